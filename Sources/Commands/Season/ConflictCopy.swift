import FileNames

/// Copies that programs for synchronising make of files changed in two places, recognised by their names.
package enum ConflictCopy {
  /// True if the name alone says so: Syncthing, Nextcloud, Dropbox, Google Drive, and this program's own.
  static func isOne(_ name: String) -> Bool { original(of: name) != nil }

  /// The name of the file that a copy is of; nil for another file.
  /// - Parameter names: the files beside it, for programs whose copies look like other files: OneDrive adds the name of the
  ///   computer, Google Drive a number.
  package static func original(of name: String, among names: Set<String> = []) -> String? {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let (stem, suffix) = (name[..<dot], name[dot...])
    // derby.sync-conflict-20261121-173000-ABCDEFG.xml, derby.conflict-1.xml
    for mark in [".sync-conflict-", ".conflict-"] {
      if let range = stem.ranges(of: mark).last { return String(stem[..<range.lowerBound]) + suffix }
    }
    // derby (conflicted copy 2026-11-21 173000).xml, derby (Anna's conflicted copy 2026-11-21).xml, and translations
    if stem.hasSuffix(")"), let open = stem.lastIndex(of: "("), stem[..<open].hasSuffix(" ") {
      let inside = stem[open...].lowercased()
      let words = ["conflicted copy", "copia en conflicto", "còpia en conflicte", "conflict"]
      let base = String(stem[..<open].dropLast()) + suffix
      if words.contains(where: inside.contains) { return base }
      let number = stem[open...].dropFirst().dropLast()
      if !number.isEmpty, number.allSatisfy(\.isNumber), names.contains(base) { return base }
    }
    // derby [Conflict].xml, derby_conf(1).xml
    for mark in [" [Conflict", "_conf("] {
      if let range = stem.ranges(of: mark).last { return String(stem[..<range.lowerBound]) + suffix }
    }
    // derby-DESKTOP-7A2B.xml, beside derby.xml
    var hyphen = stem.firstIndex(of: "-")
    while let at = hyphen {
      let computer = stem[stem.index(after: at)...]
      let isComputer =
        (2...15).contains(computer.count) && computer.contains(where: \.isLetter)
        && computer.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber || $0 == "-") }
      let base = String(stem[..<at]) + suffix
      if isComputer, names.contains(base) { return base }
      hyphen = stem[stem.index(after: at)...].firstIndex(of: "-")
    }
    return nil
  }
}
