import Bounds
import FileWording
import LibXML
import MatchModel
import MatchXML
import Phrases

extension ForeignFormat {
  /// Opta's F7 (people, goals, cards, substitutions) and F24 (all events), separately or combined. They are read with a
  /// stylesheet.
  static let opta = ForeignFormat(
    "opta", isOne: { $0.xmlRoot.flatMap(OptaFile.Kind.init) != nil }, parse: OptaFile.init,
    read: { files, _ in OptaMatch.readings(of: files) })
}

extension OptaMatch {
  fileprivate static func readings(of files: [OptaFile]) -> [ForeignReading] {
    let results = files.filter { $0.kind == .f7 }
    let events = files.filter { $0.kind == .f24 }
    // If there are exactly two files, one of them may lack the number.
    let isPair = results.count == 1 && events.count == 1
    func belong(_ f7: OptaFile, _ f24: OptaFile) -> Bool { f7.id == f24.id || isPair && f7.id.isEmpty }
    var readings = results.map { file in OptaMatch(f7: file, f24: events.first { belong(file, $0) }).reading() }
    for file in events where !results.contains(where: { belong($0, file) }) {
      // The two files describe different matches.
      if isPair {
        return [
          ForeignReading(
            file: file.name, refused: Phrase("exchange.other-half", ["events": file.id, "results": results[0].id]))
        ]
      }
      readings.append(
        file.namesTeams
          ? OptaMatch(f7: nil, f24: file).reading()
          : ForeignReading(file: file.name, refused: Phrase("exchange.missing-half", ["name": "F7"])))
    }
    return readings
  }
}

struct OptaFile {
  /// The two feeds, named by their root elements.
  enum Kind: String {
    case f7 = "SoccerFeed"
    case f24 = "Games"
  }

  let name: String
  let kind: Kind
  /// The number of the match. F7 has a letter in front of it.
  let id: String
  let score: BothSides<Int>?
  let shootOut: BothSides<Int>?
  let isAbandoned: Bool
  /// True if it contains the teams' names. Without them, the file cannot be used on its own.
  let namesTeams: Bool
  /// The text without its XML declaration.
  let text: String

  init(_ file: ForeignFile) throws(ExchangeProblem) {
    let root: XMLElementNode
    text = file.text.withoutDeclaration
    do { root = try XMLDocument.tree(of: Array(text.utf8), name: file.name) } catch {
      let first = error.diagnostics[0]
      throw ExchangeProblem(line: first.line > 0 ? first.line : nil, Phrase(first))
    }
    name = file.name
    kind = Kind(rawValue: root.name) ?? .f7
    switch kind {
    case .f7:
      let documents = root.children("SoccerDocument")
      let match = documents.first {
        $0.child("MatchData")?.children("TeamData").contains { $0.child("PlayerLineUp") != nil } ?? false
      }
      guard let match else { throw ExchangeProblem(line: nil, Phrase("exchange.nothing-found")) }
      let teams = match.child("MatchData")?.children("TeamData") ?? []
      let count = teams.reduce(0) { $0 + $1.children.count }
      guard count <= Settlement.mostEvents else {
        throw ExchangeProblem(
          line: nil, Phrase("exchange.too-many-events", ["found": count, "most": Settlement.mostEvents]))
      }
      id = String((match["uID"] ?? "").drop { $0.isLetter })
      let info = match.child("MatchData")?.child("MatchInfo")
      isAbandoned = info?["Period"] == "Abandoned" || info?.child("Result")?["Type"] == "Abandoned"
      namesTeams = true
      score = Self.both(teams, "Score")
      shootOut = Self.both(teams, "ShootOutScore")
    case .f24:
      guard let game = root.child("Game") else { throw ExchangeProblem(line: nil, Phrase("exchange.nothing-found")) }
      id = game["id"] ?? ""
      isAbandoned = false
      namesTeams = ["home_team_name", "away_team_name"].allSatisfy { !(game[$0] ?? "").isEmpty }
      let goals = ["home_score", "away_score"].map { game[$0].flatMap(Self.goals) }
      if let home = goals[0], let away = goals[1] { score = BothSides(home: home, away: away) } else { score = nil }
      shootOut = nil
    }
  }

  /// The goals of a side; nil for an impossible number.
  private static func goals(_ text: String) -> Int? {
    Int(text).flatMap { (0...Bounds.points).contains($0) ? $0 : nil }
  }

  private static func both(_ teams: [XMLElementNode], _ attribute: String) -> BothSides<Int>? {
    func goals(_ side: String) -> Int? { teams.first { $0["Side"] == side }?[attribute].flatMap(Self.goals) }
    guard let home = goals("Home"), let away = goals("Away") else { return nil }
    return BothSides(home: home, away: away)
  }
}

extension String {
  /// Removes `<?xml ...?>` but not the line break after it, so that the text can be embedded in another document.
  fileprivate var withoutDeclaration: String {
    let text = self.drop { $0 == "\u{FEFF}" }
    guard text.hasPrefix("<?xml"), let end = text.utf8.firstIndex(of: UInt8(ascii: ">")) else { return String(text) }
    return String(text[text.utf8.index(after: end)...])
  }
}
