import FileNames
import Glibc
import MatchXML

/// The files of a season: those of a folder, or a single one.
struct SeasonFolder {
  /// By name, so that a listing is the same on every disk.
  let files: [String]
  /// Copies that a program for synchronising has made of files in conflict.
  let copies: [String]
  /// That of the season itself, if it is a folder's; whether or not it is there.
  let seasonFile: String?
  /// Whether the user named the file itself.
  let isSingleFile: Bool

  /// - Throws: `Failure.file` where there is nothing, or it cannot be read.
  init(_ path: String) throws(Failure) {
    guard OutputFile.isFolder(path) else {
      (files, copies, seasonFile, isSingleFile) = ([path], [], nil, true)
      return
    }
    let descriptor = open(path.onDisk, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .file(.system(.open, path: path, errno: errno)) }
    defer { close(descriptor) }
    let names = FileName.names(inFolder: descriptor).filter { !$0.hasPrefix(".") && Self.isOfASeason($0) }.sorted()
    let paths = names.map { (name: $0, path: FileName.join(path, $0)) }.filter { !OutputFile.isFolder($0.path) }
    let all = Set(names)
    files = paths.filter { ConflictCopy.original(of: $0.name, among: all) == nil }.map(\.path)
    copies = paths.filter { ConflictCopy.original(of: $0.name, among: all) != nil }.map(\.path)
    seasonFile = FileName.join(path, SeasonStore.name)
    isSingleFile = false
  }

  /// Files that somebody named, one by one.
  /// - Parameter seasonFile: that of the season, if it is named too.
  init(files: [String], seasonFile: String?) {
    (self.files, copies, self.seasonFile, isSingleFile) = (files, [], seasonFile, true)
  }

  private static func isOfASeason(_ name: String) -> Bool {
    [".xml", ".txt", ".csv"].contains { name.lowercased().hasSuffix($0) }
  }
}
