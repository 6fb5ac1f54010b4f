import Standings

/// What a competition demands for everybody who is called. Rules are data: ``PlayingTimeParameter`` has their names.
public struct PlayingTimeRules: Hashable, Sendable {
  /// Per cent of every match; 0 where nothing is demanded (AYSO: 50).
  public var minimumShare = 0
  /// Minutes of every match.
  public var minimumMinutes = 0

  public init() {}
}

/// One of these rules: its name, and how it is set.
public struct PlayingTimeParameter: Sendable {
  public let name: String
  public let example: String
  private let range: ClosedRange<Int>
  private let path: WritableKeyPath<PlayingTimeRules, Int> & Sendable

  public static let all: [PlayingTimeParameter] = [
    PlayingTimeParameter(name: "minimum-share", example: "50", range: 0...100, path: \.minimumShare),
    PlayingTimeParameter(name: "minimum-minutes", example: "20", range: 0...200, path: \.minimumMinutes),
  ]

  public static func named(_ name: String) -> PlayingTimeParameter? { all.first { $0.name == name } }

  /// - Returns: false if the value is none of the rule's; then nothing has changed.
  public func set(_ value: String, in rules: inout PlayingTimeRules) -> Bool {
    guard let number = Int(value), range.contains(number) else { return false }
    rules[keyPath: path] = number
    return true
  }
}

/// Somebody who played less of a match than the competition demands.
public struct PlayingTimeBreach: Hashable, Sendable {
  public let result: MatchResult
  public let player: String
  public let minutes: Int
  public let demanded: Int
  /// What everybody could have had if all was shared alike: less than demanded where too many were called.
  public let possible: Int

  public init(result: MatchResult, player: String, minutes: Int, demanded: Int, possible: Int) {
    (self.result, self.player, self.minutes, self.demanded, self.possible) = (
      result, player, minutes, demanded, possible
    )
  }
}

extension Season {
  /// Whoever was called and played too little, match by match. Who was sent off, or is suspended, had no choice.
  /// - Parameters:
  ///   - team: whose players; nil for all.
  ///   - rules: by competition.
  ///   - discipline: what a suspension is, by competition.
  public func playingTimeBreaches(
    of team: String?, _ filter: SeasonFilter, _ rules: (String) -> PlayingTimeRules,
    _ discipline: (String) -> DisciplineRules
  ) -> [(player: SeasonPlayer, breach: PlayingTimeBreach)] {
    var breaches: [(player: SeasonPlayer, breach: PlayingTimeBreach)] = []
    var suspended: Set<[String]> = []
    for record in self.discipline(until: nil, discipline) {
      for result in record.bans.flatMap(\.served) { suspended.insert([record.player.id, result.date, result.title]) }
    }
    for index in filter.places(in: self) where matches[index].sheet.isPlayed {
      let (match, demands) = (matches[index], rules(matches[index].competition))
      let demanded = max(demands.minimumMinutes, (match.sheet.length * demands.minimumShare + 99) / 100)
      guard demanded > 0, match.result.kind != .friendly else { continue }
      for side in MatchSide.allCases where team.map({ match.result[side] == $0 }) ?? true {
        let squad = match.sheet[side]
        let possible = min(match.sheet.sideSize, squad.count) * match.sheet.length / max(1, squad.count)
        for (place, player) in squad.enumerated() where player.minutes < demanded {
          guard let person = players[.init(match: index, side: side, place: place)],
            player.booking.map({ $0 == .yellow }) ?? true,
            !suspended.contains([person.id, match.result.date, match.result.title])
          else { continue }
          breaches.append(
            (
              person,
              PlayingTimeBreach(
                result: match.result, player: person.id, minutes: player.minutes, demanded: demanded,
                possible: possible)
            ))
        }
      }
    }
    return breaches
  }
}
