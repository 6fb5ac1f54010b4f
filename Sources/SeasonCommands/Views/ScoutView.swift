import CommandSupport
import Phrases
import Seasons
import Standings
import Wording

extension SeasonView {
  /// The scouting sheet of a team. In formats for programs, its squad.
  static let scout = SeasonView(name: "scout", operand: .team) { request throws(Failure) in
    let team = try SeasonOptions.team(request.name ?? "", of: request.season, wrong: request.wrong)
    let sheet = ScoutSheet(team, request, MatchShares(request.season, request.filter))
    guard !request.isForPrograms else { return try request.show([sheet.squad]) }
    var lists = [SeasonList(section: request.book(Phrase("season.scout.title", ["team": team])))]
    lists += sheet.sections.map { SeasonList(section: request.book($0.heading), $0.lines) }
    let goals = SeasonView.goals(of: team, request)
    if !goals.rows.isEmpty, !sheet.totals.areOfPoints { lists.append(goals) }
    var squad = sheet.squad
    squad.notes += request.gaps(sheet.filter)
    try request.show(lists + [squad])
  }
}

/// Information about a team for the coach of its next opponent, in sections. The terminal and the page show the same.
struct ScoutSheet {
  struct Section {
    /// Code of the section in the summary document.
    let code: String
    let heading: Phrase
    let lines: [String]
  }

  let team: String
  let totals: [PlayerTotals]
  let filter: SeasonFilter
  let request: SeasonRequest
  private let shares: MatchShares
  private let matches: [MatchResult]
  private let records: [DisciplineRecord]

  /// - Parameter shares: the shares of all teams, which are slow to compute.
  init(_ team: String, _ request: SeasonRequest, _ shares: MatchShares) {
    self.team = team
    self.request = request
    self.shares = shares
    filter = request.filter.of(team)
    totals = request.season.totals(filter, request.discipline)
      .sorted { (-$0.minutes, $0.player.id) < (-$1.minutes, $1.player.id) }
    matches = request.results(of: team)
    records = request.records.filter { $0.team == team }
  }

  /// The sections that are not empty.
  var sections: [Section] {
    [
      Section(code: "resultats", heading: Phrase("season.results"), lines: results),
      Section(code: "alineacio", heading: Phrase("season.scout.line-up"), lines: lineUp),
      Section(code: "forts", heading: Phrase("season.scout.strong"), lines: points { $0 }),
      Section(code: "febles", heading: Phrase("season.scout.weak"), lines: points { !$0 }),
      Section(
        code: "canvis", heading: Phrase("season.scout.changes"),
        lines: words.substitutions(request.season.substitutions(of: team, request.filter))),
      Section(code: "jugadors", heading: Phrase("season.scout.people"), lines: people),
      Section(code: "notes", heading: Phrase("season.scout.notes"), lines: notes),
      Section(code: "trets", heading: Phrase("season.scout.traits"), lines: traits),
    ].filter { !$0.lines.isEmpty }
  }

  private var words: Wording { request.words }
  private var book: Phrasebook { request.book }

  // MARK: - Results

  private var results: [String] {
    let counted = matches.filter { $0.counted != nil }
    let hasDraws = request.season.hasDraws
    let grounds = [
      ("season.split-home", counted.filter { $0.home == team }),
      ("season.split-away", counted.filter { $0.away == team }),
    ].compactMap { words.record($0, ResultCount(of: team, in: $1), hasDraws: hasDraws) }
    let first = totals.areOfPoints ? [] : words.firstGoals(request.season.firstGoals(of: team, request.filter))
    return places + words.form(of: team, in: matches, ofPoints: totals.areOfPoints, hasDraws: hasDraws)
      + (totals.areOfPoints ? [] : grounds) + first + meetings
  }

  private var places: [String] {
    request.season.results.tables(request.filter.competition).compactMap {
      request.place(of: team, in: $0)
    }
  }

  private var meetings: [String] {
    guard let us = request.us, us != team else { return [] }
    let met = matches.filter { $0.counted != nil && ($0.home == us || $0.away == us) }
    return met.map { book(Phrase("season.earlier", ["match": words.result($0)])) }
  }

  func points(_ isWanted: (_ isStrength: Bool) -> Bool) -> [String] {
    guard !totals.areOfPoints else { return [] }
    return shares.points(of: team).filter { isWanted($0.isStrength) }.map(words.point)
      + request.season.points(of: team, request.filter).filter { isWanted($0.isStrength) }.map(words.point)
  }

  // MARK: - Players

  /// The likely starters by line, with their starts, and who is suspended or one card short of it. Where only the
  /// goalkeeper has a position, as in most futsal and handball squads, the others need no heading.
  private var lineUp: [String] {
    let starters = request.season.likelyStarters(of: team)
    guard let matches = starters.first?.matches else { return [] }
    let hasLines = starters.contains { $0.line != nil && $0.line != .goalkeeper }
    let named = starters.grouped(by: \.line).map { group in
      let line = group[0].line
      let heading = line != nil || hasLines ? words.line(line) + ": " : ""
      return heading + group.map { marked($0.player, starts: $0.starts) }.joined(separator: ", ")
    }
    return named + [book(Phrase("season.scout.starts", count: matches))]
  }

  private func marked(_ player: SeasonPlayer, starts: Int) -> String {
    let name = words.player(player, count: starts)
    if isSuspended(player) { return book(Phrase("season.marked-suspended", ["player": name])) }
    return isOneShort(player) ? book(Phrase("season.marked-short", ["player": name])) : name
  }

  private func isSuspended(_ player: SeasonPlayer) -> Bool {
    records.contains { $0.player.id == player.id && $0.owed > 0 }
  }

  private func isOneShort(_ player: SeasonPlayer) -> Bool {
    records.contains { $0.player.id == player.id && $0.isOneShort && $0.owed == 0 }
  }

  private var people: [String] {
    let suspended = totals.map(\.player).filter(isSuspended).map(words.player)
    let short = totals.map(\.player).filter { isOneShort($0) && !isSuspended($0) }.map(words.player)
    let scorers = [
      words.takers(totals.areOfPoints ? "season.scout.points" : "season.scout.goals", totals, \.goals),
      words.takers("season.scout.assists", totals, \.assists),
    ].compactMap(\.self)
    let others = [
      words.cards(of: totals), book.naming("season.suspended", suspended), book.naming("season.short", short),
    ].compactMap(\.self)
    return scorers + setPieceTakers + others
  }

  var setPieceTakers: [String] {
    [
      words.takers("season.corner-takers", totals, \.corners),
      words.takers("season.scout.free-kicks", totals, \.freeKicks),
      words.takers("season.penalty-takers", totals, \.penaltiesTaken),
    ].compactMap(\.self)
  }

  var notes: [String] {
    request.groupedNotes { match, note, _ in note.side.map { match.result[$0] == team } ?? false }
  }

  /// The traits of the team's players, without duplicates. Like notes, they are for the staff.
  private var traits: [String] {
    guard request.isPrivate else { return [] }
    return totals.map(\.player).flatMap { player -> [String] in
      var seen: Set<String> = []
      return player.entries.flatMap { entry -> [String] in
        request.season.matches[entry.match].sheet.remarks
          .filter { $0.kind == .trait && $0.side == entry.side && $0.place == entry.place }
          .filter { seen.insert(folded($0.text)).inserted }.map { words.trait($0, of: player) }
      }
    }
  }
}
