internal import CLoadedLibraries.MicroHTTPD
import Glibc
import Synchronization

final class ServerConnection: Sendable {
  private struct State {
    /// When the wait for a request began; nil while a request is being answered.
    var waitingSince: SuspendingClock.Instant? = .now
    var isClosed = false
  }

  let address: PeerAddress
  private let descriptor: CInt
  private let state = Mutex(State())

  init(_ descriptor: CInt, _ address: PeerAddress) {
    self.descriptor = descriptor
    self.address = address
  }

  func requestArrived() { state.withLock { $0.waitingSince = nil } }
  func requestEnded() { state.withLock { $0.waitingSince = .now } }
  func close() { state.withLock { $0.isClosed = true } }

  /// True if its request has taken too long, even if a byte arrives now and then.
  func isLate(_ now: SuspendingClock.Instant, _ seconds: Int) -> Bool {
    state.withLock { $0.waitingSince.map { now - $0 > .seconds(seconds) } ?? false }
  }

  func shutDown() {
    // Under the lock, because the descriptor could otherwise have been reused by now.
    state.withLock { state in
      guard !state.isClosed else { return }
      shutdown(descriptor, CInt(SHUT_RDWR))
    }
  }
}

/// A request, from its head to the end of its answer.
// @unchecked: only the library's thread uses it, except that any thread may resume a suspended connection.
final class PendingRequest: @unchecked Sendable {
  let connection: OpaquePointer
  /// An answer that is sent when the connection is resumed.
  var delayed: HTTPResponse?

  init(_ connection: OpaquePointer) { self.connection = connection }

  func resume() { cmhd_resume(connection) }
}
