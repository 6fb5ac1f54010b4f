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
