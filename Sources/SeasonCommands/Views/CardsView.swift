import CommandSupport
import MatchModel
import Phrases
import Seasons
import Standings
import Wording

extension SeasonView {
  /// Everyone's cards, and the number of further cards that lead to a ban.
  static let cards = SeasonView(name: "cards", detail: .people) { request throws(Failure) in
    let chosen = request.filter.results(in: request.season)
    let records = request.selected(request.records).map { (record: $0, shown: $0.cards(in: chosen)) }
      .filter { $0.shown.weight > 0 || !request.filter.isOfMatches }
      .sorted { ($1.shown.weight, $0.record.player.id) < ($0.shown.weight, $1.record.player.id) }
    let players = SeasonList(
      request.title(Phrase("season.cards")), of: records,
      columns: [
        .name("player") { request.words.player($0.record.player) }, .name("team", weight: 1, \.record.team),
        .name("competition", weight: 4) { request.shown($0.record.competition) },
        .cards(.yellow, of: records, request, \.shown.yellows),
        .cards(.secondYellow, weight: 2, of: records, request, \.shown.secondYellows),
        .cards(.red, of: records, request, \.shown.reds),
        .dismissals(of: records.map(\.shown), request, \.shown), .number("towards", \.record.cautions),
        .number("limit", weight: 3, \.record.limit),
      ], notes: request.scoresOnly(request.filter), empty: Phrase("season.nobody"))
    let shownToOfficials = request.season.officials(request.filter)
    let officials = SeasonList(
      request.title(Phrase("season.cards-of-officials")), of: shownToOfficials,
      columns: [
        .name("official", request.words.official), .name("team", weight: 1, \.team),
        .name("competition", weight: 4) { request.shown($0.competition) },
        .cards(.yellow, of: shownToOfficials, request, \.cards.yellows),
        .cards(.secondYellow, weight: 2, of: shownToOfficials, request, \.cards.secondYellows),
        .cards(.red, of: shownToOfficials, request, \.cards.reds),
        .dismissals(of: shownToOfficials.map(\.cards), request, \.cards),
      ], empty: nil)
    try request.show(players, then: officials)
  }

  /// Lists players who are suspended for the next match, and those who are one card short of a suspension.
  static let suspensions = SeasonView(name: "suspensions", detail: .people) { request throws(Failure) in
    let records = request.selected(request.records)
    let words = request.words
    let bans = records.flatMap { record in request.openBans(of: record).map { (record: record, ban: $0) } }
    var list = SeasonList(
      request.title(Phrase("season.suspensions")), of: bans,
      columns: [
        .name("player") { words.player($0.record.player) }, .name("team", \.record.team),
        .name("competition", weight: 2) { request.shown($0.record.competition) },
        .name("reason") { request.isForPrograms ? $0.ban.reason.code : words.reason($0.ban) },
        .number("owed", \.ban.owed), .name("from", weight: 1) { $0.ban.from.map(request.since) ?? "" },
      ], empty: Phrase("season.nobody-suspended"))
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
}

extension SeasonRequest {
  /// The match that led to a ban; for human readers its date, if it is known.
  fileprivate func since(_ result: MatchResult) -> String {
    isForPrograms || result.date.isEmpty ? words.result(result) : result.date
  }

  /// The name of a competition. Omitted in text if there is only one.
  fileprivate func shown(_ competition: String) -> String {
    isForPrograms || season.results.competitions.count > 1 ? competition : ""
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
  fileprivate var weight: Int { yellows + 2 * secondYellows + 2 * dismissals + 3 * reds }
}

extension SeasonList.Column {
  /// The number of cards of a colour, for human readers only if the game has it or if there are any.
  static func cards(
    _ color: CardColor, weight: Int = 0, of items: [Item], _ request: SeasonRequest,
    _ number: @escaping (Item) -> Int
  ) -> Self {
    let key = color == .yellow ? "yellows" : color == .secondYellow ? "second_yellows" : "reds"
    let isShown = request.isForPrograms || !request.season.lacks(color) || items.contains { number($0) > 0 }
    return .known(key, weight: weight) { isShown ? number($0) : nil }
  }

  /// Sendings-off without a red card, for human readers only if there are any.
  static func dismissals(
    of counts: [CardCount], _ request: SeasonRequest, _ count: @escaping (Item) -> CardCount
  ) -> Self {
    let isShown = request.isForPrograms || counts.contains { $0.dismissals > 0 }
    return .known("dismissals", weight: 1) { isShown ? count($0).dismissals : nil }
  }
}
