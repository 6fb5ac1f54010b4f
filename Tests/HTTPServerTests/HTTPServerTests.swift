import Glibc
import HTTPServer
import Synchronization
import TestSupport
import Testing

@Suite struct HTTPServerTests {
  private static func server(
    _ limits: HTTPLimits = HTTPLimits(), _ handler: @escaping @Sendable (HTTPRequest) -> HTTPResponse = echo
  ) throws -> HTTPServer {
    var options = HTTPServer.Options(address: "127.0.0.1", port: 0)
    options.limits = limits
    return try HTTPServer(options, handler: handler)
  }

  private static let echo: @Sendable (HTTPRequest) -> HTTPResponse = { request in
    let arguments = request.arguments.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    return HTTPResponse(body: .bytes(Array("asked for \(request.path) \(arguments).".utf8)))
  }

  @Test func answersRequests() throws {
    let server = try Self.server()
    defer { server.stop() }
    let client = HTTPClient(port: server.port)
    client.get("/board?lang=ca&key=a%20b")
    #expect(client.waits(for: "asked for /board lang=ca&key=a b."))
    #expect(client.text.hasPrefix("HTTP/1.1 200"))
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "BREW"])
  func otherMethodsAreRefused(method: String) throws {
    let server = try Self.server()
    defer { server.stop() }
    let client = HTTPClient(port: server.port)
    client.send("\(method) / HTTP/1.1\r\nHost: test\r\nContent-Length: 4\r\n\r\nbody")
    #expect(client.waits(for: "\r\n\r\n"))
    #expect(client.text.hasPrefix("HTTP/1.1 405") && client.text.contains("GET, HEAD"))
  }

  @Test func headResponseHasNoBody() throws {
    let server = try Self.server()
    defer { server.stop() }
    let client = HTTPClient(port: server.port)
    client.send("HEAD / HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n")
    #expect(client.isClosed())
    #expect(client.text.hasPrefix("HTTP/1.1 200") && client.text.hasSuffix("\r\n\r\n"))
  }

  @Test func hugeHeaderIsRefused() throws {
    let server = try Self.server()
    defer { server.stop() }
    let client = HTTPClient(port: server.port)
    client.send("GET / HTTP/1.1\r\nHost: test\r\nX: " + String(repeating: "x", count: 100_000) + "\r\n\r\n")
    #expect(client.isClosed())
    #expect(!client.text.contains("asked for"))
  }

  /// Sending a byte now and then does not keep a connection open.
  @Test func unfinishedHeaderIsTimedOut() throws {
    var limits = HTTPLimits()
    limits.seconds = 1
    let server = try Self.server(limits)
    defer { server.stop() }
    let client = HTTPClient(port: server.port)
    client.send("GET / HTTP/1.1\r\nX: ")
    #expect(
      client.isClosed {
        client.send("x")
        server.sweep()
      })
    #expect(!client.text.contains("asked for"))
  }

  @Test func unfinishedBodyIsTimedOut() throws {
    var limits = HTTPLimits()
    limits.seconds = 1
    let server = try Self.server(limits)
    defer { server.stop() }
    let client = HTTPClient(port: server.port)
    client.send("GET / HTTP/1.1\r\nHost: test\r\nContent-Length: 1000000\r\n\r\n")
    #expect(
      client.isClosed {
        client.send("x")
        server.sweep()
      })
    #expect(!client.text.contains("asked for"))
  }

  @Test func connectionsPerAddressAreLimited() throws {
    var limits = HTTPLimits()
    limits.connectionsOfAddress = 3
    let server = try Self.server(limits)
    defer { server.stop() }
    let first = (0..<3).map { _ in HTTPClient(port: server.port, from: "127.0.0.2") }
    for client in first {
      client.get("/")
      #expect(client.waits(for: "asked for"))
    }
    let fourth = HTTPClient(port: server.port, from: "127.0.0.2")
    fourth.get("/")
    #expect(fourth.isClosed() && fourth.received.isEmpty)
    // Other clients are served as before.
    let other = HTTPClient(port: server.port, from: "127.0.0.3")
    other.get("/")
    #expect(other.waits(for: "asked for"))
  }

  /// All the phones in a Wi-Fi share an IPv6 network.
  @Test(arguments: [
    ("192.168.1.20", 1), ("::ffff:192.168.1.20", 1), ("127.0.0.1", 2), ("::1", 2), ("2001:db8:1:2::3", 3),
    ("fe80::1", 3),
  ])
  func networkHasItsOwnLimit(address: String, limit: Int) throws {
    var limits = HTTPLimits()
    limits.connectionsOfAddress = 1
    limits.connectionsOfThisComputer = 2
    limits.connectionsOfNetwork = 3
    var hints = addrinfo()
    hints.ai_flags = AI_NUMERICHOST
    var found: UnsafeMutablePointer<addrinfo>?
    getaddrinfo(address, nil, &hints, &found)
    defer { freeaddrinfo(found) }
    let peer = try #require(found?.pointee.ai_addr)
    #expect(limits.connections(from: PeerAddress(peer)) == limit)
  }

  /// If the port becomes free within two seconds, the server waits for it.
  @Test func waitsForBusyPort() async throws {
    let first = try Self.server()
    let port = first.port
    let waiting = Task.detached {
      try HTTPServer(HTTPServer.Options(address: "127.0.0.1", port: port)) { _ in HTTPResponse() }
    }
    usleep(300_000)
    first.stop()
    let second = try await waiting.value
    #expect(second.port == port)
    second.stop()
  }

  @Test func delayedAnswerDoesNotBlockOthers() throws {
    let server = try Self.server { request in
      HTTPResponse(status: 403, body: .bytes(Array("no".utf8)), delay: request.path == "/bench" ? 0.2 : 0)
    }
    defer { server.stop() }
    let (slow, quick) = (HTTPClient(port: server.port), HTTPClient(port: server.port))
    slow.get("/bench")
    quick.get("/")
    #expect(quick.waits(for: "no"))
    #expect(slow.waits(for: "no") { server.sweep() })
  }
}

