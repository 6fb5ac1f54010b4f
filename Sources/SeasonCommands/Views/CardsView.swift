import CommandSupport
import Phrases
import Seasons
import Standings
import Wording

extension SeasonView {
  /// Everyone's cards, and the number of further cards that lead to a ban.
  static let cards = SeasonView("cards", detail: .people) { request throws(Failure) in
    var list = SeasonList(
      title: request.title(Phrase("season.cards")),
      columns: [
        .name("player"), .name("team", weight: 1), .name("competition", weight: 4), .number("yellows"),
        .number("second_yellows", weight: 2), .number("reds"), .number("towards"), .number("limit", weight: 3),
      ], empty: Phrase("season.nobody"))
    let chosen = request.filter.results(in: request.season)
    list.rows = request.selected(request.records)
      .map { ($0, $0.cards(in: chosen)) }
      .filter { $1.weight > 0 || !request.filter.isOfMatches }
      .sorted { ($1.1.weight, $0.0.player.id) < ($0.1.weight, $1.0.player.id) }
      .map { record, shown in
        [
          .text(request.words.player(record.player)), .text(record.team),
          competition(record.competition, request), .number(shown.yellows), .number(shown.secondYellows),
          .number(shown.reds), .number(record.cautions), .number(record.limit),
        ]
      }
    list.notes += request.scoresOnly(request.filter)
    let officials = officials(request)
    // Programs get a single table.
    try request.show(request.isForPrograms || officials.rows.isEmpty ? [list] : [list, officials])
  }

  private static func officials(_ request: SeasonRequest) -> SeasonList {
    var list = SeasonList(
      title: request.title(Phrase("season.cards-of-officials")),
      columns: [
        .name("official"), .name("team", weight: 1), .name("competition", weight: 4), .number("yellows"),
        .number("second_yellows", weight: 2), .number("reds"),
      ], empty: Phrase("season.nobody"))
    list.rows = request.season.officials(request.filter).map { record in
      [
        .text(request.words.official(record)), .text(record.team),
        competition(record.competition, request), .number(record.cards.yellows),
        .number(record.cards.secondYellows), .number(record.cards.reds),
      ]
    }
    return list
  }

  /// Lists players who are suspended for the next match, and those who are one card short of a suspension.
  static let suspensions = SeasonView("suspensions", detail: .people) { request throws(Failure) in
    let records = request.selected(request.records)
    let words = request.words
    var list = SeasonList(
      title: request.title(Phrase("season.suspensions")),
      columns: [
        .name("player"), .name("team"), .name("competition", weight: 2), .name("reason"), .number("owed"),
        .name("from", weight: 1),
      ], empty: Phrase("season.nobody-suspended"))
    for record in records {
      for ban in request.openBans(of: record) {
        list.rows.append([
          .text(words.player(record.player)), .text(record.team), competition(record.competition, request),
          .text(request.isForPrograms ? ban.reason.code : words.reason(ban)), .number(ban.owed),
          .text(ban.from.map { since($0, request) } ?? ""),
        ])
      }
    }
    // One line for the players of a team with as many cautions.
    var short = records.filter { $0.isOneShort && $0.owed == 0 }[...]
    while let first = short.first {
      let same = short.prefix { $0.team == first.team && $0.cautions == first.cautions }
      let facts: Phrase.Arguments = [
        "player": same.map { words.player($0.player) }.joined(separator: ", "), "team": first.team,
      ]
      list.notes.append(words.book(Phrase("season.one-short", facts, count: first.cautions)))
      short = short.dropFirst(same.count)
    }
    if records.contains(where: { $0.bans.contains { $0.owed > 0 && $0.reason == .red } }) {
      list.notes.append(words.book(Phrase("season.at-least")))
    }
    list.notes += request.scoresOnly(request.filter)
    try request.show([list])
  }

  /// The match that led to a ban; for human readers its date, if it is known.
  private static func since(_ result: MatchResult, _ request: SeasonRequest) -> String {
    request.isForPrograms || result.date.isEmpty ? request.words.result(result) : result.date
  }

  /// Omitted in text if there is only one competition.
  private static func competition(_ name: String, _ request: SeasonRequest) -> SeasonList.Cell {
    .text(request.isForPrograms || request.season.results.competitions.count > 1 ? name : "")
  }
}

extension Ban.Reason {
  /// The code of the cause for programs, and the reason for a decision.
  fileprivate var code: String {
    switch self {
    case .cautions(let count): "cautions \(count)"
    case .secondYellow: "second-yellow"
    case .red: "red"
    case .decision(let reason): reason.isEmpty ? "decision" : "decision " + reason
    }
  }
}

extension CardCount {
  fileprivate var weight: Int { yellows + 2 * secondYellows + 3 * reds }
}
