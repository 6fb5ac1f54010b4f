import MatchModel
import PromptLanguage
import Testing

/// Every example in the table of docs/PROMPT.md and its meaning.
@Suite struct ClauseTests {
  private static func clause(_ kind: ClauseKind, _ who: Who?, _ complete: (inout Clause) -> Void = { _ in }) -> Clause {
    var clause = Clause(kind, who: who)
    complete(&clause)
    return clause
  }

  private static func ours(_ number: Int) -> Who? { ShirtNumber(number).map { Who(.number($0)) } }
  private static func home(_ number: Int) -> Who? { ShirtNumber(number).map { Who(.number($0), side: .home) } }
  private static func away(_ number: Int) -> Who? { ShirtNumber(number).map { Who(.number($0), side: .away) } }
  private static let dissent = CardReason(rawValue: "protesta")
  private static let coach = Who(.official(OfficialCode(rawValue: "coach")))
  private static let awayCoach = Who(.official(OfficialCode(rawValue: "coach")), side: .away)

  static let goals: [(String, Clause)] = [
    ("9g", clause(.goal, ours(9))),
    (
      "9ghc,7",
      clause(.goal, ours(9)) {
        $0.bodyPart = .head
        $0.origin = .corner
        $0.other = ours(7)
      }
    ),
    ("9gp", clause(.goal, ours(9)) { $0.origin = .penalty }),
    ("v4og", clause(.ownGoal, away(4))),
    ("h9g", clause(.goal, home(9))), ("l9g", clause(.goal, home(9))), ("a9g", clause(.goal, away(9))),
    ("9GHC,7", clause(.goal, ours(9)) { ($0.bodyPart, $0.origin, $0.other) = (.head, .corner, ours(7)) }),
    ("9g,7ch", clause(.goal, ours(9)) { ($0.bodyPart, $0.origin, $0.other) = (.head, .corner, ours(7)) }),
    ("?g", clause(.goal, Who(.unidentified(nil)))), ("v?g", clause(.goal, Who(.unidentified(nil), side: .away))),
    ("?1g", clause(.goal, Who(.unidentified(1)))),
    ("9g,?", clause(.goal, ours(9)) { $0.other = Who(.unidentified(nil)) }),
  ]

  static let chances: [(String, Clause)] = [
    ("9s", clause(.chance, ours(9))), ("9s+", clause(.chance, ours(9)) { $0.outcome = .saved }),
    ("9s-", clause(.chance, ours(9)) { $0.outcome = .offTarget }),
    ("9sx", clause(.chance, ours(9)) { $0.outcome = .woodwork }),
    ("9s.", clause(.chance, ours(9)) { $0.outcome = .blocked }),
    ("9s-p", clause(.chance, ours(9)) { ($0.outcome, $0.origin) = (.offTarget, .penalty) }),
    (
      "9s+hc5,7",
      clause(.chance, ours(9)) {
        ($0.outcome, $0.bodyPart, $0.origin) = (.saved, .head, .corner)
        $0.zone = Zone(rawValue: 5)
        $0.other = ours(7)
      }
    ),
  ]

  static let discipline: [(String, Clause)] = [
    ("v4f", clause(.foul, away(4))), ("v4f9", clause(.foul, away(4)) { $0.other = ours(9) }),
    ("4f9y", clause(.foul, ours(4)) { ($0.other, $0.card) = (ours(9), .yellow) }),
    ("4fmy", clause(.foul, ours(4)) { ($0.foulCode, $0.card) = (.handball, .yellow) }),
    ("4f9r", clause(.foul, ours(4)) { ($0.other, $0.card) = (ours(9), .red) }),
    ("v4y", clause(.yellow, away(4))), ("4y dissent", clause(.yellow, ours(4)) { $0.reason = dissent }),
    ("4r", clause(.red, ours(4))),
    ("4y shouted at me", clause(.yellow, ours(4)) { $0.reason = CardReason(rawValue: "shouted at me") }),
    ("v9o", clause(.offside, away(9))), ("vcoachy", clause(.yellow, awayCoach)), ("coachr", clause(.red, coach)),
  ]

  static let others: [(String, Clause)] = [
    ("c", clause(.corner, Who(.team))), ("lc", clause(.corner, Who(.team, side: .home))),
    ("vc", clause(.corner, Who(.team, side: .away))), ("7c", clause(.corner, ours(7))),
    ("10>14", clause(.substitution, ours(10)) { $0.other = ours(14) }),
    ("10.14", clause(.substitution, ours(10)) { $0.other = ours(14) }),
    ("10.14k", clause(.substitution, ours(10)) { ($0.other, $0.isConcussion) = (ours(14), true) }),
    ("9>", clause(.departure, ours(9))), (">9", clause(.arrival, ours(9))), ("v>9", clause(.arrival, away(9))),
    ("n windy", clause(.note, Who(.team)) { $0.text = "windy" }),
    ("9n drifts left", clause(.note, ours(9)) { $0.text = "drifts left" }),
    ("ln 4-4-2 now", clause(.note, Who(.team, side: .home)) { $0.text = "4-4-2 now" }),
    ("vn sit deep", clause(.note, Who(.team, side: .away)) { $0.text = "sit deep" }),
    ("n 9g 4y", clause(.note, Who(.team)) { $0.text = "9g 4y" }),
    ("4@g", clause(.goalkeeper, ours(4))), ("4@c", clause(.captain, ours(4))),
    ("start", clause(.start, nil)), ("end", clause(.end, nil)), ("finish", clause(.finish, nil)),
    ("added 3", clause(.added, nil) { $0.minutes = 3 }),
    ("abandon fog on the pitch", clause(.abandon, nil) { $0.text = "fog on the pitch" }),
    ("abandon", clause(.abandon, nil)),
  ]

