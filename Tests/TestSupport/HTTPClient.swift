import Glibc

/// A minimal HTTP client: it sends bytes and reads whatever arrives. It connects only to loopback addresses.
public final class HTTPClient {
  private let descriptor: CInt
  public private(set) var received: [UInt8] = []

  /// - Parameter source: the client's own address, within 127.0.0.0/8.
  public init(port: Int, from source: String = "127.0.0.1") {
    descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
    var own = Self.address(source, 0)
    withUnsafePointer(to: &own) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    var peer = Self.address("127.0.0.1", port)
    withUnsafePointer(to: &peer) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  deinit { close(descriptor) }

  private static func address(_ host: String, _ port: Int) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    inet_pton(AF_INET, host, &address.sin_addr)
    return address
  }

  public func send(_ text: String) {
    let bytes = Array(text.utf8)
    // The server may already have closed the connection, which some tests wait for.
    _ = Glibc.send(descriptor, bytes, bytes.count, CInt(MSG_NOSIGNAL))
  }

  public func get(_ path: String, headers: String = "") {
    send("GET \(path) HTTP/1.1\r\nHost: test\r\n\(headers)\r\n")
  }

  /// Reads until the text has arrived, the connection ends, or nothing arrives for a long time.
  /// - Returns: true if the text has arrived.
  public func waits(for text: String, meanwhile: () -> Void = {}) -> Bool {
    let wanted = Array(text.utf8)
    for _ in 0..<1000 {
      if received.firstRange(of: wanted) != nil { return true }
      meanwhile()
      var ready = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
      guard poll(&ready, 1, 30) > 0 else { continue }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return false }
      received += buffer[..<count]
    }
    return false
  }

  /// True if the server closes the connection.
  public func isClosed(meanwhile: () -> Void = {}) -> Bool {
    for _ in 0..<1000 {
      meanwhile()
      var ready = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
      guard poll(&ready, 1, 30) > 0 else { continue }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return true }
      received += buffer[..<count]
    }
    return false
  }

  public var text: String { String(decoding: received, as: UTF8.self) }
  public func forget() { received = [] }
}
