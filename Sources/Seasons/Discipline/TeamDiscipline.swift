import Phrases
import Standings

/// A team's season in competitions that serve each other's bans, match by match. Usually there is only one competition.
struct TeamDiscipline {
  /// The team's matches in a competition, in order, with known details.
  struct Course {
    let competition: String
    let rules: DisciplineRules
    let results: [MatchResult]
    /// The team's later matches, and those without a result.
    let ahead: [MatchResult]
    let isGroupStageOpen: Bool
    /// Indices of matches with a file.
    let sheets: [MatchResult: Int]
    /// Sorted by day.
    let verdicts: [Verdict]
  }

  private struct Key: Hashable {
    let player: String
    let course: Int
  }

  private let team: String
  private let courses: [Course]
  private var byKey: [Key: DisciplineRecord] = [:]

  var records: [DisciplineRecord] { Array(byKey.values) }

  init(_ team: String, _ courses: [Course], _ season: Season) {
    self.team = team
    self.courses = courses
    var verdicts = courses.map { $0.verdicts[...] }
    let wipes = courses.map { course in
      course.rules.cautionWipe.compactMap { name -> Int? in
        let last = course.results.lastIndex { $0.isOf(stageNamed: name) }
        guard let last, last == course.results.count - 1 else { return last }
        // After the team's last match so far, the stage may not be over yet.
        let isOpen =
          course.ahead.contains { $0.isOf(stageNamed: name) }
          || course.isGroupStageOpen && course.results[last].kind == .league
        return isOpen ? nil : last
      }
    }
    for (course, index) in Self.order(of: courses) {
      let result = courses[course].results[index]
      let side = result.side(of: team) ?? .away
      let squad = courses[course].sheets[result].map { season.squad(of: side, in: $0) } ?? []
      // A committee's decision applies from the next match.
      for of in courses.indices {
        while let verdict = verdicts[of].first, verdict.decision.date < result.date || verdict.decision.date.isEmpty {
          verdicts[of].removeFirst()
          let before = courses[of].results.prefix { of == course ? $0 != result : $0.date <= verdict.decision.date }
          pass(verdict, of, before)
        }
      }
      let onField = Set(squad.filter(\.appearance.played).map(\.player.id))
      let listed = Set(squad.map(\.player.id))
      if result.servesBans { serve(result, of: course, onField, listed) }
      for (player, appearance) in squad {
        if let booking = appearance.booking { take(booking, player, course, result, number: index + 1) }
      }
      if wipes[course].contains(index) { wipe(course) }
    }
    for of in courses.indices { for verdict in verdicts[of] { pass(verdict, of, courses[of].results[...]) } }
    for (key, record) in byKey {
      let course = courses[key.course]
      byKey[key]?.limit = record.limit(course.rules, after: course.results.count)
    }
  }

  /// All matches by date and time; matches of one competition keep their order.
  private static func order(of courses: [Course]) -> [(course: Int, index: Int)] {
    let all = courses.enumerated().flatMap { course, one in
      one.results.enumerated().map { (hour: ($1.date, $1.time), place: (course: course, index: $0)) }
    }
    return all.sorted { $0.hour != $1.hour ? $0.hour < $1.hour : $0.place < $1.place }.map(\.place)
  }

  /// Called before the match's own cards, because a ban is not served in the match that caused it. A match serves only
  /// a player's oldest ban.
  private mutating func serve(_ result: MatchResult, of course: Int, _ onField: Set<String>, _ listed: Set<String>) {
    var oldest: [String: (key: Key, ban: Int, since: String)] = [:]
    for (key, record) in byKey {
      let rules = courses[key.course].rules
      guard
        let ban = record.bans.firstIndex(where: {
          $0.owed > 0 && (key.course == course || rules.reachesOthers($0.reason))
        })
      else { continue }
      let since = record.bans[ban].from?.date ?? ""
      if let other = oldest[key.player], (other.since, other.key.course) <= (since, key.course) { continue }
      oldest[key.player] = (key, ban, since)
    }
    for (id, found) in oldest {
      if onField.contains(id) {
        byKey[found.key]?.playedSuspended.append(result)
      } else {
        byKey[found.key]?.bans[found.ban].served.append(result)
        if listed.contains(id) { byKey[found.key]?.listedSuspended.append(result) }
      }
    }
  }

