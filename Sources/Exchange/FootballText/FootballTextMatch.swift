import MatchModel
import Phrases
import ResultFiles
import Standings

/// Takes apart what stands below one match.
struct FootballTextMatch {
  private let written: WrittenMatch
  private let options: ReadingOptions
  private var match: ForeignMatch
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
    match.details.date = result.date
    match.details.time = result.time
    match.details.venue = written.place
    readAttendance(written.attendance)
    readOutcome(result)
    // Whose a card is, the line-ups may say, which may stand below it.
    let (others, lineUps) = written.people.parted { isLineUp($0) }
    for lines in lineUps {
      attempt(lines, isNeeded: false) { reader throws(ExchangeProblem) in try reader.readLineUp(lines) }
    }
    if let goals = written.goals {
      attempt(goals, isNeeded: true) { reader throws(ExchangeProblem) in try reader.readGoals(goals) }
    }
    for lines in others {
      attempt(lines, isNeeded: false) { reader throws(ExchangeProblem) in try reader.readLabelled(lines) }
    }
    match.events.sortByMinute()
    return match
  }

  /// Carries out a part of the reading; what is wrong with it refuses the match, or is passed over.
  private mutating func attempt(
    _ lines: WrittenLines, isNeeded: Bool,
    _ body: (inout FootballTextMatch) throws(ExchangeProblem) -> Void
  ) {
    let before = self
    do throws(ExchangeProblem) {
      try body(&self)
    } catch {
      self = before
      if options.keepsGoing, !isNeeded {
        match.notes.append(ExchangeNote(line: error.line, .passedOver(error.reason)))
      } else {
        match.problems.append(error)
      }
    }
  }

  // MARK: - The match's own line

  private mutating func readOutcome(_ result: MatchResult) {
    match.stated.halfTime = written.halfTime.map(BothSides.init)
    match.stated.shootOut = result.shootOut.map(BothSides.init)
    match.stated.hasExtraTime = written.hasExtraTime
    switch result.outcome {
    case .played(let score): match.stated.score = BothSides(score)
    case .pending:
      let isPostponed = written.remark.isEmpty || written.remark.lowercased().contains("postponed")
      match.course = isPostponed || written.remark.lowercased() == "ppd" ? .pending : abandoned
    case .inProgress(let score): match.stated.score = BothSides(score)
    case .abandoned(let score):
      // What stood when it was broken off need not have its goals told.
      if written.goals != nil { match.stated.score = score.map(BothSides.init) }
      match.course = abandoned
    case .awarded(let score, _):
      match.awarded = BothSides(score)
      match.course = abandoned
    }
  }

  /// Broken off, perhaps in a minute that is told: `abandoned at 1-1 in 65'`.
  private var abandoned: ForeignMatch.Course {
    let minute = written.remark.split(separator: " ").compactMap { word in
      word.last == "'" ? Int(word.dropLast()) : nil
    }.last
    return .abandoned(reason: written.remark, minute: minute.map { MatchMinute($0) })
  }

  private mutating func readAttendance(_ text: String) {
    let digits = text.prefix { $0.isNumber || "_.,' ".contains($0) }.filter(\.isNumber)
    if DetailsCheck.isAttendance(digits) { match.details.attendance = digits }
  }

  // MARK: - Goals

  private mutating func readGoals(_ lines: WrittenLines) throws(ExchangeProblem) {
    let list = try GoalList(lines)
    let line = lines.lines[0].number
    guard list.sides.contains(where: { !$0.isEmpty }) else { return }
    if match.stated.score == nil {
      if list.sides.count == 1, match.awarded == nil { throw ExchangeProblem(line: line, .goalsWithoutScore) }
      if match.course == .pending { match.course = .played }
    }
    guard list.sides.count <= 2 else { throw ExchangeProblem(line: line, .badMark(";")) }
    for (index, goals) in list.sides.enumerated() {
      // Without a semicolon they are of the side that has any.
      let isHome = list.sides.count == 2 ? index == 0 : (match.stated.score?.home ?? 0) > 0
      for goal in goals { add(goal, to: isHome ? .home : .away) }
    }
  }

  private mutating func add(_ goal: GoalList.Goal, to side: Side) {
    var shot = ForeignShot(.named(goal.name))
    if goal.marks.isPenalty { shot.origin = .penalty }
    if goal.marks.isFreeKick { shot.origin = .freeKick }
    if goal.marks.isHeader { shot.bodyPart = .head }
    match.events.append(
      ForeignEvent(
        side, ForeignTime(label: goal.minute), .goal(shot, isOwn: goal.marks.isOwn), line: goal.line))
  }

  // MARK: - Line-ups

  /// Whether lines begin with the name of one of the teams, or of none that is known.
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
      let nearest = nearest(to: name, in: [teams.home, teams.away])
      throw ExchangeProblem(
        line: line, .unknownTeam(name, home: teams.home, away: teams.away, nearest: nearest))
    }
    guard !hasLineUp[side] else { throw ExchangeProblem(line: line, .lineUpTwice(teams[side])) }
    hasLineUp[side] = true
    let lineUp = try LineUpText(&scanner)
    match.teams[side].people = lineUp.people
    if !lineUp.coach.isEmpty {
      match.teams[side].officials = [Official(code: OfficialCode(rawValue: "coach"), name: lineUp.coach)]
    }
    match.notes += lineUp.unknown
    for event in lineUp.events {
      let kind: ForeignEvent.Kind =
        switch event.kind {
        case .card(let place, let color): .card(.person(place), color)
        case .substitution(let off, let on): .substitution(off: .person(off), on: .person(on))
        }
      match.events.append(ForeignEvent(side, ForeignTime(label: event.minute), kind, line: event.line))
    }
  }

  // MARK: - What begins with a word and a colon

  /// One or several on a line: `Referee: Aquino (Paraguay);  Attendance: 32_000`.
  private mutating func readLabelled(_ lines: WrittenLines) throws(ExchangeProblem) {
    var scanner = DetailScanner(lines)
    while let text = scanner.label() {
      let name = text.split(separator: ";").last.map { DetailScanner.plain($0) } ?? text
      guard let label = DetailLabel(name) else {
        match.notes.append(ExchangeNote(line: scanner.line, .unknownLabel(name)))
        return
      }
      switch label {
      case .referees: match.details.referee = value(&scanner)
      case .attendance:
        scanner.skipBlanks()
        readAttendance(value(&scanner))
      case .coach: readCoaches(value(&scanner))
      case .penalties: return try readKicks(&scanner)
      case .yellowCards: return try readCards(&scanner, .yellow)
      case .redCards: return try readCards(&scanner, .red)
      }
    }
  }

  /// Up to the end, or to a semicolon behind which another label stands.
  private func value(_ scanner: inout DetailScanner) -> String {
    var text = ""
    while !scanner.isAtEnd {
      text += scanner.text(until: [";"])
      guard scanner.take(";") else { break }
      let start = scanner.index
      if scanner.label().map({ !$0.contains(";") }) ?? false {
        scanner.goBack(to: start)
        break
      }
      scanner.goBack(to: start)
      text += "; "
    }
    return DetailScanner.plain(text)
  }

  /// The home side's before the semicolon.
  private mutating func readCoaches(_ text: String) {
    let names = text.split(separator: ";").map { DetailScanner.plain($0) }
    guard names.count == 2 else { return }
    for (side, name) in zip(Side.allCases, names) where match.teams[side].officials.isEmpty {
      match.teams[side].officials = [Official(code: OfficialCode(rawValue: "coach"), name: name)]
    }
  }

  private mutating func readCards(_ scanner: inout DetailScanner, _ color: CardColor) throws(ExchangeProblem) {
    var number = 0
    var cards: [(name: String, minute: MatchMinute?, list: Int, line: Int)] = []
    while true {
      scanner.skipBlanks()
      guard let next = scanner.next else { break }
      if next == ";" { number += 1 }
      if ",;.".contains(next) || scanner.isAtDash {
        scanner.advance()
        continue
      }
      let line = scanner.line
      let name = scanner.text(until: [",", ";", "(", "[", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9"])
      guard !name.isEmpty else { throw ExchangeProblem(line: line, .noName(scanner.word)) }
      let minute = scanner.isAtDigit ? try MinuteNotation(&scanner, takesMarks: false).minute : nil
      if scanner.next == "(" || scanner.next == "[" {
        let word = scanner.word
        throw ExchangeProblem(line: line, .badMark(word))
      }
      cards.append((name: name, minute: minute, list: number, line: line))
    }
    for card in cards {
      let side = number == 1 ? (card.list == 0 ? Side.home : .away) : side(of: card.name) ?? .home
      match.events.append(
        ForeignEvent(side, ForeignTime(label: card.minute), .card(.named(card.name), color), line: card.line))
    }
  }

  private mutating func readKicks(_ scanner: inout DetailScanner) throws(ExchangeProblem) {
    let list = try KickList(&scanner)
    var last: Side?
    for kick in list.kicks {
      // The teams take turns, where neither the score nor a line-up tells.
      let kicking = kick.side ?? side(of: kick.name) ?? last?.other ?? .home
      last = kicking
      match.events.append(
        ForeignEvent(
          kicking, ForeignTime(period: .shootOut), .kick(.named(kick.name), kick.outcome), line: kick.line))
    }
  }

  /// The only side whose line-up has that name.
  private func side(of name: String) -> Side? {
    let sides = Side.allCases.filter { side in
      PersonNames(match.teams[side].people.map(\.name)).find(name) != .nobody
    }
    return sides.count == 1 ? sides[0] : nil
  }
}

extension BothSides<Int> {
  init(_ score: MatchScore) { self.init(home: score.home, away: score.away) }
}

extension Array {
  /// Those for which it does not hold, and those for which it does.
  fileprivate func parted(by isSecond: (Element) -> Bool) -> (first: [Element], second: [Element]) {
    (filter { !isSecond($0) }, filter(isSecond))
  }
}

extension [ForeignEvent] {
  /// By minute, as far as there is one; the order of the text otherwise.
  fileprivate mutating func sortByMinute() {
    self = enumerated().sorted { a, b in
      switch (a.element.time.label, b.element.time.label) {
      case (let mine?, let theirs?) where mine != theirs: mine < theirs
      case (nil, _?): false
      case (_?, nil): true
      default: a.offset < b.offset
      }
    }.map(\.element)
  }
}
