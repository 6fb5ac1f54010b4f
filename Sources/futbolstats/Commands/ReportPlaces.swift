import MatchReports

/// Where the report of each match file goes.
struct ReportPlaces: Sendable {
  private var places: [String: String] = [:]

  /// - Parameter output: a folder, a file for the report of one match, `-` for standard output; beside each file
  ///   unless told.
  /// - Throws: where two reports, or a report and its match, would be one file.
  init(of files: [String], kind: ReportKind, output: String?) throws(Failure) {
    if output == "-" { return }
    let isFolder = output.map { $0.hasSuffix("/") || OutputFile.isFolder($0) } ?? false
    if let output, files.count > 1, !isFolder {
      throw .file(.system(.open, path: output, errno: OutputFile.notAFolder))
    }
    var taken: Set<String> = []
    for file in files where file != "-" || output != nil {
      let place = isFolder || output == nil ? Self.path(of: file, kind, in: output) : output ?? ""
      if !taken.insert(place).inserted { throw .usage(.sameOutput(place)) }
      if OutputFile.isSame(place, file) { throw .usage(.overwritesInput(place)) }
      places[file] = place
    }
  }

  /// The path of the file's report; nil for standard output.
  subscript(file: String) -> String? { places[file] }

  /// `derby.xml` becomes `derby.html`, there or in the folder.
  private static func path(of file: String, _ kind: ReportKind, in folder: String?) -> String {
    var stem = file.hasSuffix(".xml") ? String(file.dropLast(4)) : file
    guard let folder else { return stem + kind.suffix }
    if let slash = stem.lastIndex(of: "/") { stem = String(stem[stem.index(after: slash)...]) }
    return (folder.hasSuffix("/") ? folder : folder + "/") + stem + kind.suffix
  }
}
