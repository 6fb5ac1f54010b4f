import MatchModel
import Standings

/// An official's most severe sanction in a match.
public struct OfficialBooking: Hashable, Sendable {
  public package(set) var side: Side
  /// The code in the match file: `coach`.
  public package(set) var code: String
  public package(set) var name: String
  public package(set) var booking: Booking

  public init(side: Side, code: String, name: String, booking: Booking) {
    self.side = side
    self.code = code
    self.name = name
    self.booking = booking
  }
}

/// The cards of a team official in a competition, both in the season's spelling. They do not cause bans.
public struct OfficialRecord: Hashable, Sendable {
  public let team: String
  public let competition: String
  public let code: String
  public let name: String
  public internal(set) var cards = CardCount()

  public init(team: String, competition: String, code: String, name: String) {
    self.team = team
    self.competition = competition
    self.code = code
    self.name = name
  }
}

extension Season {
  /// Officials with cards in the filtered matches, identified by name and team, or by code if unnamed. Sorted by team,
  /// competition and name.
  public func officials(_ filter: SeasonFilter) -> [OfficialRecord] {
    var records: [[String]: OfficialRecord] = [:]
    for (place, side) in filter.squads(in: self).inOrder where matches[place].sheet.isPlayed {
      let match = matches[place]
      for shown in match.sheet.officials where shown.side == side {
        let team = match.result[shown.side]
        // Do not group by role, because a named official may have another role in the next match.
        let who =
          shown.name.isEmpty ? ["", shown.code] : [NameKeys(shown.name)?.sorted ?? shown.name, ""]
        records[
          [team, match.competition] + who,
          default: OfficialRecord(team: team, competition: match.competition, code: shown.code, name: shown.name)
        ].cards.add(shown.booking)
      }
    }
    return records.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
  }
}
