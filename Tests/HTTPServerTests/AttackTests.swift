import Glibc
import HTTPServer
import TestSupport
import Testing

/// Attacks from the network, over loopback only.
@Suite struct AttackTests {
  private static func server(
    _ limits: HTTPLimits = HTTPLimits(), handler: @escaping @Sendable (HTTPRequest) -> HTTPResponse
  ) throws -> HTTPServer {
    var options = HTTPServer.Options(address: "127.0.0.1", port: 0)
    options.limits = limits
    return try HTTPServer(options, handler: handler)
  }

  /// Limits that a test can reach quickly.
  private static func limits(seconds: Int = 1, connections: Int = 4_000, ofAddress: Int = 64) -> HTTPLimits {
    var limits = HTTPLimits()
    (limits.connections, limits.connectionsOfAddress, limits.seconds) = (connections, ofAddress, seconds)
    return limits
  }

  /// The handler sees decoded paths and looks answers up in a table, so none of these finds anything.
  @Test(arguments: [
    "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc%2fpasswd", "/../../etc/passwd", "//etc/passwd",
    "/%00", "/board%00", "/board%00.xml", "/board%0", "/board%", "/%00board",
    "/%c0%ae%c0%ae/etc/passwd", "/board/", "/board/../board", "/%62oard/.", "/bo%0Aard", "/%", "/%zz", "/bench%3Fkey=1",
    "http://127.0.0.1/etc/passwd", "file:///etc/passwd", "*", "board",
  ])
  func hostilePathsFindNothing(path: String) throws {
    let server = try Self.server { request in
      request.path == "/board" ? HTTPResponse(body: .bytes(Array("the board".utf8))) : HTTPResponse(status: 404)
    }
    defer { server.stop() }
    let client = HTTPClient(port: server.port)
    client.send("GET \(path) HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n")
    #expect(client.isClosed())
    #expect(!client.text.contains("root:") && !client.text.contains("the board"), "\(client.text)")
    let other = HTTPClient(port: server.port)
    other.get("/board")
    #expect(other.waits(for: "the board"))
  }

  @Test(arguments: [
    "GET / HTTP/1.1\r\nHost: test\r\n\(String(repeating: "X: y\r\n", count: 20_000))\r\n",
    "GET /\(String(repeating: "x", count: 200_000)) HTTP/1.1\r\nHost: test\r\n\r\n",
    "GET /?\(String(repeating: "a=b&", count: 50_000)) HTTP/1.1\r\nHost: test\r\n\r\n",
    "\(String(repeating: "\0", count: 50_000))\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\r\n\r\n\r\nGET\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: test\r\nContent-Length: 99999999999999999999\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFF\r\n",
  ])
  func serverSurvivesHostileRequests(head: String) throws {
    let server = try Self.server(Self.limits()) { _ in HTTPResponse(body: .bytes(Array("served".utf8))) }
    defer { server.stop() }
    let client = HTTPClient(port: server.port)
    client.send(head)
    #expect(client.isClosed { server.sweep() })
    let other = HTTPClient(port: server.port)
    other.get("/")
    #expect(other.waits(for: "served"))
  }

  /// A reader who accepts no data is dropped. Until then, only one message is kept for them.
  @Test func aSlowReaderIsDropped() throws {
    let channel = EventChannel()
    let server = try Self.server(Self.limits(seconds: 3)) { _ in HTTPResponse(body: .events(channel)) }
    defer { server.stop() }
    let large = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 18)
    channel.publish(large + Array("0|".utf8), number: 0)
    let (slow, quick) = (HTTPClient(port: server.port), HTTPClient(port: server.port))
    slow.get("/")
    quick.get("/")
    #expect(quick.waits(for: "0|"))
    for _ in 0..<500 where channel.readers < 2 { usleep(10_000) }
    #expect(channel.readers == 2)
    var number = 1
    for _ in 0..<400 where channel.readers > 1 {
      channel.publish(large + Array("\(number)|".utf8), number: number)
      quick.forget()
      #expect(quick.waits(for: "\(number)|"))
      number += 1
      usleep(50_000)
      server.sweep()
    }
    #expect(channel.readers == 1)
  }

  /// Connections that never finish their first line are closed at the time limit, and do not disturb connected viewers.
  /// `Benchmarks/live.py flood` does the same with thousands.
  @Test func slowConnectionsDoNotDisturbViewers() throws {
    let channel = EventChannel()
    channel.publish(Array("state 0|".utf8), number: 0)
    let server = try Self.server(Self.limits(connections: 100, ofAddress: 40)) { _ in
      HTTPResponse(body: .events(channel))
    }
    defer { server.stop() }
    let viewers = (0..<20).map { _ in HTTPClient(port: server.port) }
    for viewer in viewers {
      viewer.get("/")
      #expect(viewer.waits(for: "state 0|"))
    }
    let flood = (0..<160).map { number in
      let client = HTTPClient(port: server.port, from: "127.0.1.\(1 + number / 40)")
      client.send("GET / HTTP/1.1\r\nX: ")
      return client
    }
    for round in 1...10 {
      for client in flood { client.send("x") }
      channel.publish(Array("state \(round)|".utf8), number: round)
      for viewer in viewers { #expect(viewer.waits(for: "state \(round)|")) }
      usleep(200_000)
      server.sweep()
    }
    let late = HTTPClient(port: server.port, from: "127.0.2.1")
    late.get("/")
    #expect(late.waits(for: "state 10|") { server.sweep() })
  }
}
