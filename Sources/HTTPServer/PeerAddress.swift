import Glibc

/// A client's IPv4 address, or the network of its IPv6 address.
package struct PeerAddress: Hashable, Sendable {
  private let bytes: [UInt8]

  /// An IPv4 address is treated the same when it arrives as IPv6.
  package init(_ address: UnsafePointer<sockaddr>) {
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

  /// True for the first half of an IPv6 address.
  var isNetwork: Bool { bytes.count == 8 }

  private static let loopback = [UInt8](repeating: 0, count: 15) + [1]
}
