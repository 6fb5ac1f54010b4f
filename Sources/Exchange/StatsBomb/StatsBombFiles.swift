import LibJSON
import MatchModel
import Phrases

/// Groups the files that belong to the same match.
struct StatsBombFiles {
  private let events: [StatsBombFile]
  private let lineUps: [StatsBombFile]
  /// Rows of match lists.
  private let matches: [JSONValue]
  private let lists: [StatsBombFile]
  private let options: ReadingOptions

  init(_ files: [StatsBombFile], _ options: ReadingOptions) {
    self.options = options
    events = files.filter { $0.kind == .events }
    lineUps = files.filter { $0.kind == .lineUps }
    lists = files.filter { $0.kind == .matches }
    matches = lists.flatMap(\.values)
  }

  func readings() -> [ForeignReading] {
    var readings = events.map(reading)
    let used = Set(events.compactMap { lineUps(of: $0)?.name })
    let noEvents = Phrase("exchange.missing-half", ["name": "events.json"])
    for file in lineUps where !used.contains(file.name) {
      // There are events, but of another match.
      let other = events.count == 1 ? events[0].name : nil
      let what = other.map { Phrase("exchange.other-line-ups", ["lineups": file.name, "events": $0]) } ?? noEvents
      readings.append(ForeignReading(file: file.name, refused: what))
    }
    if events.isEmpty { readings += lists.map { ForeignReading(file: $0.name, refused: noEvents) } }
    return readings
  }

  private func reading(_ file: StatsBombFile) -> ForeignReading {
    ForeignReading(file: file.name) { reading throws(ExchangeProblem) in
      var reader = try StatsBombMatch(file.values, lineUps: lineUps(of: file)?.values)
      if let row = row(of: file) {
        reader.take(row)
      } else if let home = options.home, folded(home) == folded(reader.match.teams.away.name) {
        reader.exchangeSides()
      }
      if let number = file.matchNumber { reader.match.identifier = number }
      if lineUps(of: file) == nil {
        reader.match.notes.append(ExchangeNote(line: nil, Phrase("exchange.without-line-ups")))
      }
      reading.matches = [reader.match]
    }
  }

  /// The line-ups of the same match: with the same number if both files have one, and the same teams.
  private func lineUps(of file: StatsBombFile) -> StatsBombFile? {
    let teams = StatsBombMatch.teams(of: file.values)
    return lineUps.first { other in
      if let mine = file.matchNumber, let theirs = other.matchNumber, mine != theirs { return false }
      return other.teams == Set(teams)
    }
  }

  private func row(of file: StatsBombFile) -> JSONValue? {
    if let number = file.matchNumber { return matches.first { $0["match_id"]?.integer.map(String.init) == number } }
    let teams = Set(StatsBombMatch.teams(of: file.values))
    let rows = matches.filter { row in
      let both = [row["home_team"]?["home_team_id"]?.integer, row["away_team"]?["away_team_id"]?.integer]
      return Set(both.compactMap { $0 }) == teams
    }
    // Two legs between the same teams are ambiguous.
    return rows.count == 1 ? rows[0] : nil
  }
}
