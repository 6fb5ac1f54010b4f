import Phrases
import Seasons
import Wording

extension SeasonView {
  /// The cards of everybody, and how far they are from a ban.
  static let cards = SeasonView("cards") { request throws(Failure) in
    var list = SeasonList(
      title: request.title(Phrase("season.cards")),
      columns: [
        .name("player"), .name("team", weight: 1), .name("competition", weight: 4), .number("yellows"),
        .number("second_yellows", weight: 2), .number("reds"), .number("towards"), .number("limit", weight: 3),
      ], empty: Phrase("season.nobody"))
    list.rows = records(request)
      .sorted { ($1.shown, $0.player.id) < ($0.shown, $1.player.id) }
      .map { record in
        [
          .text(request.console.words.player(record.player)), .text(record.player.team), .text(record.competition),
          .number(record.yellows), .number(record.secondYellows), .number(record.reds), .number(record.cautions),
          .number(record.limit),
        ]
      }
    try request.show([list])
  }

  /// Who misses the next match, and who is one card away from it.
  static let suspensions = SeasonView("suspensions") { request throws(Failure) in
    let records = records(request)
    let words = request.console.words
    var list = SeasonList(
      title: request.title(Phrase("season.suspensions")),
      columns: [
        .name("player"), .name("team"), .name("competition", weight: 2), .name("reason"), .number("owed"),
        .name("from", weight: 1),
      ], empty: Phrase("season.nobody-suspended"))
    for record in records {
      for ban in record.bans where ban.owed > 0 {
        list.rows.append([
          .text(words.player(record.player)), .text(record.player.team), .text(record.competition),
          .text(words.reason(ban)), .number(ban.owed), .text(words.result(ban.from)),
        ])
      }
    }
    for record in records where record.isOneShort && record.owed == 0 {
      let facts: KeyValuePairs<String, any PhraseArgument> = [
        "player": words.player(record.player), "team": record.player.team,
      ]
      list.notes.append(words.book(Phrase("season.one-short", facts, count: record.cautions)))
    }
    if records.contains(where: { $0.bans.contains { $0.owed > 0 && $0.reason == .red } }) {
      list.notes.append(words.book(Phrase("season.at-least")))
    }
    try request.show([list])
  }

  private static func records(_ request: SeasonRequest) -> [DisciplineRecord] {
    request.season.discipline(request.discipline).filter { record in
      (request.filter.team.map { $0 == record.player.team } ?? true)
        && (request.filter.competition.map { folded(record.competition).contains(folded($0)) } ?? true)
    }
  }
}

extension DisciplineRecord {
  fileprivate var shown: Int { yellows + 2 * secondYellows + 3 * reds }
}