@Suite struct EventTests {
  private static func server(_ channel: EventChannel) throws -> HTTPServer {
    try HTTPServer(HTTPServer.Options(address: "127.0.0.1", port: 0)) { _ in HTTPResponse(body: .events(channel)) }
  }

  @Test func newReaderGetsLatestStateAndUpdates() throws {
    let channel = EventChannel { Array("greeting|".utf8) }
    channel.publish(Array("one|".utf8), number: 1)
    channel.publish(Array("two|".utf8), number: 2)
    let server = try Self.server(channel)
    defer { server.stop() }
    let client = HTTPClient(port: server.port)
    client.get("/")
    #expect(client.waits(for: "two|"))
    #expect(client.text.contains("greeting|") && !client.text.contains("one|"))
    channel.publish(Array("three|".utf8), number: 3)
    #expect(client.waits(for: "three|"))
    // An older message comes too late.
    channel.publish(Array("stale|".utf8), number: 2)
    channel.remind(Array("heartbeat|".utf8))
    #expect(client.waits(for: "heartbeat|") && !client.text.contains("stale|"))
  }

  /// A message that is published while a reader connects is not replaced by the message before it.
  @Test func connectingReaderGetsTheNewestMessage() throws {
    let publisher = Mutex<EventChannel?>(nil)
    let channel = EventChannel {
      publisher.withLock { $0 }?.publish(Array("two|".utf8), number: 2)
      return Array("greeting|".utf8)
    }
    publisher.withLock { $0 = channel }
    channel.publish(Array("one|".utf8), number: 1)
    let server = try Self.server(channel)
    defer { server.stop() }
    let client = HTTPClient(port: server.port)
    client.get("/")
    #expect(client.waits(for: "two|") && !client.text.contains("one|"))
  }

  @Test func readerWhoLeavesIsNoLongerCounted() throws {
    let channel = EventChannel()
    channel.publish(Array("state|".utf8), number: 1)
    let server = try Self.server(channel)
    defer { server.stop() }
    var client: HTTPClient? = HTTPClient(port: server.port)
    client?.get("/")
    #expect(client?.waits(for: "state|") == true && channel.readers == 1)
    client = nil
    let other = HTTPClient(port: server.port)
    other.get("/")
    // Keep publishing until the server notices that the first reader has left.
    for number in 2..<200 where channel.readers != 1 || number < 4 {
      server.sweep()
      channel.publish(Array("state \(number)|".utf8), number: number)
      #expect(other.waits(for: "state \(number)|"))
    }
    #expect(channel.readers == 1)
  }

  /// Hundreds connect and leave while others are suspended; a library that forgets a ready connection fails here.
  @Test func readersGetUpdatesWhileOthersComeAndGo() throws {
    let channel = EventChannel()
    channel.publish(Array("state 0|".utf8), number: 0)
    let server = try Self.server(channel)
    defer { server.stop() }
    let stay = (0..<50).map { _ in HTTPClient(port: server.port) }
    for client in stay {
      client.get("/")
      #expect(client.waits(for: "state 0|"))
    }
    for round in 1...20 {
      let guests = (0..<10).map { _ in HTTPClient(port: server.port) }
      for client in guests { client.get("/") }
      channel.publish(Array("state \(round)|".utf8), number: round)
      for client in stay { #expect(client.waits(for: "state \(round)|")) }
      for client in guests { #expect(client.waits(for: "state \(round)|")) }
    }
  }

  @Test func stopsWithSuspendedReaders() throws {
    let channel = EventChannel()
    channel.publish(Array("state|".utf8), number: 1)
    let server = try Self.server(channel)
    let clients = (0..<20).map { _ in HTTPClient(port: server.port) }
    for client in clients {
      client.get("/")
      #expect(client.waits(for: "state|"))
    }
    server.stop()
    for client in clients { #expect(client.isClosed()) }
  }
}
