import MatchModel
import Standings

/// A team's goals for and against that share a property, such as the quarter of an hour.
public struct GoalGroup: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Minutes of the regulation clock.
    case quarter(ClosedRange<Int>)
    case origin(Origin)
    case bodyPart(BodyPart)
    case zone(MatchModel.Zone)
    case standing(TeamStanding)
  }

  public let kind: Kind
  public internal(set) var scored = 0
  public internal(set) var conceded = 0
}

/// The state of a match from a team's point of view.
public enum TeamStanding: CaseIterable, Hashable, Sendable {
  case leading, level, trailing

  init(lead: Int) { self = lead > 0 ? .leading : lead == 0 ? .level : .trailing }
}

extension Season {
  /// A team's goals for and against by quarter of an hour, origin, body part, zone and state of the match. Unrecorded
  /// values are left out.
  public func goals(of team: String, _ filter: SeasonFilter) -> [GoalGroup] {
    var groups: [GoalGroup.Kind: GoalGroup] = [:]
    for (index, side) in filter.of(team).squads(in: self).inOrder where isCounted(matches[index]) {
      var lead = 0
      for goal in matches[index].sheet.goals {
        let isOwn = goal.side == side
        for kind in goal.groups + [.standing(TeamStanding(lead: lead))] {
          var group = groups[kind] ?? GoalGroup(kind: kind)
          if isOwn { group.scored += 1 } else { group.conceded += 1 }
          groups[kind] = group
        }
        lead += isOwn ? 1 : -1
      }
    }
    return groups.values.sorted { $0.kind.rank < $1.kind.rank }
  }
}

extension SheetGoal {
  /// The groups of a goal, except by state of the match.
  fileprivate var groups: [GoalGroup.Kind] {
    var groups: [GoalGroup.Kind] = []
    if let minute {
      let first = max(0, minute - 1) / 15 * 15 + 1
      groups.append(.quarter(first...(first + 14)))
    }
    if let origin = origin.flatMap({ Origin($0) }) { groups.append(.origin(origin)) }
    if let part = bodyPart.flatMap({ BodyPart($0) }) { groups.append(.bodyPart(part)) }
    if let zone { groups.append(.zone(zone)) }
    return groups
  }
}

extension GoalGroup.Kind {
  fileprivate var rank: (Int, Int, String) {
    switch self {
    case .quarter(let minutes): (0, minutes.lowerBound, "")
    case .standing(let standing): (1, TeamStanding.allCases.firstIndex(of: standing) ?? 0, "")
    case .origin(let origin): (2, Origin.documented.firstIndex(of: origin) ?? .max, origin.rawValue)
    case .bodyPart(let part): (3, BodyPart.documented.firstIndex(of: part) ?? .max, part.rawValue)
    case .zone(let zone): (4, zone.rawValue, "")
    }
  }
}
