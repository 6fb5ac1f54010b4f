import Foundation
import HTTPServer
import LivePages
import MatchModel
import MatchRules
import MatchXML
import Phrases
import Synchronization
import Testing

@Suite struct LiveRoomTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let key = "0123456789abcdef"
  /// The state of the match in progress.
  private static let kickOff = 1_000_003_600.0

  /// A modified match from Tests/Data/stylesheets. One of them has a zone that only stylesheets accept.
  static func state(
    _ name: String = "in-progress", number: Int = 1, change: (String) -> String = { $0 }
  ) throws -> LiveState {
    let file = root.appending(path: "Tests/Data/stylesheets/Data/\(name).xml")
    let sample = try String(contentsOf: file, encoding: .isoLatin1)
    let text = change(sample.replacing(#"zona="12""#, with: #"zona="""#))
    let bytes = Array(text.data(using: .isoLatin1) ?? Data())
    let read = try MatchReader().read(bytes, file: name)
    let rules = try #require(RuleSetLibrary.rules(read.match.ruleSet)).overridden(by: read.match.overrides)
    return LiveState(
      number: number, file: name, bytes: bytes, ledger: Ledger(replaying: read.match, rules: rules), note: nil)
  }

  static func room(
    _ state: LiveState, _ parameters: [(name: String, value: String)] = [], at time: Double = kickOff + 1390
  ) -> LiveRoom {
    room(state, parameters) { ClockReading(time) }
  }

  static func room(
    _ state: LiveState, _ parameters: [(name: String, value: String)] = [], now: @escaping @Sendable () -> ClockReading
  ) -> LiveRoom {
    let reports = LiveReports(parameters: parameters)
    let bench = BenchAccess(key: key, language: .en, reports: reports, now: now) { _, _, _ in
      Array("<banqueta resultat=\"1-0\"><seccio codi=\"open\"><linia>secret 9g</linia></seccio></banqueta>".utf8)
    }
    return LiveRoom(state, reports: reports, bench: bench, language: .en, now: now)
  }

  static func text(_ response: HTTPResponse) -> String {
    if case .bytes(let bytes) = response.body { String(decoding: bytes, as: UTF8.self) } else { "" }
  }

  static func get(_ room: LiveRoom, _ path: String, _ arguments: [(String, String)] = []) -> HTTPResponse {
    room.answer(HTTPRequest(path: path, arguments: arguments.map { (name: $0.0, value: $0.1) }))
  }

  private static func json(_ room: LiveRoom) throws -> [String: Any] {
    let response = get(room, "/match.json")
    return try #require(JSONSerialization.jsonObject(with: Data(text(response).utf8)) as? [String: Any])
  }

  @Test(arguments: LivePage.allCases, ["pending", "in-progress", "half-time", "extra-time", "abandoned", "rich"])
  func rendersEveryPageAtEveryStage(page: LivePage, file: String) throws {
    let response = Self.get(Self.room(try Self.state(file)), page.path, [("lang", "ca")])
    #expect(response.status == 200)
    let text = Self.text(response)
    #expect(!text.isEmpty && !text.contains("[["))
    #expect(response.headers.contains { $0 == ("X-Content-Type-Options", "nosniff") })
    if page != .match, page != .vmix {
      let policy = response.headers.first { $0.name == "Content-Security-Policy" }?.value ?? ""
      #expect(policy.contains("default-src 'none'") && !policy.contains("script-src 'unsafe-inline'"))
    }
  }

  @Test(arguments: [
    "/etc/passwd", "/../../etc/passwd", "/live.js/..", "//", "/BOARD", "/derby.xml", "/.derby.xml.open",
  ])
  func pathsAreNeverFileNames(path: String) throws {
    #expect(Self.get(Self.room(try Self.state()), path).status == 404)
  }

  @Test func servesStateForOtherPrograms() throws {
    let json = try Self.json(Self.room(try Self.state()))
    #expect(json["version"] as? Int == 1 && json["state"] as? String == "playing")
    #expect((json["home"] as? [String: Any])?["score"] as? Int == 1)
    let clock = try #require(json["clock"] as? [String: Any])
    #expect(clock["running"] as? Bool == true && clock["text"] as? String == "23:10")
    #expect(clock["startedAt"] as? Double == Self.kickOff)
    let events = try #require(json["events"] as? [[String: Any]])
    #expect(events.last?["kind"] as? String == "card" && events.last?["card"] as? String == "groga")
    let mixer = Self.text(Self.get(Self.room(try Self.state()), "/vmix.json"))
    let rows = try #require(JSONSerialization.jsonObject(with: Data(mixer.utf8)) as? [[String: String]])
    #expect(rows.count == 1 && rows[0]["homeScore"] == "1" && rows[0]["clock"] == "23:10")
  }

  /// Every page has the same words for the end, after extra time and kicks too, and for a match that was abandoned.
  @Test(arguments: [
    ("extra-time", "en", "full time"), ("extra-time", "es", "final del partido"),
    ("extra-time", "ca", "final del partit"), ("rich", "ca", "final del partit"),
    ("abandoned", "en", "match abandoned: Pluja & vent <fort>"),
    ("abandoned", "ca", "partit suspès: Pluja & vent <fort>"),
  ])
  func theEndOfTheMatch(file: String, language: String, words: String) throws {
    let room = Self.room(try Self.state(file))
    let lang = [("lang", language)]
    let match = try JSONSerialization.jsonObject(with: Data(Self.text(Self.get(room, "/match.json", lang)).utf8))
    #expect((match as? [String: Any])?["phase"] as? String == words)
    let mixer = try JSONSerialization.jsonObject(with: Data(Self.text(Self.get(room, "/vmix.json", lang)).utf8))
    #expect((mixer as? [[String: String]])?.first?["period"] == words)
    let shown = words.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    for page in ["/", "/board", "/overlay"] {
      let text = Self.text(Self.get(room, page, lang))
      let capitalized = shown.prefix(1).uppercased() + shown.dropFirst()
      #expect(text.contains("<span class=\"phase\">\(capitalized)</span>"), "\(page)")
    }
    let bench = Self.text(Self.get(room, "/bench", [("key", Self.key)]))
    #expect(language != "en" || bench.contains("1-0  \(shown) "), "\(bench)")
  }

  @Test func theMinuteInWhichTheMatchWasAbandoned() throws {
    let words = "match abandoned, 71′: Pluja & vent <fort>"
    let state = try Self.state("abandoned") {
      $0.replacing(#"estat="abandonat""#, with: #"estat="abandonat" partfi="2" minutfi="71""#)
    }
    let room = Self.room(state)
    #expect(try Self.json(room)["phase"] as? String == words)
    let mixer = try JSONSerialization.jsonObject(with: Data(Self.text(Self.get(room, "/vmix.json")).utf8))
    #expect((mixer as? [[String: String]])?.first?["period"] == words)
    let bench = Self.text(Self.get(room, "/bench", [("key", Self.key)]))
    #expect(bench.contains("1-0  match abandoned, 71': Pluja &amp; vent &lt;fort&gt; "), "\(bench)")
  }

  /// The pages show when and where the match is played until it begins.
  @Test func showsKickOffBeforehand() throws {
    func planned(_ text: String) -> String {
      let details = ##"data="2025-10-05" hora="17:30" estadi="Camp Municipal de la Verneda""##
      return text.replacing(##"estat="pendent""##, with: details + ##" estat="pendent""##)
    }
    for page in ["/", "/board"] {
      let state = try Self.state("pending", change: planned)
      let before = Self.text(Self.get(Self.room(state), page, [("lang", "es")]))
      #expect(before.contains(" de octubre de 2025, 17:30</p>"), "\(before)")
      #expect(page == "/board" || before.contains("<p class=\"over\">Camp Municipal de la Verneda</p>"))
      #expect(!Self.text(Self.get(Self.room(try Self.state()), page)).contains(", 17:30</p>"))
    }
  }

  /// The schema describes every member, and the required members are present.
  @Test(arguments: ["pending", "in-progress", "half-time", "extra-time", "abandoned", "rich"])
  func matchJSONFollowsItsSchema(file: String) throws {
    let schema = try JSONSerialization.jsonObject(
      with: Data(contentsOf: Self.root.appending(path: "Schema/match.schema.json")))
    let properties = try #require((schema as? [String: Any])?["properties"] as? [String: Any])
    let required = try #require((schema as? [String: Any])?["required"] as? [String])
    let json = try Self.json(Self.room(try Self.state(file)))
    #expect(Set(json.keys).isSubset(of: Set(properties.keys)))
    #expect(Set(required).isSubset(of: Set(json.keys)))
  }

  /// The list of players says who came on, went off or was sent off.
  @Test func playersAreMarkedAsOnOrOff() throws {
    let page = Self.text(Self.get(Self.room(try Self.state("rich")), "/", [("lang", "en")]))
    let line = #/<li><b>(\d+)</b>[^<]*((?:<span class="moved">[^<]*</span> ?)+)</li>/#
    let marked = page.matches(of: line).map { found in
      [String(found.output.1)] + found.output.2.matches(of: #/moved">([^<]+)</#).map { String($0.output.1) }
    }
    #expect(
      marked == [
        ["2", "off 69′", "on 69′", "off 70′", "on 70′"], ["5", "off 36′"], ["6", "Second yellow 29′"],
        ["9", "off 79′"], ["14", "on 79′"], ["15", "on 36′", "off half-time"], ["18", "on half-time"],
        ["5", "off 45+2′"], ["16", "on 45+2′", "off 76′"], ["17", "on 76′"],
      ])
  }

  /// A score of more digits leaves the names room on a phone.
  @Test func scoreOfMoreDigitsIsSmaller() throws {
    let page = Self.text(Self.get(Self.room(try Self.state("rich")), "/"))
    #expect(page.contains("<span class=\"result\" data-stat=\"score\">3–2</span>"))
    let many = try Self.state("rich") { text in
      let goal = #"<gol dorsalautor="9" dorsalassistencia="" origen="" superficie="" zona="" minut="80" ordre="#
      let parts = "<minut>80</minut><autor>x</autor><assistencia/><origen/><superficie/>"
      let goals = (900..<907).map { "\(goal)\"\($0)\" part=\"2\">\(parts)</gol>" }
      return text.replacing("<gols>", with: "<gols>" + goals.joined(), maxReplacements: 1)
    }
    let long = Self.text(Self.get(Self.room(many), "/"))
    #expect(long.contains("<span class=\"result long\" data-stat=\"score\">10–2</span>"))
  }

  @Test(arguments: LivePage.allCases)
  func publicPagesHideStaffNotes(page: LivePage) throws {
    let text = Self.text(Self.get(Self.room(try Self.state()), page.path))
    #expect(!text.contains("Camp moll") && !text.contains("poca pressi") && !text.contains("alt, r"))
  }

  @Test(arguments: LivePage.allCases)
  func minorsAppearByNumberByDefault(page: LivePage) throws {
    func youth(_ text: String) -> String { text.replacing(#"reglament="amateur""#, with: #"reglament="youth""#) }
    let named = Self.text(Self.get(Self.room(try Self.state(), [("names", "full")]), page.path))
    let young = Self.text(Self.get(Self.room(try Self.state(change: youth)), page.path))
    #expect(page == .board || named.contains("Balcells"))
    #expect(!young.contains("Balcells") && !young.contains("Muntan"))
    let text = Self.text(Self.get(Self.room(try Self.state(change: youth), [("names", "short")]), page.path))
    #expect(page == .board || !text.contains("Àlex Balcells") && text.contains(". Balcells"))
  }

  @Test(arguments: LivePage.allCases)
  func escapesMarkupInNames(page: LivePage) throws {
    let state = try Self.state { text in
      text.replacing("Athletic", with: "&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&lt;/main&gt;&#x202E;")
    }
    let text = Self.text(Self.get(Self.room(state), page.path))
    #expect(!text.contains("<script>alert") && !text.contains("\u{202E}"))
    if page == .match || page == .vmix {
      #expect((try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil)
    } else {
      #expect(text.components(separatedBy: "</main>").count == 2)
    }
  }

  @Test func benchNeedsItsKey() throws {
    let room = Self.room(try Self.state())
    for wrong in [[], [("key", "")], [("key", "0123456789abcdeg")], [("key", Self.key + "0")]] {
      for path in ["/bench", "/half-time"] {
        let response = Self.get(room, path, wrong)
        #expect(response.status == 403 && response.delay > 0 && !Self.text(response).contains("secret"))
      }
      #expect(Self.get(room, "/events", [("page", "bench")] + wrong).status == 403)
    }
    let page = Self.text(Self.get(room, "/bench", [("key", Self.key)]))
    #expect(page.contains("secret 9g") && page.contains("half-time?key=\(Self.key)"))
    #expect(Self.get(room, "/half-time", [("key", Self.key)]).status == 200)
    #expect(Self.get(room, "/bench", [("key", Self.key)]).headers.contains { $0 == ("Referrer-Policy", "no-referrer") })
  }

  @Test func aKeyHas128Bits() {
    let keys = Set((0..<100).map { _ in BenchAccess.newKey() })
    #expect(keys.count == 100 && keys.allSatisfy { $0.count == 32 })
  }

  @Test func unchangedPageIsNotSentAgain() throws {
    let room = Self.room(try Self.state())
    let tag = try #require(Self.get(room, "/").headers.first { $0.name == "ETag" }?.value)
    let again = room.answer(HTTPRequest(path: "/", ifNoneMatch: tag))
    #expect(again.status == 304 && Self.text(again).isEmpty)
    room.update(try Self.state("half-time", number: 2))
    #expect(room.answer(HTTPRequest(path: "/", ifNoneMatch: tag)).status == 200)
  }

  /// While the file cannot be read, every page shows the last state and a message.
  @Test func reportsUnreadableFile() throws {
    var state = try Self.state(number: 2)
    state.unreadableSince = "17:05"
    let room = Self.room(state)
    #expect(Self.text(Self.get(room, "/")).contains("unreadable since 17:05"))
    #expect(Self.text(Self.get(room, "/board")).contains("unreadable since 17:05"))
    #expect(try Self.json(room)["unreadableSince"] as? String == "17:05")
  }

  /// Colours and crests come from the match unless the command gives others.
  @Test func coloursAndCrests() throws {
    let equip = try Regex("<equip>")
    func coloured(_ text: String) -> String {
      text.replacing(equip, with: ##"<equip color="#ffdd00" escut="crest.svg">"##, maxReplacements: 1)
    }
    var state = try Self.state(change: coloured)
    #expect(state.ledger.match[.home].crest == "crest.svg")
    state.crests[.home] = LiveCrest(Array("<svg/>".utf8), kind: "svg+xml", data: "data:image/svg+xml;base64,PHN2Zy8+")
    let room = Self.room(state)
    for page in ["/", "/board", "/overlay"] {
      let text = Self.text(Self.get(room, page))
      #expect(text.contains("--home: #ffdd00; --on-home: #000;") && text.contains("src=\"home-crest?"), "\(page)")
    }
    #expect(Self.text(Self.get(room, "/report")).contains("data:image/svg+xml;base64,PHN2Zy8+"))
    let home = try #require(try Self.json(room)["home"] as? [String: Any])
    #expect(home["colour"] as? String == "#ffdd00" && (home["crest"] as? String)?.hasPrefix("home-crest?") == true)
    let crest = Self.get(room, "/home-crest")
    #expect(crest.status == 200 && Self.text(crest) == "<svg/>")
    #expect(crest.headers.contains { $0 == ("Content-Type", "image/svg+xml") })
    #expect(crest.headers.contains { $0.name == "Content-Security-Policy" && $0.value.contains("sandbox") })
    #expect(Self.get(room, "/away-crest").status == 404)
    let own = Self.text(Self.get(Self.room(state, [("home-colour", "#102030")]), "/board"))
    #expect(own.contains("--home: #102030; --on-home: #fff;"))
    let image = "data:image/png;base64,AAAA"
    let other = Self.room(state, [("home-crest", image)])
    for page in ["/", "/board", "/overlay", "/report"] {
      let text = Self.text(Self.get(other, page))
      #expect(text.contains(image) && !text.contains("home-crest?") && !text.contains("PHN2Zy8+"), "\(page)")
    }
  }

  /// A clock that runs an hour beyond its period was forgotten.
  @Test func aForgottenClockIsNotShown() throws {
    let room = Self.room(try Self.state(), at: Self.kickOff + 45 * 60 + 3700)
    #expect(try Self.json(room)["clock"] == nil)
  }

  /// A mixer shows the clock that it reads, so the clock must be right each second.
  @Test func mixerClockIsUpToDate() throws {
    let time = Mutex(Self.kickOff + 1390)
    let room = Self.room(try Self.state()) { ClockReading(time.withLock { $0 }) }
    for clock in ["23:10", "23:11", "23:12"] {
      #expect(Self.text(Self.get(room, "/vmix.json")).contains("\"clock\":\"\(clock)\""))
      time.withLock { $0 += 1 }
    }
  }

  /// In basketball, the clock shows what is left of the quarter.
  @Test func countdownStartsAgainInEachPeriod() throws {
    let periods = """
      <periodes>
      <periode tipus="part" num="1" inici="1000000000" ordre="1" fi="1000000600" ordrefi="2" durada="10"/>
      <periode tipus="part" num="2" inici="1000003600" ordre="3" durada="10"/>
      </periodes>
      """
    let state = try Self.state("pending") { text in
      text.replacing(#"estat="pendent""#, with: #"reglament="basketball" estat="enjoc""#)
        .replacing("</partit>", with: periods + "</partit>")
    }
    let room = Self.room(state, at: Self.kickOff + 90.5)
    let clock = try #require(try Self.json(room)["clock"] as? [String: Any])
    #expect(clock["shows"] as? String == "down" && clock["base"] as? Int == 600)
    #expect(clock["text"] as? String == "8:30")
  }
}
