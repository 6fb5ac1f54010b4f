import Standings

/// The cards of somebody in the technical area of a team, in a competition. They are listed, and bring no bans by themselves.
public struct OfficialRecord: Hashable, Sendable {
  /// The team, as the season spells it.
  public let team: String
  /// The competition, as the season spells it.
  public let competition: String
  /// As the match file calls them: `coach`.
  public let code: String
  /// Empty where no file says it.
  public let name: String
  /// Cautions, the first of two in one match among them.
  public internal(set) var yellows = 0
  /// Sendings-off for a second yellow card.
  public internal(set) var secondYellows = 0
  /// Red cards shown at once.
  public internal(set) var reds = 0

  /// A record without cards.
  public init(team: String, competition: String, code: String, name: String) {
    (self.team, self.competition, self.code, self.name) = (team, competition, code, name)
  }
}

extension Season {
  /// Officials who were shown cards in the matches that the filter lets pass: one of a name in a team, or of a code where
  /// nobody names them. In the order of teams, competitions and names.
  public func officials(_ filter: SeasonFilter) -> [OfficialRecord] {
    var records: [[String]: OfficialRecord] = [:]
    for (place, side) in filter.squads(in: self).inOrder where matches[place].sheet.isPlayed {
      let match = matches[place]
      for shown in match.sheet.officials where shown.side == side {
        let team = match.result[shown.side]
        // Whoever is named may sit in another place of the bench next week.
        let who =
          shown.name.isEmpty ? ["", shown.code] : [NameKeys(shown.name)?.sorted ?? shown.name, ""]
        records[
          [team, match.competition] + who,
          default: OfficialRecord(team: team, competition: match.competition, code: shown.code, name: shown.name)
        ].add(shown.booking)
      }
    }
    return records.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
  }
}

extension OfficialRecord {
  fileprivate mutating func add(_ booking: Booking) {
    yellows += booking.yellows
    secondYellows += booking.secondYellows
    reds += booking.reds
  }
}
