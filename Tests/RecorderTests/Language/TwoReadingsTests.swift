import MatchModel
import MatchRules
import PromptLanguage
import Testing

/// A rule set that makes a line ambiguous is refused, and the error names both readings.
@Suite struct TwoReadingsTests {
  private static func rules(_ text: String) throws -> RuleSet { try RuleSet(text: text) }

  private static func problems(_ text: String) throws -> [RuleSet.Problem] {
    TwoReadings.problems(of: try rules(text))
  }

  /// A goal on the counter-attack, a missed penalty, a handball, corners of both sides, a command.
  @Test(arguments: [
    ("gk player", "9gk", RuleSet.Reading.clause("goal")), ("sp player", "9sp", .clause("chance")),
    ("go player", "9go", .clause("goal")), ("fm player", "9fm", .clause("foul")), ("fy player", "9fy", .clause("foul")),
    ("hc team", "hc", .clause("corner")), ("ac team", "ac", .clause("corner")), ("set player", "set", .command("set")),
    ("c team", "9c", .clause("corner")), ("og player", "9og", .clause("own-goal")), ("v player", "v", .side),
    ("end player", "end", .clause("end")), ("gol player", "gol", .clause("goal")), ("o team", "9o", .clause("offside")),
    ("en team d:x", "end", .clause("end")), ("s player", "9s", .clause("chance")),
  ])
  func lettersThatAreTaken(value: String, line: String, other: RuleSet.Reading) throws {
    #expect(
      try Self.problems("action.prova = \(value)") == [.twoReadings(key: "action.prova", line: line, other)])
  }

  @Test(arguments: [
    ("exclusió | exclusión | suspension", "suspension", RuleSet.Reading.clause("abandon")),
    ("canvi | x | y", "canvi", .clause("substitution")), ("a1 | deshacer | y", "deshacer", .command("undo")),
    ("Gòl | x | y", "Gòl", .clause("goal")), ("x | y | visitors", "visitors", .side),
  ])
  func wordsThatAreTaken(words: String, line: String, other: RuleSet.Reading) throws {
    #expect(
      try Self.problems("action.prova = w player\nwords.prova = \(words)")
        == [.twoReadings(key: "words.prova", line: line, other)])
  }

  @Test(arguments: [
    ("y", "9fy", RuleSet.Reading.partOfFoul), ("v no-team", "9fv4", .partOfFoul), ("a", "9fa4", .partOfFoul),
    ("m", "9fm", .foul(.handball)),
  ])
  func foulLettersThatAreTaken(value: String, line: String, other: RuleSet.Reading) throws {
    #expect(try Self.problems("foul.prova = \(value)") == [.twoReadings(key: "foul.prova", line: line, other)])
  }

  @Test(arguments: [
    ("gol | x | y", "gol", RuleSet.Reading.clause("goal")), ("x | deshacer | y", "deshacer", .command("undo")),
    ("x | y | coach", "coach", .partOfFoul), ("x | y | hand", "hand", .partOfFoul),
    ("x | y | visitors", "visitors", .side), ("x | y | Press", "Press", .action(ActionCode(rawValue: "pressio"))),
  ])
  func foulWordsThatAreTaken(words: String, line: String, other: RuleSet.Reading) throws {
    let press = "action.pressio = p team\nwords.pressio = pressió | presión | press\n"
    #expect(
      try Self.problems(press + "foul.prova = i\nwords.prova = \(words)")
        == [.twoReadings(key: "words.prova", line: line, other)])
  }

  /// The words for officials give way to declared ones, except for their codes.
  @Test func declaredWordsWinOverThoseForOfficials() throws {
    #expect(try Self.problems("foul.prova = t\nwords.prova = tècnica | técnica | technical").isEmpty)
  }

  @Test func wordsThatBeginWithANumberAreNoClause() throws {
    #expect(try Self.problems("action.prova = w player\nwords.prova = 7_metres | 7_metros | 7m").isEmpty)
    #expect(
      try Self.problems("action.prova = w player\nwords.prova = x | 7g | y")
        == [.twoReadings(key: "words.prova", line: "7g", .clause("goal"))])
  }

  @Test func actionAndKindOfFoulMustNotCollide() throws {
    #expect(
      try Self.problems("foul.indirecta = n\naction.prova = fn player")
        == [.twoReadings(key: "action.prova", line: "9fn", .clause("foul"))])
    #expect(try Self.problems("action.prova = fn player").isEmpty)
    #expect(try Self.problems("foul.indirecta = i\nfoul.ofensiva = o\ntime-outs = 1 1").isEmpty)
  }

  @Test func declaredActionsMustNotCollide() throws {
    let reading = RuleSet.Reading.action(ActionCode(rawValue: "a"))
    #expect(
      try Self.problems("action.a = w player\naction.b = w player") == [
        .twoReadings(key: "action.b", line: "9w", reading)
      ])
    #expect(
      try Self.problems("action.a = w player x:bo\naction.b = wx player") == [
        .twoReadings(key: "action.b", line: "9wx", reading)
      ])
    #expect(
      try Self.problems("action.a = w player\naction.b = z player\nwords.a = tall | x | y\nwords.b = u | v_w | TALL")
        == [
          .twoReadings(key: "words.b", line: "TALL", reading)
        ])
    // The first action has no outcome that could turn it into the second one.
    #expect(try Self.problems("action.a = w player\naction.b = wx player").isEmpty)
    #expect(try Self.problems("action.a = p team\naction.b = pc team\naction.d = tm team").isEmpty)
  }

  /// Every line with one clause and up to three details has exactly one reading.
  @Test(arguments: [OwnActionScenarios.club, RuleSetLibrary.text("charting") ?? ""])
  func acceptedRulesAreUnambiguous(text: String) throws {
    let rules = try Self.rules(text)
    #expect(TwoReadings.problems(of: rules).isEmpty)
    let table = ClauseTable(rules)
    #expect(table.all.count > ClauseSpec.all.count)
    var lines = 0
    for spec in table.all where !spec.isWord && spec.code != ">" {
      for side in ["", "l", "v", "h", "a"] {
        let people = spec.mayBeTeam && spec.declared?.subject == .team ? [""] : ["9", "?"]
        for person in people {
          for details in Self.details(of: spec) {
            let line = side + person + spec.code + details
            if CommandSpec.all.contains(where: { $0.code == line }) { continue }
            guard let clause = try? table.clause(inCodes: line) else { continue }
            lines += 1
            #expect(clause.kind == spec.kind, "\(line)")
          }
        }
      }
    }
    #expect(lines > 10_000)
  }

  private static func details(of spec: ClauseSpec) -> [String] {
    let letters: [String] =
      switch spec.suffix {
      case .attempt(let hasOutcome, _):
        (hasOutcome ? Modifiers.outcomes.map { String($0.letter) } : []) + Modifiers.bodyParts.map { String($0.letter) }
          + Modifiers.origins.map { String($0.letter) } + ["5", ",7"]
      case .foul: ["m", "y", "r", "7"]
      case .own(let action):
        action.outcomes.map { String($0.sign) } + (action.field == nil ? [] : ["1", "9"])
          + (action.hasOpponent ? [",7"] : [])
      default: []
      }
    let pairs = [""] + letters + letters.flatMap { one in letters.map { one + $0 } }
    return pairs + pairs.flatMap { pair in letters.map { pair + $0 } }
  }
}
