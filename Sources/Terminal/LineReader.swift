import Bounds
import Glibc
import Text

/// Reads lines from a file descriptor: LF or CRLF, with or without a final newline, any bytes.
public final class LineReader {
  /// A problem in a line's bytes.
  public enum Flaw: Sendable, Equatable {
    /// The text is not UTF-8, but plausible as Latin-1, and decoded as such.
    case latin1
    /// Neither UTF-8 nor plausible Latin-1. Invalid bytes were replaced with U+FFFD.
    case invalidUTF8
    /// Longer than `Bounds.lineBytes`. The text is the beginning; the rest was skipped.
    case tooLong
    /// Contains a NUL byte, kept as U+0000; the input is probably not text.
    case containsNUL
  }

  public struct Line: Sendable, Equatable {
    /// Line number, from 1.
    public var number: Int
    public var text: String
    /// `nil` for valid UTF-8.
    public var flaw: Flaw?

    public init(number: Int, text: String, flaw: Flaw? = nil) {
      self.number = number
      self.text = text
      self.flaw = flaw
    }
  }

  public struct ReadError: Error, Equatable {
    public let code: CInt
  }

  private let descriptor: CInt
  private let chunkSize: Int
  private var buffer: [UInt8] = []
  private var start = 0
  /// Bytes already searched for a newline.
  private var searched = 0
  private(set) var atEnd = false
  /// The beginning of a line that is too long, while the rest is skipped.
  private var cut: [UInt8]?
  private var count = 0

  /// Reads from a descriptor that the caller owns; it is not closed.
  public init(descriptor: CInt = STDIN_FILENO, chunkSize: Int = 64 * 1024) {
    self.descriptor = descriptor
    self.chunkSize = chunkSize
  }

  /// The next line, or `nil` at the end of the input. Returns as soon as a line is complete, so that interactive
  /// writers get answers line by line.
  public func next() throws(ReadError) -> Line? {
    while true {
      if let line = takeBuffered() { return line }
      if atEnd { return takeRest() }
      try fill()
    }
  }

  /// The next line that is already in the buffer.
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

  /// Keeps the beginning of an overlong line and drops the rest of the buffer.
  private func passOver() {
    guard cut != nil || searched - start > Bounds.lineBytes + 1 else { return }
    if cut == nil { cut = Array(buffer[start...].prefix(Bounds.lineBytes)) }
    start = searched
  }

  /// The last line without a newline, at the end of the input.
  func takeRest() -> Line? {
    guard start < buffer.count || cut != nil else { return nil }
    defer {
      start = buffer.count
      searched = start
    }
    return makeLine(buffer[start...])
  }

  /// Reads the available input, waiting until there is some. Sets `atEnd` at the end.
  func fill() throws(ReadError) {
    buffer.removeFirst(start)
    searched -= start
    start = 0
    let (bytes, failure) = readSome(chunkSize, from: descriptor)
    // A terminal that hung up returns EIO; treat it as the end.
    if let failure, failure != EIO { throw ReadError(code: failure) }
    buffer += bytes
    atEnd = bytes.isEmpty
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
    // Skip a byte order mark.
    if count == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if let text = String(validating: bytes, as: UTF8.self) {
      return Line(number: count, text: text, flaw: bytes.contains(0) ? .containsNUL : nil)
    }
    // 0x80 to 0x9F are control codes in Latin-1, which text does not contain.
    if !bytes.contains(where: { (0x80...0x9F).contains($0) || $0 == 0 }) {
      var text = ""
      text.unicodeScalars.append(contentsOf: bytes.map { Unicode.Scalar($0) })
      return Line(number: count, text: text, flaw: .latin1)
    }
    return Line(number: count, text: String(decoding: bytes, as: UTF8.self), flaw: .invalidUTF8)
  }
}
