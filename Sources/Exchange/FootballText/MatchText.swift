import MatchModel
import MatchRules

/// A match in Football.TXT: its line, the heading of its day, goals, line-ups and the shoot-out.
struct MatchText {
  private let ledger: Ledger
  let match: Match
  let names: BothSides<PlayerTable<String>>
  /// Indexed by position in the squad.
  private let known: BothSides<PersonNames>
  let books: BothSides<LineUpBook>
  var losses: [FootballTextLoss: Int] = [:]

  init(_ ledger: Ledger) {
    self.ledger = ledger
    match = ledger.match
    let names = ledger.match.teams.map { team in PlayerTable(team) { CleanText.name(team[$0].name) } }
    let books = BothSides(home: LineUpBook(ledger, .home), away: LineUpBook(ledger, .away))
    // Only people in the line-up can be looked up by name when the file is read.
    func known(_ side: Side) -> PersonNames {
      PersonNames(ledger.match[side].playerIDs.map { books[side].people.contains($0) ? names[side][$0] : "" })
    }
    self.known = BothSides(home: known(.home), away: known(.away))
    self.names = names
    self.books = books
  }

  mutating func text() -> String {
    countLosses()
    var text = header + "  " + matchLine + "\n"
    let goals = goalList()
    if !goals.isEmpty { text += "     (\(goals))\n" }
    let lineUps = Side.allCases.compactMap { side in lineUp(of: side) }
    if !lineUps.isEmpty { text += "\n" + lineUps.joined() }
    let referee = CleanText.line(match.details.referee)
    var properties = referee.isEmpty ? "" : "Refs: \(referee)\n"
    if header.isEmpty, let attendance { properties += "Att: \(attendance)\n" }
    if let periods = StatedPeriods(ledger) { properties += "Periods: \(periods.text)\n" }
    if let kicks = kicks() { properties += "Penalties: \(kicks)\n" }
    return text + (properties.isEmpty ? "" : "\n" + properties) + "\n"
  }

  // MARK: - Date, time and place

  /// `Sat Nov 21 2026 17:30 @ Nou Camp d'Inca, Inca, Att: 350`. Empty if the day is unknown.
  private var header: String {
    guard let day = Self.day(match.details.date) else { return "" }
    return ([day] + (time.map { [$0] } ?? []) + place).joined(separator: " ") + "\n"
  }

  private var time: String? { DetailsCheck.isTime(match.details.time) ? match.details.time : nil }

  private var attendance: String? {
    DetailsCheck.isAttendance(match.details.attendance) ? match.details.attendance : nil
  }

  private var place: [String] {
    let venue = CleanText.line(match.details.venue)
    guard let attendance else { return venue.isEmpty ? [] : ["@ " + venue] }
    return venue.isEmpty ? ["Att: " + attendance] : ["@ \(venue), Att: \(attendance)"]
  }

  /// `Sat Nov 21 2026`. Nil if the text is not a date.
  static func day(_ date: String) -> String? {
    guard DetailsCheck.isDate(date) else { return nil }
    let parts = date.split(separator: "-").compactMap { Int($0) }
    let (year, month, day) = (parts[0], parts[1], parts[2])
    // Zeller's congruence, with March as the first month.
    let shifted = month < 3 ? year - 1 : year
    let offsets = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    let weekday = (shifted + shifted / 4 - shifted / 100 + shifted / 400 + offsets[month - 1] + day) % 7
    return "\(weekdays[weekday]) \(months[month - 1]) \(day) \(date.prefix(4))"
  }

  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  // MARK: - Teams and score

  private var matchLine: String {
    let (home, away) = (CleanText.team(match.teams.home.name), CleanText.team(match.teams.away.name))
    // Without a day there is no heading, so put the time on the line of the match.
    let before = header.isEmpty ? time.map { $0 + " " } ?? "" : ""
    let venue = CleanText.line(match.details.venue)
    let after = header.isEmpty && !venue.isEmpty ? "  @ " + venue : ""
    let score = score
    return before + home + " v " + away + (score.isEmpty ? "" : "  " + score) + after
  }

