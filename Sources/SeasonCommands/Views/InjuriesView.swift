import CommandSupport
import MatchModel
import Phrases
import Seasons
import Standings

extension SeasonView {
  /// Injuries in a team's matches, with the matches missed afterwards.
  static let injuries = SeasonView(name: "injuries", isOfHealth: true) { request throws(Failure) in
    let team = try request.ownTeam()
    let season = request.season
    let own = season.places(playedBy: team).filter { index in
      request.filter.passes(season.matches[index].result, competition: season.matches[index].competition)
    }
    var injuries: [(match: Season.Match, side: Side, player: SeasonPlayer, missed: Int, back: Season.Match?)] = []
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
        injuries.append((match, entry.side, player, missed, back.map { season.matches[$0] }))
      }
    }
    let list = SeasonList(
      request.title(Phrase("season.injuries"), team: team),
      of: injuries.sorted { $0.match.result.date < $1.match.result.date },
      columns: [
        .name("date", \.match.result.date), .name("player") { request.words.player($0.player) },
        .name("opponent", weight: 1) { request.words.opponent($0.match.result, of: $0.side) },
        .number("missed", \.missed), .name("back") { $0.back?.result.date ?? "" },
      ], notes: request.scoresOnly(request.filter.of(team)), empty: Phrase("season.nobody-hurt"))
    try request.show([list])
  }
}
