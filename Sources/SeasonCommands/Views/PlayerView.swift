import CommandSupport
import Phrases
import Seasons
import Standings
import Wording

extension SeasonView {
  /// A player's season, match by match, with totals.
  static let player = SeasonView("player", about: .playerName) { request throws(Failure) in
    let player = try request.player(named: request.name ?? "")
    let words = request.words
    let isForPrograms = request.isForPrograms
    let totals = request.season.totals(request.filter, request.discipline).first { $0.player.id == player.id }
    let scored = SeasonList.Column.scored([totals].compactMap(\.self))
    var list = SeasonList(
      title: request.words.player(player) + ", " + player.teams.joined(separator: ", "),
      columns: [.name("date", weight: 3), .name("opponent")] + (isForPrograms ? [.name("side")] : []) + [
        .name("score", weight: 1), .name("role", weight: 4),
        .number("minutes"), scored, .number("assists", weight: 2), .name("card"),
      ], empty: Phrase("season.nobody"))
    let squads = request.filter.squads(in: request.season)
    for entry in player.entries where squads.contains(entry) {
      let match = request.season.matches[entry.match]
      guard match.sheet.isPlayed else { continue }
      let appearance = match.sheet[entry]
      let isCounted = request.season.isCounted(match)
      let role = isForPrograms ? appearance.roleCode : words.role(appearance)
      let opponent: [SeasonList.Cell] =
        isForPrograms
        ? [.text(match.result[entry.side.other]), .text(entry.side.name)]
        : [.text(words.opponent(match.result, of: entry.side))]
      list.rows.append(
        [.text(match.result.date)] + opponent + [
          .text(match.result.outcome.score?.text ?? ""),
          .text(!match.sheet.isUnfollowed || appearance.isStarter ? role : ""),
          .known(appearance.minutes, isCounted && !match.sheet.isUnfollowed), .known(appearance.goals, isCounted),
          .known(appearance.assists, isCounted),
          .text(isForPrograms ? appearance.booking?.code ?? "" : words.booking(appearance.booking)),
        ])
    }
    if let totals {
      list.notes = words.totals(totals)
      list.notes += request.unfollowed(totals.unfollowed)
      if !totals.positions.isEmpty { list.notes.append(words.positions(totals)) }
    }
    let minutes = request.season.progress(of: player, request.filter) { $1.isUnfollowed ? nil : $0.minutes }
    if minutes.values.count > 1, minutes.values.contains(where: { $0 != nil }) {
      list.notes.append(words.progress(Phrase("season.figure-minutes"), minutes))
    }
    let goals = request.season.progress(of: player, request.filter) { appearance, _ in appearance.goals }
    if goals.values.count > 1, goals.values.contains(where: { $0 ?? 0 > 0 }) {
      list.notes.append(
        words.progress(Phrase(totals?.isOfPoints == true ? "season.figure-points" : "season.figure-goals"), goals))
    }
    list.notes += request.records.filter { $0.player.id == player.id }.map(words.discipline)
    list.notes += SeasonNotes(request: request).lines { _, _, about in about?.id == player.id }
    if player.teams.count == 1 { list.notes += request.scoresOnly(request.filter.of(player.team)) }
    let splits = splits(of: player, squads, scored, request)
    // Programs get a single table.
    try request.show(request.isForPrograms || splits.rows.isEmpty ? [list] : [list, splits])
  }

  /// The totals at home and away, by competition, and against opponents met more than once.
  private static func splits(
    of player: SeasonPlayer, _ squads: ChosenSquads, _ scored: SeasonList.Column, _ request: SeasonRequest
  ) -> SeasonList {
    var list = SeasonList(
      title: request.book(Phrase("season.splits")),
      columns: [
        .name("split").untitled, .number("matches"), .number("minutes"), scored, .number("assists"),
      ], empty: Phrase("season.nobody"))
    list.rows = request.season.splits(of: player, squads).map { split in
      [
        .text(request.words.split(split.part)), .number(split.matches),
        .known(split.minutes, split.isFollowed), .number(split.goals), .number(split.assists),
      ]
    }
    return list
  }
}

extension Appearance {
  /// For programs.
  fileprivate var roleCode: String { isStarter ? "starter" : played ? "substitute" : "unused" }
}

extension Booking {
  /// For programs.
  fileprivate var code: String {
    switch self {
    case .yellow: "yellow"
    case .twoYellows: "two-yellows"
    case .secondYellow: "second-yellow"
    case .red: "red"
    case .yellowAndRed: "yellow-and-red"
    }
  }
}
