import Bounds
import MatchRules
import Phrases
import TestSupport
import Testing

extension Limit {
  static let matches = [
    Limit(
      "actions, whistles among them", grouped(Bounds.actions),
      said: "a match has at most 10000 actions; begin another file",
      below: { try actions($0, Bounds.actions - 1).accepted() }, above: { try actions($0, Bounds.actions).refused() }),
    Limit(
      "players of a team", "99, by their numbers", said: "“100” is not a shirt number; expected 1 to 99",
      below: { try players($0, 99).accepted() }, above: { try players($0, 100).refused() }),
    Limit(
      "officials of a team", grouped(Bounds.officials), said: "has 51 officials of a team; at most 50 are read",
      below: { try officials($0, Bounds.officials).accepted() },
      above: { try officials($0, Bounds.officials + 1).refused() }),
    Limit(
      "actions that a game declares", "50", said: "no more than 50 of a kind may be declared",
      below: { try declared($0, 50).accepted() }, above: { try declared($0, 51).refused() }),
    Limit(
      "ways of scoring that it declares", "50", said: "no more than 50 of a kind may be declared",
      below: { try declared($0, 50, "score", "3").accepted() },
      above: { try declared($0, 51, "score", "3").refused() }),
    Limit(
      "points of one of them", "99", said: "expected “t 3” or “p 1 series”",
      below: { try declared($0, 1, "score", "99").accepted() },
      above: { try declared($0, 1, "score", "100").refused() }),
    Limit(
      "attempts of a series in one clause", "\(DeclaredScore.mostAttempts)",
      said: "“+” means nothing in 5p+++++++++",
      below: { try attempts($0, DeclaredScore.mostAttempts).accepted() },
      above: { try attempts($0, DeclaredScore.mostAttempts + 1).refused() }),
    Limit(
      "a note, a reason", "\(grouped(Bounds.longText)) characters",
      said: "“xxx…” has 10001 characters; at most 10000 are kept",
      below: { programFolder in
        try programFolder.match()
        return try recorded(programFolder, "n " + repeated("ł", Bounds.longText))
      },
      above: { programFolder in
        try programFolder.match()
        return try programFolder.record("n " + repeated("x", Bounds.longText + 1)).refused()
      }),
    Limit(
      "a name, a place and any other text", "\(grouped(Bounds.text)) characters",
      said: "“xxx…” has 501 characters; at most 500 are kept",
      below: { programFolder in
        try programFolder.match()
        return try recorded(programFolder, "set venue " + repeated("ł", Bounds.text))
      },
      above: { programFolder in
        try programFolder.match()
        return try programFolder.record("set venue " + repeated("x", Bounds.text + 1)).refused()
      }),
    Limit(
      "a line of the prompt or a script", "\(grouped(Bounds.line)) characters, \(Bounds.words) words as clauses",
      said: "a line has at most 10100 characters, this one 10101: shorten it",
      below: { programFolder in
        try programFolder.match()
        _ = try programFolder.record("start\n" + repeated("vc ", Bounds.words)).accepted()
        // At the limit, the line is refused for another reason.
        return try programFolder.record("n " + repeated("x", Bounds.line - 2)).refused()
      },
      above: { programFolder in
        try programFolder.match()
        let words = try programFolder.record("start\n" + repeated("vc ", Bounds.words + 1)).refused()
        #expect(words == "-:2:1: error: not recorded: a line has at most 400 words: break it in two\n")
        return try programFolder.record("n " + repeated("x", Bounds.line - 1)).refused()
      }),
    Limit(
      "a word for which a similar one is looked for", "\(Bounds.similarWord) characters", said: "no word is suggested",
      below: { _ in suggested(for: repeated("a", Bounds.similarWord)) },
      above: { _ in suggested(for: repeated("a", Bounds.similarWord + 1)) }),
  ]

  /// A match with this number of actions, plus a note.
  private static func actions(_ programFolder: ProgramFolder, _ count: Int) throws -> RunResult {
    // The implied whistle of a match that begins with an action counts too.
    let corners = repeated("<corner minut=\"1\"><minut/></corner>", count - 1)
    try programFolder.match(actions: "<corners>\(corners)</corners>") { $0 = $0.replacing(" versio=\"1\"", with: "") }
    return try programFolder.record("n one")
  }

  /// This number of successful free throws by one player.
  private static func attempts(_ programFolder: ProgramFolder, _ count: Int) throws -> RunResult {
    _ = try programFolder.futbolstats("new", "m.xml", "--rules", "basketball").accepted()
    _ = try programFolder.record("start").accepted()
    return try programFolder.record("9:00' 5p" + repeated("+", count))
  }

  /// A rule file with this number of declarations in a family.
  private static func declared(
    _ programFolder: ProgramFolder, _ count: Int, _ family: String = "action", _ value: String = "player"
  ) throws -> RunResult {
    let letters = ["q", "z", "w"].flatMap { first in "bcdefgijkmnopqrstuwxyz".map { "\(first)\($0)" } }
    let lines = letters.prefix(count).map { "\(family).codi-\($0) = \($0) \(value)" }
    try programFolder.write(lines.joined(separator: "\n"), to: "club.rules")
    return try programFolder.futbolstats("rules", "./club.rules")
  }

  private static func players(_ programFolder: ProgramFolder, _ count: Int) throws -> RunResult {
    try programFolder.write("dorsal,nom\n" + (1...count).map { "\($0),\n" }.joined(), to: "squad.csv")
    return try programFolder.futbolstats("new", "m.xml", "--home-squad", "squad.csv")
  }

  private static func officials(_ programFolder: ProgramFolder, _ count: Int) throws -> RunResult {
    let officials = (1...count).map { "<tecnic codi=\"c\($0)\" nom=\"\"/>" }.joined()
    return try programFolder.validate { text in
      if let end = text.firstRange(of: "</equip>") {
        text.insert(contentsOf: "<tecnics>\(officials)</tecnics>", at: end.lowerBound)
      }
    }
  }

  /// The suggestion for a word that lacks a letter.
  private static func suggested(for word: String) -> String {
    nearest(to: word, in: [word + "b"]) ?? "no word is suggested"
  }

  /// The answer to an accepted line whose match can be opened again.
  private static func recorded(_ programFolder: ProgramFolder, _ line: String) throws -> String {
    let said = try programFolder.record(line).accepted()
    return try said + programFolder.record("n again").accepted()
  }
}
