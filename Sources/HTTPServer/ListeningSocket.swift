import Glibc

struct ListeningSocket {
  let descriptor: CInt
  let port: Int

  /// The parameters are those of ``HTTPServer/Options``.
  init(address: String?, port: Int) throws(HTTPServerError) {
    descriptor = try Self.wait { () throws(HTTPServerError) in
      if let address { try Self.open(address, port) } else { try Self.open(port) }
    }
    self.port = Self.port(of: descriptor)
  }

  /// Retries for two seconds if the port is in use. After a server is killed, its port is free only when the system has
  /// closed its connections; a server beside a prompt takes a moment to notice that the prompt has ended.
  private static func wait(for open: () throws(HTTPServerError) -> CInt) throws(HTTPServerError) -> CInt {
    for _ in 0..<20 {
      do { return try open() } catch {
        guard error == .cannotListen(EADDRINUSE) else { throw error }
        usleep(100_000)
      }
    }
    return try open()
  }

  /// One socket for both IPv4 and IPv6, unless the system has no IPv6.
  private static func open(_ port: Int) throws(HTTPServerError) -> CInt {
    do { return try open("::", port) } catch {
      guard case .cannotListen(let reason) = error, reason == EAFNOSUPPORT || reason == EADDRNOTAVAIL else {
        throw error
      }
      return try open("0.0.0.0", port)
    }
  }

  private static func open(_ address: String, _ port: Int) throws(HTTPServerError) -> CInt {
    var hints = addrinfo()
    hints.ai_flags = AI_NUMERICHOST | AI_PASSIVE
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(address, String(port), &hints, &found) == 0, let info = found else {
      throw .notAnAddress(address)
    }
    defer { freeaddrinfo(found) }
    let kind = info.pointee.ai_socktype | Int32(SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let descriptor = socket(info.pointee.ai_family, kind, 0)
    guard descriptor >= 0 else { throw .cannotListen(errno) }
    set(descriptor, SOL_SOCKET, SO_REUSEADDR, 1)
    if info.pointee.ai_family == AF_INET6 { set(descriptor, CInt(IPPROTO_IPV6), IPV6_V6ONLY, 0) }
    guard bind(descriptor, info.pointee.ai_addr, info.pointee.ai_addrlen) == 0, listen(descriptor, 1024) == 0 else {
      let reason = errno
      close(descriptor)
      throw .cannotListen(reason)
    }
    return descriptor
  }

  private static func set(_ descriptor: CInt, _ level: CInt, _ option: CInt, _ value: CInt) {
    var value = value
    setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<CInt>.size))
  }

  private static func port(of descriptor: CInt) -> Int {
    var address = sockaddr_in6()
    var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = getsockname(descriptor, $0, &length) }
    }
    // The port has the same offset in both kinds of address.
    return Int(UInt16(bigEndian: address.sin6_port))
  }
}
