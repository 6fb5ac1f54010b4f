import Glibc
import Storage
import Synchronization
import Terminal

enum StandardStreams {
  /// Where a standard stream is closed, the next file opened would take its number, and messages would go into a
  /// match. Something that can be neither read (for input) nor written (for output) takes its place.
  static func keepTheirNumbers() {
    for (number, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    where fcntl(number, F_GETFD) < 0 {
      _ = open("/dev/null", mode)
    }
  }

  /// Everything there is to read on standard input; what lies beyond the limit is left there.
  /// - Returns: more than `limit` bytes where there are more.
  static func readInput(limit: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var failure: CInt?
    while bytes.count <= limit {
      let piece = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        var got = -1
        repeat { got = read(STDIN_FILENO, buffer.baseAddress, buffer.count) } while got < 0 && errno == EINTR
        if got < 0 { failure = errno }
        count = max(0, got)
      }
      if let failure { throw .system(.read, path: "-", errno: failure) }
      if piece.isEmpty { break }
      bytes += piece
    }
    return bytes
  }
}

/// A stream that lines and bytes are written to, by any thread; in order, and gathered so that many small pieces cost
/// little.
final class OutputStream: Sendable {
  private struct State {
    var waiting: [UInt8] = []
    /// Whether all of it is for a file of the user's.
    var isKept = false
    /// Why it takes no more: `errno` of the first write that failed.
    var failure: CInt?
  }

  private let descriptor: CInt
  private let state = Mutex(State())

  init(_ descriptor: CInt) { self.descriptor = descriptor }

  func write(_ bytes: some Sequence<UInt8>) {
    state.withLock { state in
      state.waiting += bytes
      if state.waiting.count >= 1 << 16 { drain(&state) }
    }
  }

  /// What is written while `body` runs, which goes nowhere else.
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

  /// Writes what waits.
  /// - Returns: `errno` of the first write that failed, ever.
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
