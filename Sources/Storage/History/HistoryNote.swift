import Glibc
import Text

extension UndoHistory {
  /// The note in a history file, for readers only: nothing is created, locked or repaired.
  /// - Parameters:
  ///   - path: ``StoredFile/historyPath``.
  ///   - limit: larger files are not read, in bytes.
  /// - Returns: nil if there is no note.
  public static func note(inFile path: String, limit: Int) -> [UInt8]? {
    let descriptor = SystemCalls.retrying { open(path.onDisk, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK) }
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard let (bytes, _) = try? SystemCalls.contents(descriptor, path: path, limit: limit), bytes.starts(with: magic)
    else { return nil }
    var offset = magic.count
    var note: [UInt8]?
    while offset + HistoryRecord.headerCount <= bytes.count,
      let header = HistoryRecord.header(Array(bytes[offset..<(offset + HistoryRecord.headerCount)]))
    {
      let start = offset + HistoryRecord.headerCount
      // The last record may still be in the middle of being written.
      guard header.count <= bytes.count - start else { break }
      if bytes[start] == UInt8(ascii: "C"),
        case .note(let found)? = HistoryRecord(body: Array(bytes[start..<(start + header.count)]))
      {
        note = found
      }
      offset = start + header.count
    }
    return note
  }
}
