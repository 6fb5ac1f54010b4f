import Glibc
import Storage
import Synchronization
import Text

package enum StandardStreams {
  /// If a standard stream were closed, the next file opened would get its number, and messages would be written into a
  /// match. Each closed stream is therefore replaced by a descriptor that fails: unreadable for input, unwritable for
  /// output.
  package static func keepTheirNumbers() {
    for (number, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    where fcntl(number, F_GETFD) < 0 {
      _ = open("/dev/null", mode)
    }
  }

  /// Reads standard input.
  /// - Throws: ``FileError/tooLarge(path:size:limit:)`` if it is longer than the limit, with the size read so far.
  static func readInput(limit: Int) throws(FileError) -> [UInt8] {
    let (bytes, failure) = readToEnd(of: STDIN_FILENO, limit: limit)
    if let failure { throw .system(.read, path: "-", errno: failure) }
    guard bytes.count <= limit else { throw .tooLarge(path: "-", size: bytes.count, limit: limit) }
    return bytes
  }
}

/// Reads to the end, or until there is more than the limit.
/// - Returns: the bytes, and the `errno` of a failed read.
func readToEnd(of descriptor: CInt, limit: Int) -> (bytes: [UInt8], failure: CInt?) {
  var bytes: [UInt8] = []
  while bytes.count <= limit {
    let (piece, failure) = readSome(1 << 16, from: descriptor)
    if failure != nil || piece.isEmpty { return (bytes, failure) }
    bytes += piece
  }
  return (bytes, nil)
}

/// A buffered, thread-safe output stream.
final class OutputStream: Sendable {
  private struct State {
    var waiting: [UInt8] = []
    var isKept = false
    /// `errno` of the first write that failed; nothing is written afterwards.
    var failure: CInt?
  }

  let descriptor: CInt
  private let state = Mutex(State())

  init(_ descriptor: CInt) { self.descriptor = descriptor }

  func write(_ bytes: some Sequence<UInt8>) {
    state.withLock { state in
      state.waiting += bytes
      if state.waiting.count >= 1 << 16 { drain(&state) }
    }
  }

  func kept(_ body: () throws(Failure) -> Void) throws(Failure) -> [UInt8] {
    state.withLock { state in
      drain(&state)
      state.isKept = true
    }
    defer {
      state.withLock { state in
        state.isKept = false
        state.waiting = []
      }
    }
    try body()
    return state.withLock { $0.waiting }
  }

  /// Writes the buffer.
  /// - Returns: `errno` of the first write that ever failed.
  func flush() -> CInt? {
    state.withLock { state in
      drain(&state)
      return state.failure
    }
  }

  private func drain(_ state: inout State) {
    if state.isKept { return }
    if state.failure == nil { state.failure = writeAll(state.waiting, to: descriptor) }
    state.waiting.removeAll(keepingCapacity: true)
  }
}
