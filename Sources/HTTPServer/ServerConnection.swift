internal import CMicroHTTPD
import Glibc
import Synchronization

final class ServerConnection: Sendable {
  private struct State {
    /// When the wait for the head of a request began; nil while a request is being answered.
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

  func headArrived() { state.withLock { $0.waitingSince = nil } }
  func requestEnded() { state.withLock { $0.waitingSince = .now } }
  func close() { state.withLock { $0.isClosed = true } }

  /// True if the head of its request has taken too long, even if a byte arrives now and then.
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
// @unchecked: mutable state is protected by the lock; the connection's handle is used while it is suspended.
final class PendingRequest: @unchecked Sendable {
  private struct State {
    var response = HTTPResponse()
    var due = SuspendingClock.now
    var isResumed = false
  }

  let connection: OpaquePointer
  private let state = Mutex(State())

  init(_ connection: OpaquePointer) { self.connection = connection }

  var response: HTTPResponse { state.withLock { $0.response } }
  var due: SuspendingClock.Instant { state.withLock { $0.due } }
  var isResumed: Bool { state.withLock { $0.isResumed } }

  func wait(_ response: HTTPResponse, until due: SuspendingClock.Instant) {
    state.withLock { ($0.response, $0.due) = (response, due) }
  }

  func resume() {
    state.withLock { $0.isResumed = true }
    cmhd_resume(connection)
  }
}

struct PeerAddress: Hashable, Sendable {
  private let bytes: [UInt8]

  /// An IPv4 address is treated the same when it arrives as IPv6.
  init(_ address: UnsafePointer<sockaddr>) {
    let raw = UnsafeRawPointer(address)
    switch CInt(address.pointee.sa_family) {
    case AF_INET:
      let own = raw.assumingMemoryBound(to: sockaddr_in.self).pointee.sin_addr
      bytes = withUnsafeBytes(of: own) { Array($0) }
    case AF_INET6:
      let own = raw.assumingMemoryBound(to: sockaddr_in6.self).pointee.sin6_addr
      let all = withUnsafeBytes(of: own) { Array($0) }
      let isIPv4 = all.prefix(10).allSatisfy { $0 == 0 } && all[10] == 0xFF && all[11] == 0xFF
      // A client may have many IPv6 addresses, but they share one network.
      let isLocal = all == Self.loopback
      bytes = isIPv4 ? Array(all[12...]) : isLocal ? all : Array(all[..<8])
    default: bytes = []
    }
  }

  init(ofPeer descriptor: CInt) {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    self = withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        getpeername(descriptor, address, &length)
        return PeerAddress(address)
      }
    }
  }

  var isThisComputer: Bool { bytes == [127, 0, 0, 1] || bytes == Self.loopback }

  private static let loopback = [UInt8](repeating: 0, count: 15) + [1]
}
