import CommandSupport
import Glibc
import MatchReports
import Text

struct ReportPlaces: Sendable {
  // Compared by bytes, because different names may look the same.
  private var places: [[UInt8]: String] = [:]
  /// The folder of all reports, created if it does not exist; nil for none.
  private var folder: String?

  /// - Parameters:
  ///   - output: a folder, a file for a single report, or `-` for standard output; nil writes each report next to its
  ///     match.
  ///   - sources: other files that are read in addition to the matches.
  /// - Throws: if two reports, or a report and an input file, would be the same file.
  init(of files: [String], kind: ReportKind, output: String?, sources: [String]) throws(Failure) {
    if output == "-" { return }
    // Several reports are written to a folder, unless its name looks like that of a report.
    let isFolder = output.map { $0.hasSuffix("/") || files.count > 1 || OutputFile.isFolder($0) } ?? false
    if let output, isFolder {
      guard OutputFile.isFolder(output) || !OutputFile.exists(output) && !output.hasSuffix(kind.suffix) else {
        throw .file(.system(.open, path: output, errno: ENOTDIR))
      }
      folder = output
    }
    let sources = SourceFiles(files + sources)
    var taken: Set<[UInt8]> = []
    for file in files where file != "-" || output != nil {
      var place = output ?? file
      if isFolder { place = FileName.join(place, FileName.split(file).name) }
      // `derby.xml` becomes `derby.html`.
      if isFolder || output == nil { place = ReportFile.path(beside: place, suffix: kind.suffix) }
      if !taken.insert(Array(OutputFile.whole(place).utf8)).inserted { throw .usage(.sameOutput(place)) }
      try sources.refuse(place)
      places[Array(file.utf8)] = place
    }
  }

  func makeFolder() throws(Failure) {
    if let folder { try OutputFile.makeFolder(folder) }
  }

  /// The path of the file's report; nil for standard output.
  subscript(file: String) -> String? { places[Array(file.utf8)] }
}
