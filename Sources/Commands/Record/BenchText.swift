import MatchModel
import MatchRules
import MatchStatistics
import Phrases
import SeasonCommands
import Seasons
import Wording

/// Playing time for the prompt: who is on the bench, how much everyone has played today and in the season, and who is
/// owed the most. These are suggestions; the coach decides.
struct BenchText {
  private struct Member {
    let id: PlayerID
    let name: String
    let line: PlayingLine?
    let status: PlayerStatus
    let minutes: Int
    /// Times on the field in minutes of the regulation clock, the last one up to now.
    let spells: [Range<Int>]
    /// The last time that the player came on or went off.
    let change: Action?
    /// Minutes including today's, as a percentage of those the player could have played in the season. Nil without a
    /// season.
    let share: Int?

    /// Sorts players by playing time, least first. Without a season, only today counts.
    var owed: (Int, Int) { (share ?? 0, minutes) }
  }

  private let words: Wording
  private let ledger: Ledger
  private let side: Side
  private let now: Int
  private let columns: Int
  private let members: [Member]
  private let demands: PlayingTimeRules
  private let medical: (PlayerID) -> String?

  /// - Parameter minute: the minute by the clock; nil if it does not run.
  /// - Parameter columns: the width available.
  init(_ ledger: Ledger, _ side: Side, minute: Int?, _ season: EarlierSeason?, columns: Int, _ words: Wording) {
    self.words = words
    self.columns = columns
    self.ledger = ledger
    self.side = side
    let participation = MatchParticipation(ledger)
    let now = max(participation.minutes, minute ?? 0)
    self.now = now
    var demands = season?.playingTime(in: ledger.match) ?? PlayingTimeRules()
    demands.minimumMinutes = max(demands.minimumMinutes, ledger.rules.minimumMinutes)
    self.demands = demands
    medical = { season?.medical.remark(ledger.match, side, $0) }
    let team = ledger.match[side]
    let game = PositionGame(RuleSetLibrary.laws(of: ledger.match))
    let changes = ledger.match.actions.filter {
      [.substitution, .departure, .arrival].contains($0.kind) && $0.side == side
    }
    members = team.playerIDsByNumber.compactMap { id in
      let status = ledger.state[side][id]
      // Leave out unconfirmed numbers who are not on the field. They may not stand for real players.
      guard team[id].isConfirmed || status == .onField else { return nil }
      let isOn = status == .onField && !ledger.state.isOver
      let figures = participation.players[side][id]
      let minutes = figures.minutes + (isOn ? now - participation.minutes : 0)
      var spells = figures.stints.map { $0.on..<$0.off }
      if isOn, let last = spells.popLast() { spells.append(last.lowerBound..<max(last.lowerBound, now)) }
      let share = season?.totals(of: id, side, in: ledger.match).flatMap {
        PlayerTotals.percent($0.minutes + minutes, of: $0.availableMinutes + now)
      }
      return Member(
        id: id, name: words.name(.player(id), of: side, in: ledger.match),
        line: PlayingLine(team[id].position, in: game), status: status, minutes: minutes, spells: spells,
        change: changes.last { $0.involves(.player(id), of: side) }, share: share)
    }
  }

  private var book: Phrasebook { words.book }

  var lines: [String] {
    guard ledger.rules.follows else { return [book(Phrase("bench.not-followed"))] }
    return table + [left].compactMap(\.self) + suggestions + shortfalls + remarks
  }

  private var bench: [Member] {
    members.filter { $0.status == .bench || ledger.rules.reentry && $0.status == .substituted }
      .sorted { $0.owed < $1.owed }
  }

  private var field: [Member] { members.filter { $0.status == .onField } }

  /// The players who left without being replaced, or were dismissed for a time.
  private var mayReturn: [Member] { members.filter { [.left, .away].contains($0.status) } }

  /// The players who were replaced and may not come back.
  private var gone: [Member] { ledger.rules.reentry ? [] : members.filter { $0.status == .substituted } }

