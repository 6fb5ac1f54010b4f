import Bounds
import MatchModel
import Phrases
import ResultFiles
import Standings

struct FootballTextMatch {
  private let written: WrittenMatch
  private let options: ReadingOptions
  var match: ForeignMatch
  private var hasLineUp = BothSides(false)

  init(_ written: WrittenMatch, _ options: ReadingOptions) {
    self.written = written
    self.options = options
    match = ForeignMatch(home: written.result.home, away: written.result.away, line: written.line)
  }

  mutating func read() -> ForeignMatch {
    let result = written.result
    match.details.competition = result.competition
    match.details.round = written.round
    match.details.group = result.kind == .cup ? "" : result.group
    match.details.stage = stage(of: result)
    match.details.date = result.date
    match.details.time = result.time
    match.details.venue = written.place
    readAttendance(written.attendance)
    readOutcome(result)
    // Read the line-ups first: they determine the sides of cards that may be listed above them.
    for lines in written.people where isLineUp(lines) {
      attempt(lines, isNeeded: false) { reader throws(ExchangeProblem) in try reader.readLineUp(lines) }
    }
    if let goals = written.goals {
      attempt(goals, isNeeded: true) { reader throws(ExchangeProblem) in try reader.readGoals(goals) }
    }
    for lines in written.people where !isLineUp(lines) {
      attempt(lines, isNeeded: false) { reader throws(ExchangeProblem) in try reader.readLabelled(lines) }
    }
    match.events = match.events.sortedByMinute(\.time.label)
    return match
  }

  /// Runs a part of the parser. An error in it either rejects the match or is noted and skipped.
  private mutating func attempt(
    _ lines: WrittenLines, isNeeded: Bool,
    _ body: (inout FootballTextMatch) throws(ExchangeProblem) -> Void
  ) {
    // The match already has too many events and will be rejected.
    if match.events.count > Settlement.mostEvents { return }
    let before = self
    do throws(ExchangeProblem) {
      let length = lines.lines.reduce(0) { $0 + $1.text.utf8.count }
      if length > Bounds.foreignList {
        throw ExchangeProblem(
          line: lines.lines[0].number, Phrase("exchange.too-long", ["found": length, "most": Bounds.foreignList]))
      }
      try body(&self)
    } catch {
      self = before
      if options.keepsGoing, !isNeeded {
        match.notes.append(ExchangeNote(line: error.line, Phrase("exchange.passed-over", ["what": error.what])))
      } else {
        match.problems.append(error)
      }
    }
  }

  /// The heading above the rounds, or the round itself if it is a knock-out round.
  private func stage(of result: MatchResult) -> String {
    if !result.stage.isEmpty { return result.stage }
    return RoundName(result.round).kind == .knockout ? result.round : ""
  }

  // MARK: - The line of the match

  private mutating func readOutcome(_ result: MatchResult) {
    match.stated.halfTime = written.halfTime.map(BothSides.init)
    match.stated.shootOut = result.shootOut.map(BothSides.init)
    match.stated.hasExtraTime = result.isAfterExtraTime
    switch result.outcome {
    case .played(let score), .inProgress(let score): match.stated.score = BothSides(score)
    case .pending:
      let isPostponed = written.remark.isEmpty || written.remark.lowercased().contains("postponed")
      match.course = isPostponed || written.remark.lowercased() == "ppd" ? .pending : abandoned
    case .abandoned(let score):
      // The score of an abandoned match may come without its goals.
      if written.goals != nil { match.stated.score = score.map(BothSides.init) }
      match.course = abandoned
    case .awarded(let score, _):
      match.awarded = BothSides(score)
      match.course = abandoned
    }
  }

  /// Abandoned, possibly with a minute: `abandoned at 1-1 in 65'`.
  private var abandoned: ForeignMatch.Course {
    let minute = written.remark.split(separator: " ").compactMap { word in
      word.last == "'" ? Int(word.dropLast()) : nil
    }.last { (1...Bounds.minute).contains($0) }
    return .abandoned(reason: written.remark, minute: minute.map { MatchMinute($0) })
  }

  mutating func readAttendance(_ text: String) {
    let digits = text.prefix { $0.isNumber || "_.,' ".contains($0) }.filter(\.isNumber)
    if DetailsCheck.isAttendance(digits) { match.details.attendance = digits }
  }

  // MARK: - Goals

  private mutating func readGoals(_ lines: WrittenLines) throws(ExchangeProblem) {
    let list = try GoalList(lines)
    let line = lines.lines[0].number
    guard list.sides.contains(where: { !$0.isEmpty }) else { return }
    if match.stated.score == nil {
      if list.sides.count == 1, match.awarded == nil {
        throw ExchangeProblem(line: line, Phrase("exchange.goals-without-score"))
      }
      if match.course == .pending { match.course = .played }
    }
    guard list.sides.count <= 2 else { throw .badMark(";", line: line) }
    for (index, goals) in list.sides.enumerated() {
      // Without a semicolon, all goals belong to the side that scored.
      let isHome = list.sides.count == 2 ? index == 0 : (match.stated.score?.home ?? 0) > 0
      for goal in goals { add(goal, to: isHome ? .home : .away) }
    }
  }

  private mutating func add(_ goal: GoalList.Goal, to side: Side) {
    var shot = ForeignShot(shooter: .named(goal.name))
    if goal.marks.isPenalty { shot.origin = .penalty }
    if goal.marks.isFreeKick { shot.origin = .freeKick }
    if goal.marks.isHeader { shot.bodyPart = .head }
    match.events.append(
      ForeignEvent(
        side, ForeignTime(label: goal.minute), .goal(shot, isOwn: goal.marks.isOwn), line: goal.line))
  }

  // MARK: - Line-ups

  /// True if the lines begin with the name of a team or an unknown label.
  private func isLineUp(_ lines: WrittenLines) -> Bool {
    var scanner = DetailScanner(lines)
    return scanner.label().map { DetailLabel($0) == nil } ?? false
  }

  private mutating func readLineUp(_ lines: WrittenLines) throws(ExchangeProblem) {
    var scanner = DetailScanner(lines)
    let line = scanner.line
    guard let name = scanner.label() else { return }
    let teams = match.teams.map(\.name)
    guard let side = Side.allCases.first(where: { folded(teams[$0]) == folded(name) }) else {
      let unknown = Phrase("exchange.unknown-team", ["name": name, "home": teams.home, "away": teams.away])
      let question = Phrase.suggestion(for: name, in: [teams.home, teams.away])
      throw ExchangeProblem(
        line: line, question.map { Phrase("usage.suggested", ["what": unknown, "question": $0]) } ?? unknown)
    }
    guard !hasLineUp[side] else {
      throw ExchangeProblem(line: line, Phrase("exchange.line-up-twice", ["team": teams[side]]))
    }
    hasLineUp[side] = true
    let lineUp = try LineUpText(&scanner, of: side)
    match.teams[side].people = lineUp.people
    if !lineUp.coach.isEmpty {
      match.teams[side].officials = [Official(code: OfficialCode(rawValue: "coach"), name: lineUp.coach)]
    }
    match.notes += lineUp.unknown
    match.events += lineUp.events
  }
}

extension BothSides<Int> {
  init(_ score: MatchScore) { self.init(home: score.home, away: score.away) }
}
