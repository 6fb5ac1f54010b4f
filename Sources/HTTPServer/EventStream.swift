internal import CLoadedLibraries.MicroHTTPD
import Glibc
import Synchronization

/// One reader of a channel. Its connection is suspended whenever there is nothing to send.
///
/// While the connection is suspended, the sender of a message writes it to the socket: one system call per reader,
/// where waking the server's thread would take several. The thread sends whatever the system does not accept at once.
// @unchecked: the connection's handle is used under the lock, and not after the stream has ended.
final class EventStream: @unchecked Sendable {
  private struct State {
    /// The bytes that the server's thread is sending, and how many of them have been sent.
    var current: [UInt8] = []
    var sent = 0
    var next: [UInt8]?
    var reminder: [UInt8]?
    var isSuspended = false
    var isOver = false

    /// Send the time before the state, because the reader needs it to interpret the state.
    mutating func takeNext() -> [UInt8]? { reminder.take() ?? next.take() }
  }

  private let connection: OpaquePointer
  private let socket: CInt
  /// True if the connection uses TLS, through which only the library can write.
  private let isEncrypted: Bool
  private let channel: EventChannel
  private let state = Mutex(State())

  init(_ connection: OpaquePointer, isEncrypted: Bool, _ channel: EventChannel) {
    self.connection = connection
    self.isEncrypted = isEncrypted
    self.channel = channel
    socket = cmhd_socket(connection)
  }

  func send(_ message: [UInt8]) {
    state.withLock { state in
      state.next = message
      deliver(&state)
    }
  }

  func remind(_ message: [UInt8]) {
    if message.isEmpty { return }
    state.withLock { state in
      state.reminder = message
      deliver(&state)
    }
  }

  /// Writes the next message, unless the server's thread is writing and will find it.
  private func deliver(_ state: inout State) {
    guard state.isSuspended else { return }
    if isEncrypted { return wake(&state) }
    while let message = state.takeNext() {
      let count = message.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, CInt(MSG_DONTWAIT) | CInt(MSG_NOSIGNAL))
      }
      guard count != message.count else { continue }
      state.current = message
      state.sent = max(0, count)
      return wake(&state)
    }
  }

  func end() {
    state.withLock { state in
      state.isOver = true
      wake(&state)
    }
  }

  func endIfDeparted() {
    state.withLock { state in
      guard state.isSuspended else { return }
      var byte: UInt8 = 0
      let count = recv(socket, &byte, 1, CInt(MSG_PEEK) | CInt(MSG_DONTWAIT))
      guard count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR) else { return }
      state.isOver = true
      wake(&state)
    }
  }

  /// Copies the next bytes to send.
  /// - Returns: nil if the stream has ended; 0 if there is nothing to send, and the connection is then suspended.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    state.withLock { state in
      if state.isOver { return nil }
      if state.sent == state.current.count {
        guard let next = state.takeNext() else {
          state.isSuspended = true
          cmhd_suspend(connection)
          return 0
        }
        state.current = next
        state.sent = 0
      }
      let count = min(buffer.count, state.current.count - state.sent)
      state.current.withUnsafeBytes { bytes in
        buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[state.sent..<(state.sent + count)]))
      }
      state.sent += count
      return count
    }
  }

  /// The connection is gone.
  func close() {
    channel.remove(self)
    state.withLock { $0.isOver = true }
  }

  private func wake(_ state: inout State) {
    guard state.isSuspended else { return }
    state.isSuspended = false
    cmhd_resume(connection)
  }
}
