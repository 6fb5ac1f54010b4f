import Text

/// Reads the regular files of a tar archive (ustar, pax, GNU) one after the other from a stream, in memory. Nothing is
/// extracted to disk, and members other than files are skipped.
public struct TarReader<Failure: Error> {
  public enum Member: Sendable {
    case file(name: String, bytes: [UInt8])
    /// Larger than the limit; its bytes have been skipped.
    case tooLarge(name: String, size: Int)
  }

  public enum End: Error {
    case wrong(TarProblem)
    /// Reading the source failed.
    case failed(Failure)
  }

  /// Returns up to the given number of bytes, and none at the end.
  public typealias Source = (Int) throws(Failure) -> [UInt8]

  private let source: Source
  private let limit: Int
  private var offset = 0
  private var last = ""
  /// Values for the next member from an extended header.
  private var nextName: [UInt8]?
  private var nextLength: Int?

  /// Maximum size of an extended header, which holds a name or a size.
  static var headerLimit: Int { 1 << 20 }

  /// - Parameter limit: maximum size of a file in bytes.
  public init(limit: Int, _ source: @escaping Source) {
    self.source = source
    self.limit = limit
  }

  /// The next regular file, or nil after the last.
  public mutating func next() throws(End) -> Member? {
    while true {
      let start = offset
      let block = try read(TarHeader.size)
      guard block.count == TarHeader.size else {
        throw start == 0 && !block.isEmpty ? problem(Self.firstProblem(block), start) : cutOff
      }
      if block.allSatisfy({ $0 == 0 }) {
        try readToEnd()
        return nil
      }
      guard let header = TarHeader(block), let stated = header.length else {
        throw problem(start == 0 ? Self.firstProblem(block) : .badHeader, start)
      }
      switch header.kind {
      case UInt8(ascii: "x"), UInt8(ascii: "L"):
        guard stated <= Self.headerLimit else { throw problem(.longHeader(limit: Self.headerLimit), start) }
        let contents = try whole(stated, start)
        if header.kind == UInt8(ascii: "L") {
          nextName = Array(contents.prefix { $0 != 0 })
        } else {
          try take(records: contents, start)
        }
      case UInt8(ascii: "0"), 0, UInt8(ascii: "7"):
        let (length, name) = (nextLength ?? stated, FileName.text(nextName ?? header.name))
        nextName = nil
        nextLength = nil
        // Before POSIX, a directory was stored as a file whose name ends with a slash.
        if name.hasSuffix("/") {
          try skip(length, start)
          continue
        }
        last = name
        guard length <= limit else {
          try skip(length, start)
          return .tooLarge(name: name, size: length)
        }
        return .file(name: name, bytes: try whole(length, start))
      default:
        // Directories, links, devices, long link names and global headers.
        let length = nextLength ?? stated
        if ![UInt8(ascii: "K"), UInt8(ascii: "g")].contains(header.kind) {
          nextName = nil
          nextLength = nil
        }
        try skip([UInt8(ascii: "1"), UInt8(ascii: "2")].contains(header.kind) ? 0 : length, start)
      }
    }
  }

  /// Applies pax records, such as `27 path=a long name\n`.
  private mutating func take(records: [UInt8], _ start: Int) throws(End) {
    var rest = records[...]
    while let first = rest.first, first != 0 {
      let digits = rest.prefix { (48...57).contains($0) }
      guard let length = Int(String(decoding: digits, as: UTF8.self)), length > digits.count + 2, length <= rest.count
      else { throw problem(.badHeader, start) }
      let record = rest.prefix(length).dropFirst(digits.count + 1)
      guard record.last == UInt8(ascii: "\n"), let equals = record.firstIndex(of: UInt8(ascii: "=")) else {
        throw problem(.badHeader, start)
      }
      let value = Array(record[(equals + 1)...].dropLast())
      switch String(decoding: record[..<equals], as: UTF8.self) {
      case "path": nextName = value
      case "size":
        guard let size = Int(String(decoding: value, as: UTF8.self)), size >= 0 else {
          throw problem(.badHeader, start)
        }
        nextLength = size
      default: break
      }
      rest = rest.dropFirst(length)
    }
  }

  // MARK: - Bytes

  private mutating func read(_ count: Int) throws(End) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let piece: [UInt8]
      do { piece = try source(count - bytes.count) } catch { throw .failed(error) }
      if piece.isEmpty { break }
      bytes += piece
    }
    offset += bytes.count
    return bytes
  }

  /// Reads `count` bytes and the padding of the last block.
  private mutating func whole(_ count: Int, _ start: Int) throws(End) -> [UInt8] {
    var bytes = try read(Self.padded(count))
    guard bytes.count == Self.padded(count) else { throw cutOff }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  private mutating func skip(_ count: Int, _ start: Int) throws(End) {
    guard count <= Int.max - TarHeader.size else { throw problem(.badHeader, start) }
    var left = Self.padded(count)
    while left > 0 {
      let got = try read(min(left, 1 << 16)).count
      guard got > 0 else { throw cutOff }
      left -= got
    }
  }

  /// Reads the zero blocks at the end, because the program writing to the pipe must not find it closed.
  private mutating func readToEnd() throws(End) { while !(try read(1 << 16)).isEmpty {} }

  private static func padded(_ count: Int) -> Int { (count + TarHeader.size - 1) / TarHeader.size * TarHeader.size }

  // MARK: - Problems

  private func problem(_ reason: TarProblem.Reason, _ start: Int) -> End {
    .wrong(TarProblem(reason, offset: start, member: last))
  }

  private var cutOff: End { problem(.cutOff, offset) }

  private static func firstProblem(_ block: [UInt8]) -> TarProblem.Reason {
    for (mark, program) in packers where block.starts(with: mark) { return .packed(program) }
    return .noArchive
  }

  private static var packers: [([UInt8], String)] {
    [
      ([0x28, 0xB5, 0x2F, 0xFD], "zstd"), ([0x1F, 0x8B], "gzip"), ([0x42, 0x5A, 0x68], "bzip2"),
      ([0xFD, 0x37, 0x7A], "xz"),
    ]
  }
}
