import Standings

/// Team-mates who were on the field together: two of them, or a goalkeeper and defenders.
public struct Together: Sendable {
  /// Sorted by their ids; a goalkeeper comes first.
  public let players: [SeasonPlayer]
  public internal(set) var matches = 0
  /// Of the regulation clock (RULES I3).
  public internal(set) var minutes = 0
  /// Goals of the team, and of the opponents, while all of them were on the field.
  public internal(set) var goalsFor = 0
  public internal(set) var goalsAgainst = 0

  public var difference: Int { goalsFor - goalsAgainst }
}

extension Season {
  /// Every two players of a team who were on the field together for the length of three matches or more, the best first.
  public func pairs(of team: String, _ filter: SeasonFilter) -> [Together] {
    together(of: team, filter) { _, onField in
      onField.indices.flatMap { one in onField[(one + 1)...].map { [onField[one], $0] } }
    }
  }

  /// The same for the goalkeepers and defenders who were on the field at a time, where their positions are known.
  public func defences(of team: String, _ filter: SeasonFilter) -> [Together] {
    together(of: team, filter) { squad, onField in
      let lines = onField.map { PlayingLine(squad[$0].position) }
      guard lines.contains(.goalkeeper), lines.count(where: { $0 == .defence }) > 1 else { return [] }
      return [onField.indices.filter { lines[$0] == .goalkeeper || lines[$0] == .defence }.map { onField[$0] }]
    }
  }

  /// - Parameter groups: who belongs together of those on the field, by their places in the squad.
  private func together(
    of team: String, _ filter: SeasonFilter, groups: (_ squad: [Appearance], _ onField: [Int]) -> [[Int]]
  ) -> [Together] {
    var filter = filter
    filter.team = team
    var found: [[String]: Together] = [:]
    var length = 0
    for index in filter.places(in: self) where matches[index].sheet.isPlayed {
      let (result, sheet) = (matches[index].result, matches[index].sheet)
      length = max(length, sheet.regularLength)
      for side in MatchSide.allCases where result[side] == team {
        var seen: Set<[String]> = []
        func add(_ onField: [Int], _ change: (inout Together) -> Void) {
          for group in groups(sheet[side], onField) {
            let people = group.compactMap { place in
              players[SeasonPlayer.Entry(match: index, side: side, place: place)]
                .map { (player: $0, position: sheet[side][place].position) }
            }
            guard people.count == group.count else { continue }
            let ordered = Self.ordered(people)
            let key = ordered.map(\.id)
            var together = found[key] ?? Together(players: ordered)
            if seen.insert(key).inserted { together.matches += 1 }
            change(&together)
            found[key] = together
          }
        }
        for stretch in sheet.stretches(of: side) { add(stretch.onField) { $0.minutes += stretch.minutes } }
        for goal in sheet.goals {
          add(goal[side]) { if goal.side == side { $0.goalsFor += 1 } else { $0.goalsAgainst += 1 } }
        }
      }
    }
    return found.values.filter { $0.minutes > 0 && $0.minutes >= 3 * length }
      .sorted { ($1.difference, $1.minutes, $0.key) < ($0.difference, $0.minutes, $1.key) }
  }

  private static func ordered(_ players: [(player: SeasonPlayer, position: String)]) -> [SeasonPlayer] {
    players.sorted { one, other in
      let keeps = [one, other].map { PlayingLine($0.position) == .goalkeeper ? 0 : 1 }
      return (keeps[0], one.player.id) < (keeps[1], other.player.id)
    }
    .map(\.player)
  }
}

extension Together {
  fileprivate var key: String { players.map(\.id).joined(separator: " ") }
}

extension MatchSheet {
  /// The parts of the match in which the same players of a side were on the field, by their places in the squad.
  func stretches(of side: MatchSide) -> [(onField: [Int], minutes: Int)] {
    let squad = self[side]
    let bounds = Set(squad.flatMap(\.spells).flatMap { [$0.lowerBound, $0.upperBound] }).sorted()
    return zip(bounds, bounds.dropFirst()).map { start, end in
      (
        squad.indices.filter { place in squad[place].spells.contains { $0.lowerBound <= start && end <= $0.upperBound }
        }, end - start
      )
    }
  }
}