  @Test(arguments: goals + chances + discipline + others)
  func examples(_ line: String, _ expected: Clause) throws {
    #expect(try clauses(line) == [expected])
  }

  private func clauses(_ line: String) throws -> [Clause] {
    guard case .clauses(let read) = try LineParser().parse(line) else { return [] }
    return read.clauses
  }

  @Test("letters for body parts and origins, and digits for zones")
  func modifiers() throws {
    let bodyParts: [(Character, BodyPart)] = [("r", .rightFoot), ("l", .leftFoot), ("h", .head), ("o", .other)]
    for (letter, meaning) in bodyParts { #expect(try clauses("9g\(letter)").first?.bodyPart == meaning) }
    let origins: [(Character, Origin)] = [
      ("j", .openPlay), ("e", .crossFromLeft), ("d", .crossFromRight), ("c", .corner), ("f", .freeKick),
      ("p", .penalty), ("k", .counterAttack), ("b", .rebound), ("t", .throwIn),
    ]
    for (letter, meaning) in origins { #expect(try clauses("9s\(letter)").first?.origin == meaning) }
    for zone in 1...9 { #expect(try clauses("9g\(zone)").first?.zone?.rawValue == zone) }
  }

  @Test("a space ends a clause")
  func severalClauses() throws {
    let read = try clauses("9ghc,7 4y")
    #expect(read.map(\.kind) == [.goal, .yellow])
    #expect(read.map(\.column) == [1, 8])
  }

  @Test("a side letter applies to the following substitutions of the line")
  func pairs() throws {
    let read = try clauses("v10.14 7.16 l3>12")
    #expect(read.map(\.who) == [Self.away(10), Self.away(7), Self.home(3)])
    #expect(read.map(\.other) == [Self.ours(14), Self.ours(16), Self.ours(12)])
  }

  @Test("after a card: further clauses, a listed reason, or free text")
  func reasons() throws {
    #expect(try clauses("4y 9g").map(\.kind) == [.yellow, .goal])
    let listed = try clauses("4y dissent 9g")
    #expect(listed.map(\.kind) == [.yellow, .goal])
    #expect(listed.first?.reason == Self.dissent)
    #expect(try clauses("4y kicked 9g away").map(\.reason) == [CardReason(rawValue: "kicked 9g away")])
    #expect(try clauses("coachr abuse").first?.reason != nil)
  }

  @Test("a final ! confirms the line")
  func confirmation() throws {
    for (line, isConfirmed) in [("14g !", true), ("14g", false), ("v14g v15g !", true)] {
      guard case .clauses(let read) = try LineParser().parse(line) else {
        Issue.record("\(line) is no line of clauses")
        continue
      }
      #expect(read.isConfirmed == isConfirmed)
    }
  }

  @Test("commands are whole words and come first", arguments: ["ls", "undo", "notes", "score", "n", "xml", "lineup l"])
  func commands(_ line: String) throws {
    let parsed = line == "n" ? try LineParser().parse("n note") : try LineParser().parse(line)
    if case .command = parsed { #expect(line != "n") } else { #expect(line == "n") }
  }

  @Test("blank lines and comments are ignored", arguments: ["", "   ", "# 9g", "  # half-time"])
  func empty(_ line: String) throws { #expect(try LineParser().parse(line) == .empty) }

  @Test(
    "errors carry their column",
    arguments: [
      ("9", 2), ("9q", 2), ("9g 4z", 5), ("100g", 1), ("0g", 1), ("9ghh", 4), ("9ghr", 4), ("9g,", 4), ("23'", 1),
      ("23:70' c", 1), ("9gz,7", 3), ("10>x", 4), ("foo", 1), ("added x", 7), ("9og,7", 4),
    ])
  func problems(_ line: String, _ column: Int) {
    do {
      let parsed = try LineParser().parse(line)
      Issue.record("\(line) was read as \(parsed)")
    } catch {
      #expect(error.column == column, "\(line): \(error.reason)")
    }
  }

  /// The card for a foul may follow it attached, after a space or in words. Another player's card is a separate clause.
  @Test(arguments: [
    ("v5f9 yellow", "v5f9y"), ("v5f9 y", "v5f9y"), ("v5f9 Y dissent", "v5f9y dissent"), ("v5f9 red", "v5f9r"),
    ("v5f9 groga", "v5f9y"), ("v5f9 tarjeta amarilla protestas", "v5f9y protestas"), ("v5fm y", "v5fmy"),
    ("5f y", "5fy"), ("v5f9 y 4c", "v5f9y 4c"), ("23' v5f9 y", "23' v5f9y"), ("v5f9 y !", "v5f9y !"),
    ("v5f9 amarilla v4c", "v5f9y v4c"), ("9s- v5f9 y", "9s- v5f9y"),
  ])
  func cardAfterFoulBelongsToIt(line: String, glued: String) throws {
    #expect(try Self.withoutColumns(line) == Self.withoutColumns(glued))
  }

  @Test(arguments: ["v5f9 4y", "v5f9 vy", "v5f9 yellow 4", "v5f9 yellow v4", "v5f9y y"])
  func otherCardIsASeparateClause(line: String) throws {
    guard case .clauses(let read) = try LineParser().parse(line) else { return }
    #expect(read.clauses.count == 2)
    #expect(read.clauses[1].kind == .yellow)
  }

  private struct NotClauses: Error { let line: String }

  private static func withoutColumns(_ line: String) throws -> Line {
    guard case .clauses(var read) = try LineParser().parse(line) else { throw NotClauses(line: line) }
    for index in read.clauses.indices { read.clauses[index].column = 0 }
    return .clauses(read)
  }
}
