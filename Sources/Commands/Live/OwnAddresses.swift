import Glibc

/// The addresses by which other computers reach this one.
enum OwnAddresses {
  /// Numeric addresses, IPv4 first, without loopback and link-local addresses.
  static var all: [String] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var found: (ipv4: [String], ipv6: [String]) = ([], [])
    var next = first
    while let interface = next?.pointee {
      next = interface.ifa_next
      guard let address = interface.ifa_addr, interface.ifa_flags & UInt32(IFF_UP) != 0,
        interface.ifa_flags & UInt32(IFF_LOOPBACK) == 0
      else { continue }
      switch CInt(address.pointee.sa_family) {
      case AF_INET:
        if let text = text(address, MemoryLayout<sockaddr_in>.size) { found.ipv4.append(text) }
      case AF_INET6:
        if let text = text(address, MemoryLayout<sockaddr_in6>.size), !text.hasPrefix("fe80") {
          found.ipv6.append(text)
        }
      default: break
      }
    }
    return found.ipv4 + found.ipv6
  }

  /// The hosts at which a server can be reached.
  /// - Parameter address: the numeric address on which it listens.
  static func hosts(listeningOn address: String) -> [String] {
    guard isAny(address) else { return [address] }
    // A server on all IPv6 addresses accepts IPv4 as well, but not the other way round.
    let own = address.contains(":") ? all : all.filter { !$0.contains(":") }
    return own.isEmpty ? ["127.0.0.1"] : own
  }

  /// The host at which programs on this computer reach the server.
  static func localHost(listeningOn address: String) -> String { isAny(address) ? "127.0.0.1" : address }

  /// True if the address stands for all addresses of this computer: `0.0.0.0` or `::`.
  private static func isAny(_ address: String) -> Bool {
    var (ipv4, ipv6) = (in_addr(), in6_addr())
    if inet_aton(address, &ipv4) != 0 { return ipv4.s_addr == 0 }
    // The address is a union in C, so its bytes are compared.
    return inet_pton(AF_INET6, address, &ipv6) == 1 && withUnsafeBytes(of: ipv6) { $0.allSatisfy { $0 == 0 } }
  }

  private static func text(_ address: UnsafePointer<sockaddr>, _ size: Int) -> String? {
    var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    guard getnameinfo(address, socklen_t(size), &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0 else {
      return nil
    }
    return text.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
  }

  /// The address of a page; IPv6 addresses are in brackets.
  static func url(_ host: String, port: Int, isSecure: Bool) -> String {
    "\(isSecure ? "https" : "http")://\(host.contains(":") ? "[\(host)]" : host):\(port)/"
  }
}