  /// One line per player. The players on the field come first, beginning with the longest playing time. The bench comes
  /// last, beginning with the player who is owed most, because a small screen shows only the end of an answer.
  private var table: [String] {
    let groups = [
      ("bench.on-field", field.sorted { $1.owed < $0.owed }), ("bench.off", gone), ("bench.may-return", mayReturn),
      ("bench.waiting", bench),
    ].filter { !$0.1.isEmpty }
    let shown = groups.flatMap(\.1)
    let tags = shown.map { tag($0).displayWidth } + groups.map { book(Phrase($0.0)).displayWidth }
    let cells = Column.allCases.map { column in shown.map { text(column, $0) } }
    let used = Column.allCases.indices.filter { column in cells[column].contains { !$0.isEmpty } }
    let titles = Column.allCases.map { book(Phrase("bench.column.\($0.rawValue)")) }
    let widths = Column.allCases.indices.map { ([titles[$0]] + cells[$0]).map(\.displayWidth).max() ?? 0 }
    let name = min(tags.max() ?? 0, max(10, columns - 1 - used.reduce(0) { $0 + widths[$1] + 2 }))
    func line(_ first: String, _ cells: (Int) -> String) -> String {
      let rest = used.map { column in
        let isText = [.line, .change].contains(Column.allCases[column])
        return isText ? cells(column).padded(to: widths[column]) : cells(column).paddedLeft(to: widths[column])
      }
      let line = ([first.truncated(to: name).padded(to: name)] + rest).joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
    let lines = groups.enumerated().flatMap { place, group in
      [line(book(Phrase(group.0))) { place == 0 ? titles[$0] : "" }]
        + group.1.map { member in line(tag(member)) { text(Column.allCases[$0], member) } }
    }
    return lines + (bench.isEmpty ? [book(Phrase("bench.nobody"))] : [])
  }

  private enum Column: String, CaseIterable {
    case line, today, season, change
  }

  /// The number and the name, with the numbers aligned.
  private func tag(_ member: Member) -> String {
    let isShort = ledger.match[side][member.id].number.description.count < 2
    return (isShort ? " " : "") + member.name
  }

  private func text(_ column: Column, _ member: Member) -> String {
    switch column {
    case .line: return member.line.map { words.line($0) } ?? ""
    case .today: return String(member.minutes)
    case .season: return member.share.map { book(Phrase("season.percent", ["number": $0])) } ?? ""
    case .change:
      guard let change = member.change, let spell = member.spells.last else { return "" }
      let when = words.minute(change.moment, rules: ledger.rules)
      let since = now - (member.status == .onField ? spell.lowerBound : spell.upperBound)
      return ledger.state.isOver ? when : book(Phrase("bench.change", ["when": when], count: max(0, since)))
    }
  }

  private var remarks: [String] {
    members.compactMap { member in
      medical(member.id).map { member.name + ", " + book(Phrase("medical.of-player", ["remark": $0])) }
    }
  }

  private var substitutionsLeft: Int? {
    ledger.state.mostSubstitutions(side).map { $0 - ledger.state[side].substitutionsUsed }
  }

  private var left: String? {
    ledger.state.isOver || substitutionsLeft == nil ? nil : words.substitutionsLeft(side, in: ledger)
  }

  /// For each line of the field, the substitute who is owed the most and the player on the field who has played the
  /// most.
  private var suggestions: [String] {
    guard !ledger.state.isOver, substitutionsLeft ?? 1 > 0 else { return [] }
    let lines = PlayingLine.allCases.map(Optional.some) + [nil]
    return lines.compactMap { line in
      // Never suggest replacing the goalkeeper, whose time is not shared like the others', or a player who came on and
      // could not return.
      let tired = field.filter {
        $0.line == line && $0.id != ledger.state[side].goalkeeper
          && (ledger.rules.reentry || ledger.match[side][$0.id].isStarter)
      }
      guard line != .goalkeeper, let on = bench.first(where: { $0.line == line }),
        let off = tired.max(by: { $0.owed < $1.owed }), on.owed < off.owed
      else { return nil }
      return book(Phrase("bench.suggestion", ["line": words.line(line), "on": on.name, "off": off.name]))
    }
  }

  /// The players who can no longer reach the playing time that the rules or the season require, and by when others must
  /// come on to reach it.
  private var shortfalls: [String] {
    if ledger.state.isOver { return [] }
    // The coach cannot choose players who were sent off or cannot play on.
    return members.filter { [.onField, .bench, .substituted].contains($0.status) }
      .flatMap { minutesShort($0) + periodsShort($0) }
  }

  private func mayComeOn(_ member: Member) -> Bool {
    (member.status == .bench || ledger.rules.reentry && member.status == .substituted) && substitutionsLeft ?? 1 > 0
  }

  private func minutesShort(_ member: Member) -> [String] {
    let length = ledger.rules.periods * ledger.rules.periodLength
    let demanded = max(demands.minimumMinutes, (length * demands.minimumShare + 99) / 100)
    guard member.minutes < demanded else { return [] }
    let latest = length - (demanded - member.minutes)
    let isInTime = latest >= now
    if member.status == .onField, isInTime { return [] }
    guard isInTime, member.status == .onField || mayComeOn(member) else {
      return [book(Phrase("bench.too-late", ["who": member.name, "minutes": member.minutes, "demanded": demanded]))]
    }
    return [book(Phrase("bench.must-come-on", ["who": member.name, "minute": latest, "demanded": demanded]))]
  }

  /// Whole periods without a break, which must be over before one of the periods begins.
  private func periodsShort(_ member: Member) -> [String] {
    let (count, length) = (ledger.rules.periods, ledger.rules.periodLength)
    let before = demands.byPeriod > 0 ? min(demands.byPeriod, count) : count
    guard demands.minimumPeriods > 0, before > 1 else { return [] }
    // Periods that were played from their first minute, so far.
    let begun = (1..<before).filter { period in
      let start = length * (period - 1)
      let isRunning = member.status == .onField && now < length * period
      return member.spells.contains { spell in
        spell.lowerBound <= start && (spell.upperBound >= length * period || isRunning && spell.upperBound >= now)
      } && start <= now && hasBegun(period)
    }
    let missing = demands.minimumPeriods - begun.count
    guard missing > 0 else { return [] }
    let latest = before - missing
    let facts: Phrase.Arguments = ["who": member.name, "period": latest]
    guard latest >= 1, !hasBegun(latest), member.status == .onField || mayComeOn(member) else {
      return [book(Phrase("bench.periods-too-late", ["who": member.name], count: demands.minimumPeriods))]
    }
    return member.status == .onField
      ? [] : [book(Phrase("bench.must-start-period", facts, count: demands.minimumPeriods))]
  }

  private func hasBegun(_ period: Int) -> Bool {
    ledger.match.actions.contains { ($0 as? PeriodStart)?.period == .regular(period) }
  }
}
