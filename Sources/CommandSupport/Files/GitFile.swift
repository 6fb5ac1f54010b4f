/// `.gitignore` and `.gitattributes` in a folder of matches.
package enum GitFile {
  /// Adds the lines that the file lacks, and returns them. A file that does not exist is created.
  package static func add(_ lines: [String], to path: String) throws(Failure) -> [String] {
    var text = ""
    if OutputFile.exists(path) {
      text = try InputFile.text(of: path)
      if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
    }
    let present = Set(text.split(separator: "\n").map(String.init))
    let missing = lines.filter { !present.contains($0) }
    guard !missing.isEmpty else { return [] }
    text += missing.map { $0 + "\n" }.joined()
    try OutputFile.write(Array(text.utf8), to: path, replacing: .anything)
    return missing
  }
}
