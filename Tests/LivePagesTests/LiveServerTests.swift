import HTTPServer
import LivePages
import MatchModel
import TestSupport
import Testing

/// The live pages as served over HTTP.
extension LiveRoomTests {
  private static func server(_ room: LiveRoom) throws -> HTTPServer {
    try HTTPServer(HTTPServer.Options(address: "127.0.0.1", port: 0)) { room.answer($0) }
  }

  /// All at once, because each answer takes a second.
  @Test func refusesWrongKeysAfterADelay() throws {
    let server = try Self.server(Self.room(try Self.state()))
    defer { server.stop() }
    let began = ContinuousClock.now
    let queries = [
      "", "?key=", "?key=0123456789abcdeg", "?key=0123456789abcdef0", "?KEY=0123456789abcdef", "?key=%00",
    ]
    let wrong = queries.enumerated().flatMap { index, query in
      ["/bench", "/half-time"].map { path in
        let client = HTTPClient(port: server.port, from: "127.0.0.\(index + 2)")
        client.get(path + query)
        return (client: client, asked: path + query)
      }
    }
    let right = HTTPClient(port: server.port)
    right.get("/bench?key=\(Self.key)")
    for (client, asked) in wrong {
      #expect(client.waits(for: "403") { server.sweep() }, "\(asked)")
      #expect(ContinuousClock.now - began > .milliseconds(900), "\(asked)")
      #expect(client.text.hasPrefix("HTTP/1.1 403") && !client.text.contains("secret"), "\(asked)")
      #expect(!client.text.contains(Self.key), "\(asked)")
    }
    #expect(right.waits(for: "secret 9g"))
    #expect(right.text.contains("Referrer-Policy: no-referrer"))
  }

  /// Names full of markup arrive as text, including in a stream of events.
  @Test func markupInNamesIsText() throws {
    let state = try Self.state { text in
      text.replacing(
        "Athletic", with: "&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;#10;data: x&#10;&#10;event: state")
    }
    let server = try Self.server(Self.room(state))
    defer { server.stop() }
    for query in ["", "?page=home", "?page=board", "?page=overlay"] {
      let client = HTTPClient(port: server.port)
      client.get("/events" + query)
      #expect(client.waits(for: "event: state") && client.waits(for: "\n\n"))
      #expect(client.text.components(separatedBy: "\nevent: state\n").count == 2, "\(query)")
      // A reader of the state receives names as text in JSON, and so does the title of a page.
      if query.isEmpty { continue }
      #expect(client.waits(for: "\"html\":") && client.waits(for: "&lt;img src=x"), "\(query)")
      let html = client.text.components(separatedBy: "\"html\":").last ?? ""
      #expect(!html.contains("<img src=x"), "\(query)")
    }
  }

  /// The colours are in the head of a page, which its script does not read again.
  @Test(arguments: [LivePage.home, .board, .overlay])
  func eventsHaveTheTeamColours(page: LivePage) throws {
    let room = Self.room(try Self.state())
    let server = try Self.server(room)
    defer { server.stop() }
    let client = HTTPClient(port: server.port)
    client.get("/events?page=\(page.rawValue)")
    #expect(client.waits(for: #""style":":root { --home: #1b5ea6;"#))
    room.update(
      try Self.state(number: 2) { text in
        text.replacing("<equip>", with: ##"<equip color="#ffdd00">"##, maxReplacements: 1)
      })
    #expect(client.waits(for: #""style":":root { --home: #ffdd00;"#))
  }
}