  private var score: String {
    let state = ledger.state
    if let awarded = match.awarded {
      return "\(written(awarded)) [\(remark.lowercased().contains("award") ? remark : "awarded")]"
    }
    if state.isAbandoned { return "[\(abandoned)]" }
    guard state.phase != .before else { return "" }
    let lacksMinutes = match.actions.contains { $0.kind == .goal && $0.moment.minute == nil }
    let fullTime = lacksMinutes ? nil : score(ofPeriods: ledger.rules.periods)
    let hasExtraTime = state.periodsPlayed.contains { $0.kind == .extra }
    let brackets = fullTime.map { [hasExtraTime || state.shootOut != nil ? $0 : nil, halfTime] } ?? []
    let inner = brackets.compactMap { $0.map(written) }.joined(separator: ", ")
    guard let shootOut = state.shootOut else {
      return written(state.score) + (hasExtraTime ? " a.e.t." : "") + (inner.isEmpty ? "" : " (\(inner))")
    }
    if hasExtraTime {
      return "\(written(state.score)) a.e.t.\(inner.isEmpty ? "," : " (\(inner))") \(written(shootOut.score)) pen."
    }
    return "\(written(shootOut.score)) pen. (\(inner.isEmpty ? written(state.score) : inner))"
  }

  /// The score after half of the periods. Nil if their number is odd.
  private var halfTime: BothSides<Int>? {
    let (half, rest) = ledger.rules.periods.quotientAndRemainder(dividingBy: 2)
    return rest == 0 ? score(ofPeriods: half) : nil
  }

  private func score(ofPeriods count: Int) -> BothSides<Int> {
    var score = BothSides(0)
    for (period, goals) in ledger.state.scoreByPeriod where period.kind == .regular && period.number <= count {
      score.home += goals.home
      score.away += goals.away
    }
    return score
  }

  func written(_ score: BothSides<Int>) -> String { "\(score.home)-\(score.away)" }

  private var remark: String {
    guard let end = match.actions.last(where: { $0.kind == .matchEnd }) as? MatchEnd else { return "" }
    return CleanText.line(end.reason).filter { !"[]".contains($0) }
  }

  private var abandoned: String {
    if remark.lowercased().hasPrefix("abandoned") { return remark }
    let end = match.actions.last { $0.kind == .matchEnd }
    let minute = end?.moment.minute.map { " in \($0.minute)'" } ?? ""
    return "abandoned at \(written(ledger.state.score))\(minute)" + (remark.isEmpty ? "" : ", \(remark)")
  }

  // MARK: - Goals

  /// True if scoring actions are worth points, which this format cannot represent.
  private var hasPoints: Bool { !ledger.rules.scores.isEmpty }

  private mutating func goalList() -> String {
    if hasPoints { return "" }
    let lists = Side.allCases.map { side in goals(of: side) }
    // The side that scored, if the score makes it clear.
    if match.awarded == nil, !ledger.state.isAbandoned, lists.contains(where: \.isEmpty) {
      return lists.joined()
    }
    return lists.allSatisfy(\.isEmpty) ? "" : lists.joined(separator: "; ")
  }

  /// `Sergi VIDAL 12', 45+2'(p), Martí ÑÍGUEZ 88'`: a player with several goals is listed once.
  private mutating func goals(of side: Side) -> String {
    var groups: [(name: String, minutes: [String])] = []
    for case let goal as Goal in match.actions where goal.team == side && !goal.isAnnulled {
      let name = name(of: goal.shot.shooter, goal.shooterSide)
      let marks = (goal.shot.origin == .penalty ? "(p)" : "") + (goal.isOwn ? "(og)" : "")
      let minute = goal.moment.minute.map { "\($0)'" + marks }
      // Goals without a minute are listed separately, and unknown players may be different people.
      if let minute, name != "N.N.", let index = groups.firstIndex(where: { $0.name == name && !$0.minutes.isEmpty }) {
        groups[index].minutes.append(minute)
      } else {
        groups.append((name: minute == nil ? name + " " + marks : name, minutes: minute.map { [$0] } ?? []))
      }
    }
    return groups.map { name, minutes in
      minutes.isEmpty ? DetailScanner.plain(name) : "\(name) \(minutes.joined(separator: ", "))"
    }.joined(separator: ", ")
  }

  /// The player's name if it is unambiguous, otherwise `N.N.`
  mutating func name(of person: Person, _ side: Side) -> String {
    if let id = person.playerID {
      let name = names[side][id]
      let found = known[side].find(name)
      if name != "N.N.", case .one(let place, isExact: true) = found, match[side].playerIDs[place] == id { return name }
      // Use a unique name even if the player is not in a line-up. That is better than none.
      if name != "N.N.", found == .nobody {
        losses[.names, default: 0] += 1
        return name
      }
    }
    losses[.names, default: 0] += 1
    return "N.N."
  }

  // MARK: - Losses

  private mutating func countLosses() {
    for action in match.actions {
      let loss: FootballTextLoss? =
        switch action.specific {
        case .goal(let goal) where goal.isAnnulled: .annulledGoals
        case .goal where hasPoints: .scoringActions
        case .chance(let chance) where chance.shot.score != nil: .missedAttempts
        default: action.kind.foreign?.loss
        }
      if let loss { losses[loss, default: 0] += 1 }
    }
  }
}
