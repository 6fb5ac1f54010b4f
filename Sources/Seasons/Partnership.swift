import MatchModel
import Standings

/// Team-mates who were on the field together: two players, or a goalkeeper with defenders.
public struct Partnership: Sendable {
  /// Sorted by ID, goalkeeper first.
  public let players: [SeasonPlayer]
  public internal(set) var matches = 0
  /// Minutes of the regulation clock (docs/STATISTICS.md).
  public internal(set) var minutes = 0
  /// Goals (or points) of the team while all of them were on the field.
  public internal(set) var goalsFor = 0
  /// Goals (or points) of the opponents while all of them were on the field.
  public internal(set) var goalsAgainst = 0

  public var difference: Int { goalsFor - goalsAgainst }
}

extension Season {
  /// Pairs of players who were on the field together for at least the length of three matches, best first.
  public func pairs(of team: String, _ filter: SeasonFilter) -> [Partnership] {
    together(of: team, filter, .pairs)
  }

  /// Goalkeepers with the defenders on the field at the same time, if their positions are known.
  public func defences(of team: String, _ filter: SeasonFilter) -> [Partnership] {
    together(of: team, filter, .defences)
  }

  private func together(of team: String, _ filter: SeasonFilter, _ grouping: Grouping) -> [Partnership] {
    var found: [[Int]: Partnership] = [:]
    var numbers: [String: Int] = [:]
    var length = 0
    for (index, side) in filter.of(team).squads(in: self).inOrder where isCounted(matches[index]) {
      let sheet = matches[index].sheet
      let squad = sheet[side]
      length = max(length, sheet.regularLength)
      let people = squad.indices.map { players[SeasonPlayer.Entry(match: index, side: side, place: $0)] }
      let lines = squad.map(sheet.line)
      // Numbers within the match and within the season, because comparing names each time would take most of the
      // time.
      let order = Self.order(people, lines)
      let own = people.map { player in player.map { numbers.number(of: $0.id) } }
      var seen: Set<[Int]> = []
      func add(_ onField: [Int], _ change: (inout Partnership) -> Void) {
        for group in grouping.groups(lines, onField) where group.allSatisfy({ own[$0] != nil }) {
          let ordered = group.sorted { order[$0] < order[$1] }
          let key = ordered.compactMap { own[$0] }
          if seen.insert(key).inserted {
            found[key, default: Partnership(players: ordered.compactMap { people[$0] })].matches += 1
          }
          change(&found[key, default: Partnership(players: [])])
        }
      }
      for stretch in sheet.stretches(of: side) { add(stretch.onField) { $0.minutes += stretch.minutes } }
      for goal in sheet.goals {
        add(goal[side]) {
          if goal.side == side { $0.goalsFor += goal.points } else { $0.goalsAgainst += goal.points }
        }
      }
    }
    return found.values.filter { $0.minutes > 0 && $0.minutes >= 3 * length }
      .sorted { ($1.difference, $1.minutes, $0.key) < ($0.difference, $0.minutes, $1.key) }
  }

  /// The sort order of positions in the squad: goalkeepers first, then by ID.
  private static func order(_ people: [SeasonPlayer?], _ lines: [PlayingLine?]) -> [Int] {
    let keys = people.indices.map { place in
      (lines[place] == .goalkeeper ? 0 : 1, people[place]?.id ?? "", place)
    }
    var order = Array(repeating: 0, count: people.count)
    for (number, key) in keys.sorted(by: <).enumerated() { order[key.2] = number }
    return order
  }
}

private enum Grouping {
  case pairs, defences

  /// Selects groups among the players on the field, by place in the squad.
  func groups(_ lines: [PlayingLine?], _ onField: [Int]) -> [[Int]] {
    switch self {
    case .pairs: return onField.pairs.map { [$0.one, $0.other] }
    case .defences:
      let lines = onField.map { lines[$0] }
      guard lines.contains(.goalkeeper), lines.count(where: { $0 == .defence }) > 1 else { return [] }
      return [onField.indices.filter { lines[$0] == .goalkeeper || lines[$0] == .defence }.map { onField[$0] }]
    }
  }
}

extension [String: Int] {
  /// Numbers IDs in order of appearance.
  fileprivate mutating func number(of id: String) -> Int {
    if let number = self[id] { return number }
    self[id] = count
    return count - 1
  }
}

extension Partnership {
  fileprivate var key: String { players.map(\.id).joined(separator: " ") }
}

extension MatchSheet {
  /// The stretches of the match during which the same players of a side were on the field, by position in the squad.
  func stretches(of side: Side) -> [(onField: [Int], minutes: Int)] {
    let squad = self[side]
    let bounds = Set(squad.flatMap(\.spells).flatMap { [$0.lowerBound, $0.upperBound] }).sorted()
    return zip(bounds, bounds.dropFirst()).map { start, end in
      let onField = squad.indices.filter { place in
        squad[place].spells.contains { $0.lowerBound <= start && end <= $0.upperBound }
      }
      return (onField, end - start)
    }
  }
}
