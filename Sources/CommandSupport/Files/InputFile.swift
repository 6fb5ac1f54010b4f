import Bounds
import FileWording
import Glibc
import Phrases
import Storage
import Text

/// Reads files that the user named; `-` is standard input.
package enum InputFile {
  /// - Throws: `Failure.file`, or `Failure.text` if only the team after the colon is wrong.
  package static func read(_ path: String, limit: Int = Bounds.matchFile) throws(Failure) -> [UInt8] {
    do throws(FileError) {
      return try path == "-" ? StandardStreams.readInput(limit: limit) : StoredFile.open(path, limit: limit).contents
    } catch {
      if case .system(.open, _, ENOENT) = error, let refusal = SquadFile.refusal(of: path) { throw refusal }
      throw .file(error)
    }
  }

  /// The text in a file, in any supported encoding.
  package static func text(of path: String, limit: Int = Bounds.textFile) throws(Failure) -> String {
    try text(read(path, limit: limit), path)
  }

  /// The lines of a match that were typed but could not be recorded yet.
  package static func openLines(of path: String) -> [String] {
    guard path != "-", let file = try? StoredFile.open(path, limit: Bounds.matchFile) else { return [] }
    return file.openLines(limit: Bounds.textFile)
  }

  package static func names(inFolder path: String) throws(Failure) -> [String] {
    let descriptor = open(path.onDisk, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .file(.system(.open, path: path, errno: errno)) }
    defer { close(descriptor) }
    return FileName.names(inFolder: descriptor)
  }

  /// Decodes a text file in any supported encoding.
  /// - Throws: `Failure.text` for invalid UTF-8.
  package static func text(_ bytes: [UInt8], _ path: String) throws(Failure) -> String {
    if let broken = TextFile.breach(in: bytes) { throw .problem(Phrase(broken), in: path, line: broken.line) }
    return TextFile.decoded(bytes)
  }
}
