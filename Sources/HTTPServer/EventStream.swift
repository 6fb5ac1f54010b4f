internal import CMicroHTTPD
import Glibc
import Synchronization

/// One reader of a channel. Its connection is suspended whenever there is nothing to send.
// @unchecked: the connection's handle is used under the lock, and not after the stream has ended.
final class EventStream: @unchecked Sendable {
  private struct State {
    /// What is being sent, and how much of it has been.
    var current: [UInt8] = []
    var sent = 0
    var next: [UInt8]?
    var reminder: [UInt8]?
    var isSuspended = false
    var isOver = false
  }

  private let connection: OpaquePointer
  private let channel: EventChannel
  private let state = Mutex(State())

  init(_ connection: OpaquePointer, _ channel: EventChannel) {
    self.connection = connection
    self.channel = channel
  }

  func send(_ message: [UInt8]) {
    state.withLock { state in
      state.next = message
      wake(&state)
    }
  }

  func remind(_ message: [UInt8]) {
    if message.isEmpty { return }
    state.withLock { state in
      state.reminder = message
      wake(&state)
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
      let count = recv(cmhd_socket(connection), &byte, 1, CInt(MSG_PEEK) | CInt(MSG_DONTWAIT))
      guard count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR) else { return }
      state.isOver = true
      wake(&state)
    }
  }

  /// Copies what comes next.
  /// - Returns: nil if the stream is over; 0 if there is nothing, and the connection is suspended.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    state.withLock { state in
      if state.isOver { return nil }
      if state.sent == state.current.count {
        // The time goes before the state, which is read by it.
        guard let next = state.reminder.take() ?? state.next.take() else {
          state.isSuspended = true
          cmhd_suspend(connection)
          return 0
        }
        (state.current, state.sent) = (next, 0)
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
