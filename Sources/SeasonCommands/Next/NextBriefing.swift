import CommandSupport
import Phrases
import Seasons
import Standings
import Wording

/// What matters for a team's next match, from the season so far. Players who have left the team are not named.
struct NextBriefing {
  let season: Season
  let us: String
  /// The opponent in the season's spelling; nil if the season does not know it.
  let opponent: String?
  /// Of the match; empty if unknown.
  let competition: String
  /// Of the match, ISO 8601; empty if unknown.
  let day: String
  let options: TableOptions
  /// The folder, quoted for a shell.
  let folder: String
  let console: Console
  /// False if the lines are passed on and must not name injured players.
  var isPrivate = true

  /// How many of the players with the least playing time are named.
  private static let least = 5

  var lines: [String] { [suspended, short, back, missing, unplayed].compactMap(\.self) + scouting }

  private var rules: (String) -> DisciplineRules { options.discipline(in: season.file) }

  private var records: [DisciplineRecord] {
    season.discipline(rules).filter { $0.team == us && !season.hasLeft($0.player, team: us, on: day) }
  }

  /// Each suspended player once, with a ban that applies in this competition.
  private var bans: [(player: SeasonPlayer, ban: Ban)] {
    var named: Set<String> = []
    return records.compactMap { record in
      guard let ban = record.bans(in: known, rules).first, named.insert(record.player.id).inserted else { return nil }
      return (record.player, isPrivate ? ban : ban.withoutText)
    }
  }

  private var known: String? { competition.isEmpty ? nil : season.file.unaliased(competition) }

  private var suspended: String? {
    let words = console.words
    return console.book.naming(
      "season.suspended",
      bans.map { player, ban in
        words.book(Phrase("next.because", ["player": words.player(player), "reason": words.cause(of: ban)]))
      })
  }

  private var short: String? {
    let suspended = Set(bans.map(\.player.id))
    let short = records.filter { $0.isOf(known) && $0.isOneShort && !suspended.contains($0.player.id) }
    return console.book.naming("season.short", short.map { console.words.player($0.player) })
  }

  /// Our latest match with a squad.
  private var last: Season.Match? { season.places(playedBy: us).last.map { season.matches[$0] } }

  /// Players who served the last match of a ban in our latest match.
  private var back: String? {
    guard let last else { return nil }
    let served = records.filter { record in
      record.owed == 0 && record.bans.contains { $0.served.last == last.result }
    }
    return console.book.naming("next.back", served.map { console.words.player($0.player) })
  }

  /// Players who were hurt in the latest match, or who have not been in a squad since they were.
  private var missing: String? {
    guard isPrivate else { return nil }
    let hurt = season.players.all.filter { player in
      guard player.team == us, !season.hasLeft(player, team: us, on: day),
        let entry = player.entries.last(where: { season.matches[$0.match].sheet.isPlayed })
      else { return false }
      return season.matches[entry.match].sheet[entry].isHurt
    }
    return console.book.naming("next.hurt", hurt.map(console.words.player))
  }

  private var unplayed: String? {
    let totals = season.totals(SeasonFilter().of(us), rules)
      .filter { totals in
        totals.followed > 0 && totals.availableMinutes > 0 && totals.player.team == us
          && !season.hasLeft(totals.player, team: us, on: day)
      }
      .sorted { ($0.share ?? 0, $0.minutes, $0.player.id) < ($1.share ?? 0, $1.minutes, $1.player.id) }
    return console.book.naming(
      "next.least",
      totals.prefix(Self.least).map { totals in
        let facts: Phrase.Arguments = [
          "player": console.words.player(totals.player), "minutes": totals.minutes, "share": totals.share ?? 0,
        ]
        return console.book(Phrase("next.minutes", facts))
      })
  }

  private var scouting: [String] {
    guard let opponent else { return [] }
    let view = SeasonView.team.name(in: console.book)
    let command = Program.line(.season, [folder, view, ShellWord.operand(opponent)], console.book)
    return [console.book(Phrase("next.scouting", ["team": opponent, "command": command]))]
  }
}
