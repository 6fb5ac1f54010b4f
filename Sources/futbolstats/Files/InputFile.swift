import Glibc
import MatchXML

/// Reading files that the user named; `-` is standard input.
enum InputFile {
  /// A match file larger than this is none.
  static let limit = 64 << 20

  /// - Throws: `Failure.file`.
  static func read(_ path: String, limit: Int = limit) throws(Failure) -> [UInt8] {
    do throws(FileError) {
      guard path == "-" else { return try MatchFile.open(path, limit: limit).contents }
      let bytes = try StandardStreams.readInput(limit: limit)
      guard bytes.count <= limit else { throw FileError.tooLarge(path: path, size: bytes.count, limit: limit) }
      return bytes
    } catch {
      throw .file(error)
    }
  }
}
