import CommandSupport
import Text

/// The files of a season: those in a folder, or a single one.
package struct SeasonFolder {
  /// Sorted by name, so that the order does not depend on the file system.
  package let files: [String]
  /// Conflict copies left by a synchronisation program.
  package let copies: [String]
  /// Path of the season's own file, whether or not it exists; nil for a single file.
  let seasonFile: String?
  let isSingleFile: Bool

  /// - Throws: `Failure.file` if the path does not exist or cannot be read.
  package init(_ path: String) throws(Failure) {
    guard OutputFile.isFolder(path) else {
      files = [path]
      copies = []
      seasonFile = nil
      isSingleFile = true
      return
    }
    let names = try InputFile.names(inFolder: path).filter { !$0.hasPrefix(".") && Self.isOfASeason($0) }.sorted()
    let paths = names.map { (name: $0, path: FileName.join(path, $0)) }.filter { !OutputFile.isFolder($0.path) }
    let all = Set(names)
    let isCopy = paths.map { ConflictCopy.original(of: $0.name, in: path, among: all) != nil }
    files = zip(paths, isCopy).filter { !$0.1 }.map(\.0.path)
    copies = zip(paths, isCopy).filter(\.1).map(\.0.path)
    seasonFile = FileName.join(path, SeasonStore.name)
    isSingleFile = false
  }

  /// Files named one by one.
  /// - Parameter seasonFile: the season's own file, if it is one of them.
  package init(files: [String], seasonFile: String?) {
    self.files = files
    copies = []
    self.seasonFile = seasonFile
    isSingleFile = true
  }

  private static func isOfASeason(_ name: String) -> Bool {
    [".xml", ".txt", ".csv"].contains { name.lowercased().hasSuffix($0) } && !MedicalFile.isOne(name)
  }
}