  private func record(of player: SeasonPlayer, _ course: Int) -> DisciplineRecord {
    byKey[Key(player: player.id, course: course)]
      ?? DisciplineRecord(player: player, team: team, competition: courses[course].competition)
  }

  private mutating func take(
    _ booking: Booking, _ player: SeasonPlayer, _ course: Int, _ result: MatchResult, number: Int
  ) {
    let rules = courses[course].rules
    var record = record(of: player, course)
    record.shown.append(DisciplineRecord.Shown(booking: booking, result: result))
    switch booking {
    case .yellow, .yellowAndDismissed: record.caution(rules, result, number)
    // The rules of these games leave a ban to the committee.
    case .dismissed: break
    case .twoYellows: for _ in 1...2 { record.caution(rules, result, number) }
    // Neither of the two cautions counts towards another ban.
    case .secondYellow: record.ban(.secondYellow, rules.secondYellowMatches, result)
    case .red: record.ban(.red, rules.redMatches, result)
    case .yellowAndRed:
      record.caution(rules, result, number)
      record.ban(.red, rules.redMatches, result)
    }
    byKey[Key(player: player.id, course: course)] = record
  }

  /// Applies a committee's decision: matches are added, or waived starting with the oldest ban.
  private mutating func pass(_ verdict: Verdict, _ course: Int, _ before: ArraySlice<MatchResult>) {
    var record = record(of: verdict.player, course)
    switch verdict.decision.what {
    case .ban(_, let matches):
      let from = before.last { $0.date == verdict.decision.date }
      record.bans.append(Ban(reason: .decision(verdict.decision.reason), matches: matches, from: from))
    case .lift(_, let matches):
      var rest = matches ?? record.owed
      for index in record.bans.indices where rest > 0 {
        let part = min(rest, record.bans[index].owed)
        record.bans[index].lifted += part
        rest -= part
      }
    default: break
    }
    byKey[Key(player: verdict.player.id, course: course)] = record
  }

  private mutating func wipe(_ course: Int) {
    for key in byKey.keys.filter({ $0.course == course }) {
      byKey[key]?.cautions = 0
      byKey[key]?.allCautions = 0
    }
  }
}

extension DisciplineRecord {
  fileprivate mutating func ban(_ reason: Ban.Reason, _ matches: Int, _ result: MatchResult) {
    if matches > 0 { bans.append(Ban(reason: reason, matches: matches, from: result)) }
  }

  /// - Parameter number: the number of the team's match, from 1.
  fileprivate mutating func caution(_ rules: DisciplineRules, _ result: MatchResult, _ number: Int) {
    allCautions += 1
    cautions += 1
    if rules.cautionThresholds.isEmpty {
      guard let limit = cycle(rules), cautions >= limit else { return }
      cautionBans += 1
      cautions = 0
      ban(.cautions(limit), 1, result)
    } else if let threshold = rules.cautionThresholds.first(where: { $0.cautions == allCautions }),
      threshold.until.map({ number <= $0 }) ?? true
    {
      ban(.cautions(allCautions), threshold.matches, result)
    }
  }

  private func cycle(_ rules: DisciplineRules) -> Int? {
    rules.cautionCycles.isEmpty ? nil : rules.cautionCycles[min(cautionBans, rules.cautionCycles.count - 1)]
  }

  fileprivate func limit(_ rules: DisciplineRules, after matches: Int) -> Int? {
    if rules.cautionThresholds.isEmpty { return cycle(rules) }
    return rules.cautionThresholds.first { threshold in
      threshold.cautions > allCautions && (threshold.until.map { matches < $0 } ?? true)
    }?.cautions
  }
}
