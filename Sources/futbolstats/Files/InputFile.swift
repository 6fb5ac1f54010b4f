import Bounds
import Glibc
import Storage

/// Reading files that the user named; `-` is standard input.
enum InputFile {
  /// - Throws: `Failure.file`.
  static func read(_ path: String, limit: Int = Bounds.matchFile) throws(Failure) -> [UInt8] {
    do throws(FileError) {
      guard path == "-" else { return try StoredFile.open(path, limit: limit).contents }
      let bytes = try StandardStreams.readInput(limit: limit)
      guard bytes.count <= limit else { throw FileError.tooLarge(path: path, size: bytes.count, limit: limit) }
      return bytes
    } catch {
      throw .file(error)
    }
  }
}
