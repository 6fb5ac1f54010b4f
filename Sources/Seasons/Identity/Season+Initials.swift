import MatchModel
import Phrases

extension Season {
  /// A copy for sharing: the selected players have initials instead of names, also in their IDs.
  public func withInitials(_ isChosen: (SeasonPlayer) -> Bool) -> Season {
    var season = self
    season.players.abbreviate(isChosen)
    return season
  }

  /// True if the player was in a match whose rules are for minors.
  public func isMinor(_ player: SeasonPlayer) -> Bool { player.entries.contains { matches[$0.match].sheet.isOfMinors } }
}

extension SeasonPlayer {
  /// "J. P." for Joan Pons. The number if there is no name.
  var initials: String {
    name.split(whereSeparator: \.isWhitespace).compactMap(\.first).map { "\($0)." }.joined(separator: " ")
  }

  func abbreviated(_ id: String) -> SeasonPlayer {
    SeasonPlayer(
      id: id, name: initials, spellings: [initials], team: team, teams: teams, numbers: numbers, entries: entries,
      licence: licence, birth: birth)
  }
}

extension Players {
  mutating func abbreviate(_ isChosen: (SeasonPlayer) -> Bool) {
    var taken = Set(all.filter { !isChosen($0) }.map(\.id))
    all = all.map { player in
      guard isChosen(player) else { return player }
      // Number and initials only, as on the page.
      let letters = player.initials.filter(\.isLetter)
      let base =
        Players.slug(player.team) + "/" + Players.slug("\(ShirtNumber.text(of: player.numbers.first ?? 0)) \(letters)")
      var id = base
      var number = 1
      while !taken.insert(id).inserted {
        number += 1
        id = "\(base)-\(number)"
      }
      return player.abbreviated(id)
    }
  }
}
