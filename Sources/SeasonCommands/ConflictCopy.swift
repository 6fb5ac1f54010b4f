import CommandSupport
import Text

/// Copies that synchronisation programs make of files changed in two places, recognised by their names.
package enum ConflictCopy {
  /// The name of the file that was copied; nil if the file is not a conflict copy.
  /// - Parameters:
  ///   - isBeside: whether a file with this name is in the same folder, for programs whose copies look like other
  ///     files: OneDrive adds the name of the computer, Google Drive a number.
  ///   - isSameMatch: whether two of these files hold the same match. Called for names of computers in lower case,
  ///     because they look like names of teams.
  package static func original(
    of name: String, isBeside: (String) -> Bool = { _ in false },
    isSameMatch: (String, String) -> Bool = { _, _ in false }
  ) -> String? {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let (stem, suffix) = (name[..<dot], name[dot...])
    // derby.sync-conflict-20261121-173000-ABCDEFG.xml, derby.conflict-1.xml; Nextcloud before 2.5:
    // derby_conflict-20261121-173000.xml; Google: derby [Conflict].xml, derby_conf(1).xml
    for mark in [".sync-conflict-", ".conflict-", "_conflict-", " [Conflict", "_conf("] {
      if let range = stem.ranges(of: mark).last { return String(stem[..<range.lowerBound]) + suffix }
    }
    if let base = inParentheses(stem) { return base + suffix }
    if let base = numbered(stem).map({ $0 + suffix }), isBeside(base) { return base }
    return ofComputer(stem, String(suffix), name, isBeside, isSameMatch)
  }

  /// `derby (conflicted copy 2026-11-21 173000)`, `derby (conflicted copy anna 2026-11-21 173000)`,
  /// `derby (Anna's conflicted copy 2026-11-21)`, `derby (copia en conflicto de Anna 2026-11-21 (1))`.
  private static func inParentheses(_ stem: Substring) -> String? {
    guard stem.hasSuffix(")"), let open = stem.ranges(of: " (").first(where: { isConflict(stem[$0.upperBound...]) })
    else { return nil }
    return String(stem[..<open.lowerBound])
  }

  /// True if the text contains a form of "conflict" in one of Dropbox's languages: conflicted, conflicto, conflit,
  /// Konflikt.
  private static func isConflict(_ text: Substring) -> Bool {
    let text = text.lowercased()
    return text.contains("confli") || text.contains("konflikt")
  }

  /// `derby (1)`
  private static func numbered(_ stem: Substring) -> String? {
    guard stem.hasSuffix(")"), let open = stem.lastIndex(of: "("), stem[..<open].hasSuffix(" ") else { return nil }
    let number = stem[open...].dropFirst().dropLast()
    return !number.isEmpty && number.allSatisfy(\.isNumber) ? String(stem[..<open].dropLast()) : nil
  }

  /// `derby-DESKTOP-7A2B.xml` or `derby-Annas-MacBook.xml`, beside `derby.xml`.
  private static func ofComputer(
    _ stem: Substring, _ suffix: String, _ name: String, _ isBeside: (String) -> Bool,
    _ isSameMatch: (String, String) -> Bool
  ) -> String? {
    for hyphen in stem.indices where stem[hyphen] == "-" {
      let computer = stem[stem.index(after: hyphen)...]
      let base = String(stem[..<hyphen]) + suffix
      guard (2...63).contains(computer.count), computer.contains(where: \.isLetter), isBeside(base) else { continue }
      let isLoud =
        computer.count <= 15
        && computer.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber || $0 == "-") }
      if isLoud || isSameMatch(name, base) { return base }
    }
    return nil
  }

  /// The same for a file in a folder, where the contents can be compared.
  /// - Parameter names: the names of the files in the folder; nil if they are not known.
  package static func original(of name: String, in folder: String, among names: Set<String>? = nil) -> String? {
    original(
      of: name, isBeside: { names?.contains($0) ?? OutputFile.exists(FileName.join(folder, $0)) },
      isSameMatch: { isSameMatch($0, $1, in: folder) })
  }

  private static func isSameMatch(_ copy: String, _ base: String, in folder: String) -> Bool {
    if base == SeasonStore.name { return true }
    let identifiers = [copy, base].map { identifier(in: FileName.join(folder, $0)) }
    return identifiers[0] != nil && identifiers[0] == identifiers[1]
  }

  /// The identifier in the first element of a match file, without reading the match; nil if the file has none or cannot
  /// be read.
  private static func identifier(in path: String) -> String? {
    guard let bytes = try? InputFile.read(path) else { return nil }
    let text = String(decoding: bytes.prefix(1 << 14), as: UTF8.self)
    guard let root = text.firstRange(of: "<partit "), let end = text[root.upperBound...].firstIndex(of: ">"),
      let attribute = text[root.upperBound..<end].firstRange(of: "identificador=\"")
    else { return nil }
    let value = text[attribute.upperBound..<end].prefix { $0 != "\"" }
    return value.isEmpty ? nil : String(value)
  }
}
