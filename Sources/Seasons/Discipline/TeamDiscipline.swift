import Phrases
import Standings

/// One team's season in a competition, match by match.
struct TeamDiscipline {
  private let rules: DisciplineRules
  private var byPlayer: [String: DisciplineRecord] = [:]
  /// How many bans cautions have brought to each player, and how many cautions each has had.
  private var cycles: [String: Int] = [:]
  private var total: [String: Int] = [:]

  var records: [DisciplineRecord] { Array(byPlayer.values) }

  init(
    _ team: String, _ competition: String, _ course: [MatchResult], _ sheets: [MatchResult: Int], _ season: Season,
    _ rules: DisciplineRules, _ verdicts: [Verdict]
  ) {
    self.rules = rules
    var verdicts = verdicts[...]
    let wipes = rules.cautionWipe.compactMap { name in
      course.lastIndex { folded($0.round).contains(folded(name)) || folded($0.group).contains(folded(name)) }
    }
    for (index, result) in course.enumerated() {
      let side: MatchSide = result.home == team ? .home : .away
      let squad = sheets[result].map { match in
        season.matches[match].sheet[side].enumerated().map { place, appearance in
          (player: season.players[.init(match: match, side: side, place: place)], appearance)
        }
      }
      // A committee's decision counts from the next match on.
      while let verdict = verdicts.first, verdict.date < result.date || verdict.date.isEmpty {
        verdicts.removeFirst()
        pass(verdict, team, competition, course[..<index])
      }
      let onField = Set((squad ?? []).filter { $0.1.played }.compactMap { $0.player?.id })
      let listed = Set((squad ?? []).compactMap { $0.player?.id })
      if result.servesBans { serve(result, onField, listed) }
      for case (let player?, let appearance) in squad ?? [] {
        guard let booking = appearance.booking else { continue }
        take(booking, player, team, competition, result, number: index + 1)
      }
      if wipes.contains(index) { wipe() }
    }
    for verdict in verdicts { pass(verdict, team, competition, course[...]) }
    for (id, record) in byPlayer {
      var record = record
      record.limit = limit(id, after: course.count)
      byPlayer[id] = record
    }
  }

  /// Before the match's own cards: a ban is not served in the match that brought it about.
  private mutating func serve(_ result: MatchResult, _ onField: Set<String>, _ listed: Set<String>) {
    for id in Array(byPlayer.keys) {
      guard let ban = byPlayer[id]?.bans.firstIndex(where: { $0.owed > 0 }) else { continue }
      if onField.contains(id) {
        byPlayer[id]?.playedSuspended.append(result)
      } else {
        byPlayer[id]?.bans[ban].served.append(result)
        if listed.contains(id) { byPlayer[id]?.listedSuspended.append(result) }
      }
    }
  }

  private mutating func take(
    _ booking: Booking, _ player: SeasonPlayer, _ team: String, _ competition: String, _ result: MatchResult,
    number: Int
  ) {
    let id = player.id
    var record = byPlayer[id] ?? DisciplineRecord(player: player, team: team, competition: competition)
    record.shown.append(DisciplineRecord.Shown(booking: booking, result: result))
    switch booking {
    case .yellow:
      record.yellows += 1
      caution(&record, result, number)
    case .secondYellow:
      // Neither of the two counts towards another ban.
      record.yellows += 1
      record.secondYellows += 1
      record.ban(.secondYellow, rules.secondYellowMatches, result)
    case .red:
      record.reds += 1
      record.ban(.red, rules.redMatches, result)
    case .yellowAndRed:
      record.yellows += 1
      record.reds += 1
      caution(&record, result, number)
      record.ban(.red, rules.redMatches, result)
    }
    byPlayer[id] = record
  }

  /// What a committee decided: matches to be missed, or let off, the oldest ban first.
  private mutating func pass(
    _ verdict: Verdict, _ team: String, _ competition: String, _ before: ArraySlice<MatchResult>
  ) {
    let id = verdict.player.id
    var record = byPlayer[id] ?? DisciplineRecord(player: verdict.player, team: team, competition: competition)
    switch verdict.what {
    case .ban(let matches):
      let from = before.last { $0.date == verdict.date }
      record.bans.append(Ban(reason: .decision(verdict.reason), matches: matches, from: from))
    case .lift(let matches):
      var rest = matches ?? record.owed
      for index in record.bans.indices where rest > 0 {
        let part = min(rest, record.bans[index].owed)
        record.bans[index].lifted += part
        rest -= part
      }
    }
    byPlayer[id] = record
  }

  private mutating func caution(_ record: inout DisciplineRecord, _ result: MatchResult, _ number: Int) {
    let id = record.player.id
    total[id, default: 0] += 1
    record.cautions += 1
    let sum = total[id] ?? 0
    if rules.cautionThresholds.isEmpty {
      guard let limit = cycle(id), record.cautions >= limit else { return }
      cycles[id, default: 0] += 1
      record.cautions = 0
      record.ban(.cautions(limit), 1, result)
    } else if let threshold = rules.cautionThresholds.first(where: { $0.cautions == sum }),
      threshold.until.map({ number <= $0 }) ?? true
    {
      record.ban(.cautions(sum), threshold.matches, result)
    }
  }

  private mutating func wipe() {
    for id in Array(byPlayer.keys) {
      byPlayer[id]?.cautions = 0
      total[id] = 0
    }
  }

  private func cycle(_ id: String) -> Int? {
    rules.cautionCycles.isEmpty ? nil : rules.cautionCycles[min(cycles[id] ?? 0, rules.cautionCycles.count - 1)]
  }

  /// How many cautions bring the next ban.
  private func limit(_ id: String, after matches: Int) -> Int? {
    if rules.cautionThresholds.isEmpty { return cycle(id) }
    let sum = total[id] ?? 0
    return rules.cautionThresholds.first { threshold in
      threshold.cautions > sum && (threshold.until.map { matches < $0 } ?? true)
    }?.cautions
  }
}

extension DisciplineRecord {
  fileprivate mutating func ban(_ reason: Ban.Reason, _ matches: Int, _ result: MatchResult) {
    if matches > 0 { bans.append(Ban(reason: reason, matches: matches, from: result)) }
  }
}
