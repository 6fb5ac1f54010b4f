import MatchModel
import MatchStatistics
import Phrases
import Seasons
import Standings

/// A squad member with data from the match.
private struct PlayerFacts {
  let facts: MatchFacts
  let side: Side
  /// Position in the squad, from 1.
  let place: Int
  let appearance: Appearance
  let shots: Int
  let fouls: Int

  var team: String { facts.sheet.result[side] }
}

extension RowTable {
  /// One row per player in a match.
  public static let appearance = RowTable("appearance", appearanceColumns, players)

  private static let appearanceColumns: [TableColumn<PlayerFacts>] = [
    .text("key", .uuid) { $0.facts.key },
    .number("side") { $0.side == .home ? 0 : 1 },
    .number("place") { $0.place },
    .number("season") { $0.facts.season },
    .number("competition", .bigint) { RowID.of($0.facts.sheet.result.competition) },
    .number("player", .bigint) { RowID.of($0.team, $0.appearance.name) },
    .text("player_name") { $0.appearance.name },
    .text("player_folded") { folded($0.appearance.name) },
    .number("team", .bigint) { RowID.of($0.team) },
    .number("number") { $0.appearance.number },
    .truth("minors") { $0.facts.sheet.isOfMinors },
    .truth("over") { $0.facts.sheet.isPlayed },
    .truth("starter") { $0.appearance.isStarter },
    .truth("played") { $0.facts.sheet.isUnfollowed ? nil : $0.appearance.played },
    .number("minutes", source: "docs/LAWS.md I3") { $0.facts.sheet.isUnfollowed ? nil : $0.appearance.minutes },
    .number("goals") { $0.appearance.goals },
    .number("own_goals") { $0.appearance.ownGoals },
    .number("assists") { $0.appearance.assists },
    .number("shots") { $0.shots },
    .number("fouls") { $0.fouls },
    .number("yellows") { $0.appearance.booking?.yellows ?? 0 },
    .number("second_yellows") { $0.appearance.booking == .secondYellow ? 1 : 0 },
    .number("reds") { [.red, .yellowAndRed].contains($0.appearance.booking) ? 1 : 0 },
  ]

  @Sendable private static func players(_ facts: MatchFacts) -> [PlayerFacts] {
    let (shots, fouls) = (counts("shots", in: facts.match), counts("fouls", in: facts.match))
    return Side.allCases.flatMap { side in
      // The sheet has an entry for every player in the order of the squad.
      return zip(facts.match[side].playerIDs, facts.sheet[side]).enumerated().map { index, entry in
        let (id, appearance) = entry
        let person = Person.player(id)
        return PlayerFacts(
          facts: facts, side: side, place: index + 1, appearance: appearance, shots: shots[side][person] ?? 0,
          fouls: fouls[side][person] ?? 0)
      }
    }
  }

  /// Counts for all players, without the shoot-out.
  private static func counts(_ key: StatisticKey, in match: Match) -> BothSides<[Person: Int]> {
    var counts: BothSides<[Person: Int]> = BothSides([:])
    guard let statistic = Statistic.named(key) else { return counts }
    for action in match.actions where action.moment.phase.period != .shootOut {
      if let (side, person) = statistic.credited(by: action) { counts[side][person, default: 0] += 1 }
    }
    return counts
  }
}
