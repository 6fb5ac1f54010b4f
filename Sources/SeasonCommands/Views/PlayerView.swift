import CommandSupport
import MatchModel
import Phrases
import Seasons
import Standings
import Wording

extension SeasonView {
  /// A player's season, match by match, with totals.
  static let player = SeasonView(name: "player", operand: .playerName) { request throws(Failure) in
    let player = try request.player(named: request.name ?? "")
    let words = request.words
    let isForPrograms = request.isForPrograms
    let totals = request.season.totals(request.filter, request.discipline).first { $0.player.id == player.id }
    let scored = [totals].compactMap(\.self).scoredKey
    let squads = request.filter.squads(in: request.season)
    let appearances = player.entries.filter(squads.contains).compactMap { entry -> PlayedMatch? in
      let match = request.season.matches[entry.match]
      guard match.sheet.isPlayed else { return nil }
      return PlayedMatch(
        side: entry.side, match: match, appearance: match.sheet[entry], isCounted: request.season.isCounted(match))
    }
    let opponent: [SeasonList.Column<PlayedMatch>] =
      isForPrograms
      ? [.name("opponent") { $0.match.result[$0.side.other] }, .name("side", \.side.name)]
      : [.name("opponent") { words.opponent($0.match.result, of: $0.side) }]
    var list = SeasonList(
      words.player(player) + ", " + player.teams.joined(separator: ", "), of: appearances,
      columns: [.name("date", weight: 3, \.match.result.date)] + opponent + [
        .name("score", weight: 1) { $0.match.result.outcome.score?.text ?? "" },
        .name("role", weight: 4) { played in
          guard !played.match.sheet.isUnfollowed || played.appearance.isStarter else { return "" }
          return isForPrograms ? played.appearance.roleCode : words.role(played.appearance)
        },
        .known("minutes") { $0.isCounted && !$0.match.sheet.isUnfollowed ? $0.appearance.minutes : nil },
        .known(scored) { $0.isCounted ? $0.appearance.goals : nil },
        .known("assists", weight: 2) { $0.isCounted ? $0.appearance.assists : nil },
        .name("card") { isForPrograms ? $0.appearance.booking?.code ?? "" : words.booking($0.appearance.booking) },
      ], empty: Phrase("season.nobody"))
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
    list.notes += request.notes { _, _, about in about?.id == player.id }
    if player.teams.count == 1 { list.notes += request.scoresOnly(request.filter.of(player.team)) }
    // The totals at home and away, by competition, and against opponents met more than once.
    let splits = SeasonList(
      request.book(Phrase("season.splits")), of: request.season.splits(of: player, squads),
      columns: [
        .name("split") { words.split($0.part) }.untitled, .number("matches", \.matches),
        .known("minutes") { $0.isFollowed ? $0.minutes : nil }, .number(scored, \.goals), .number("assists", \.assists),
      ], empty: nil)
    try request.show(list, then: splits)
  }
}

private struct PlayedMatch {
  let side: Side
  let match: Season.Match
  let appearance: Appearance
  let isCounted: Bool
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
    case .dismissed: "dismissed"
    case .yellowAndDismissed: "yellow-and-dismissed"
    }
  }
}
