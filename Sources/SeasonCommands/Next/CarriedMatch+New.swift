import CommandSupport
import MatchModel
import Phrases

/// What `new --from` takes over; everything on the command line takes precedence.
extension CarriedMatch {
  /// The parameters of the rules that differ from the rule set.
  package var overrides: [(key: String, value: String)] { match.overrides.sorted { $0.key < $1.key } }

  /// The names of the teams. If only one is typed, it is the opponent's.
  package func names(_ typed: BothSides<String?>, ours: Side) -> BothSides<String?> {
    let own = match[side].name
    if let home = typed.home, let away = typed.away { return BothSides(home: home, away: away) }
    return ours.pair(own, typed.home ?? typed.away)
  }

  /// Prints what matters for the next match.
  package func brief(of opponent: String?, _ next: MatchDetails, _ console: Console) throws(Failure) {
    let briefing = NextBriefing(
      season: season, us: us, opponent: opponent.flatMap(season.team), competition: next.competition, day: next.date,
      options: options, folder: ShellWord.operand(folder), console: console)
    console.print(wrapping: briefing.lines, indent: 2)
  }
}

extension Side {
  /// Our value and the opponents', home side first.
  package func pair<Value>(_ own: Value, _ other: Value) -> BothSides<Value> {
    self == .home ? BothSides(home: own, away: other) : BothSides(home: other, away: own)
  }
}

extension MatchDetails {
  /// Fills in missing details from the other ones.
  package mutating func complete(with other: MatchDetails) {
    for path in [\MatchDetails.competition, \.season, \.round, \.group, \.stage, \.date, \.time, \.venue]
    where self[keyPath: path].isEmpty {
      self[keyPath: path] = other[keyPath: path]
    }
  }

  /// Takes over every detail that the other one has.
  package mutating func take(_ other: MatchDetails) {
    for path in [\MatchDetails.date, \.time, \.venue, \.round, \.group, \.stage] where !other[keyPath: path].isEmpty {
      self[keyPath: path] = other[keyPath: path]
    }
  }
}
