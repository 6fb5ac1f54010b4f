import CommandSupport
import Phrases
import Seasons
import Standings

extension SeasonView {
  /// Injuries in a team's matches, with the matches missed afterwards.
  static let injuries = SeasonView("injuries") { request throws(Failure) in
    let team = try request.ownTeam()
    var list = SeasonList(
      title: request.title(Phrase("season.injuries"), team: team),
      columns: [
        .name("date"), .name("player"), .name("opponent", weight: 1), .number("missed"), .name("back"),
      ], empty: Phrase("season.nobody-hurt"))
    let season = request.season
    let own = season.places(playedBy: team).filter { index in
      request.filter.passes(season.matches[index].result, competition: season.matches[index].competition)
    }
    for player in season.players.all where player.isOf(team) {
      // In games that do not track line-ups, being in the squad is all that is known.
      let played = Set(
        player.entries.filter { entry in
          let sheet = season.matches[entry.match].sheet
          return sheet[entry].played || sheet.isUnfollowed
        }.map(\.match))
      for entry in player.entries where own.contains(entry.match) {
        let match = season.matches[entry.match]
        guard match.sheet[entry].isHurt, match.result[entry.side] == team else { continue }
        let later = own.filter { $0 > entry.match }
        let back = later.first(where: played.contains)
        let missed = later.count { index in back.map { index < $0 } ?? true }
        list.rows.append([
          .text(match.result.date), .text(request.words.player(player)),
          .text(request.words.opponent(match.result, of: entry.side)), .number(missed),
          .text(back.map { season.matches[$0].result.date } ?? ""),
        ])
      }
    }
    list.rows.sort { one, other in
      guard case .text(let first) = one[0], case .text(let second) = other[0] else { return false }
      return first < second
    }
    list.notes += request.scoresOnly(request.filter.of(team))
    try request.show([list])
  }
}
