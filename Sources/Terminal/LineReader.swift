import Bounds
import Glibc

/// Lines from a file descriptor, whatever wrote them: LF or CRLF, with or without a last newline, any bytes.
public final class LineReader {
  /// What was odd about a line's bytes.
  public enum Flaw: Sendable, Equatable {
    /// Not UTF-8; every byte from 0x80 would be a letter or sign of Latin-1, and the text was read so.
    case latin1
    /// Not UTF-8, nor plausibly Latin-1; offending bytes were replaced by U+FFFD.
    case invalidUTF8
    /// Longer than `Bounds.lineBytes`: its beginning, and the rest was passed over.
    case tooLong
    /// A NUL byte, kept in the text as U+0000: the input is hardly text.
    case containsNUL
  }

  /// One line without its ending.
  public struct Line: Sendable, Equatable {
    /// Place in the input, from 1.
    public var number: Int
    /// What it says, as far as it can be read.
    public var text: String
    /// `nil` for a proper line of UTF-8.
    public var flaw: Flaw?

    /// - Parameter flaw: what was odd about its bytes; nil where nothing was.
    public init(number: Int, text: String, flaw: Flaw? = nil) {
      self.number = number
      self.text = text
      self.flaw = flaw
    }
  }

  /// The system refused to read.
  public struct ReadError: Error, Equatable {
    /// `errno` of `read`.
    public let code: CInt
  }

  private let descriptor: CInt
  private let chunkSize: Int
  private var buffer: [UInt8] = []
  private var start = 0
  /// Up to where no newline was found yet.
  private var searched = 0
  private(set) var atEnd = false
  /// The beginning of a line that is longer than any may be, while the rest of it is passed over.
  private var cut: [UInt8]?
  private var count = 0

  /// Reads from a descriptor that stays the caller's: it is never closed here.
  public init(descriptor: CInt = STDIN_FILENO, chunkSize: Int = 64 * 1024) {
    self.descriptor = descriptor
    self.chunkSize = chunkSize
  }

  /// The next line, or `nil` at the end of the input. Returns as soon as a whole line has come, so a slow writer is
  /// answered line by line.
  public func next() throws(ReadError) -> Line? {
    while true {
      if let line = takeBuffered() { return line }
      if atEnd { return takeRest() }
      try fill()
    }
  }

  /// A whole line that is here already.
  func takeBuffered() -> Line? {
    guard let newline = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = buffer.count
      passOver()
      return nil
    }
    defer {
      start = newline + 1
      searched = start
    }
    return makeLine(buffer[start..<newline])
  }

  /// Keeps the beginning of a line that is too long, and nothing of the rest that is here.
  private func passOver() {
    guard cut != nil || searched - start > Bounds.lineBytes + 1 else { return }
    if cut == nil { cut = Array(buffer[start...].prefix(Bounds.lineBytes)) }
    start = searched
  }

  /// What came without an ending, once nothing more will come.
  func takeRest() -> Line? {
    guard start < buffer.count || cut != nil else { return nil }
    defer {
      start = buffer.count
      searched = start
    }
    return makeLine(buffer[start...])
  }

  /// Reads what there is, waiting if there is nothing; `atEnd` tells whether it was the last.
  func fill() throws(ReadError) {
    buffer.removeFirst(start)
    searched -= start
    start = 0
    let old = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: chunkSize))
    var got: Int
    repeat {
      got = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress! + old, chunkSize) }
    } while got < 0 && errno == EINTR
    let code = errno
    buffer.removeLast(chunkSize - max(0, got))
    // A terminal that hung up answers EIO: nothing more will come.
    if got < 0 && code != EIO { throw ReadError(code: code) }
    atEnd = got <= 0
  }

  private func makeLine(_ bytes: ArraySlice<UInt8>) -> Line {
    count += 1
    var bytes = bytes
    let isTooLong = cut != nil || bytes.count - (bytes.last == UInt8(ascii: "\r") ? 1 : 0) > Bounds.lineBytes
    if isTooLong {
      bytes = (cut ?? Array(bytes.prefix(Bounds.lineBytes)))[...]
      cut = nil
      return Line(number: count, text: String(decoding: bytes, as: UTF8.self), flaw: .tooLong)
    }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    // A byte order mark is no part of the first line.
    if count == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if let text = String(validating: bytes, as: UTF8.self) {
      return Line(number: count, text: text, flaw: bytes.contains(0) ? .containsNUL : nil)
    }
    // 0x80 to 0x9F are control codes in Latin-1: nobody types them.
    if !bytes.contains(where: { (0x80...0x9F).contains($0) || $0 == 0 }) {
      var text = ""
      text.unicodeScalars.append(contentsOf: bytes.map { Unicode.Scalar($0) })
      return Line(number: count, text: text, flaw: .latin1)
    }
    return Line(number: count, text: String(decoding: bytes, as: UTF8.self), flaw: .invalidUTF8)
  }
}
