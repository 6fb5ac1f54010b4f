import MatchModel
import MatchRules
import Seasons
import Standings
import TestSupport

/// Random sheets with arbitrary values of each type, the same in every run.
struct RandomSheet {
  private var random: SeededGenerator

  static func sheet(seed: UInt64) -> MatchSheet {
    var maker = RandomSheet(random: SeededGenerator(seed: seed))
    return maker.sheet()
  }

  private mutating func number(_ range: ClosedRange<Int> = 0...120) -> Int { Int.random(in: range, using: &random) }
  private mutating func chance() -> Bool { Bool.random(using: &random) }

  private mutating func maybe<Value>(_ make: (inout RandomSheet) -> Value) -> Value? { chance() ? make(&self) : nil }

  private mutating func text() -> String {
    let scalars = "aÀ·\"\\/{}[]:,\n\t\r\u{1}\u{1F}\u{7F}\u{85}\u{2028}\u{FEFF}\u{301}漢😀 =-'".unicodeScalars.map { $0 }
    return String(
      String.UnicodeScalarView((0..<number(0...8)).compactMap { _ in scalars.randomElement(using: &random) }))
  }

  private mutating func score() -> MatchScore { MatchScore(number(0...9), number(0...9)) }
  private mutating func side() -> Side { chance() ? .home : .away }

  private mutating func outcome() -> MatchResult.Outcome {
    switch number(0...4) {
    case 0: .played(score())
    case 1: .awarded(score(), absent: maybe { $0.side() })
    case 2: .abandoned(maybe { $0.score() })
    case 3: .inProgress(score())
    default: .pending
    }
  }

  private mutating func bookings() -> Bookings {
    Bookings(yellows: number(0...3), secondYellows: number(0...2), reds: number(0...1), yellowsAndReds: number(0...1))
  }

  private mutating func result() -> MatchResult {
    var result = MatchResult(text(), text(), outcome())
    result.kind = [.league, .cup, .friendly][number(0...2)]
    result.competition = text()
    result.group = text()
    result.stage = text()
    result.isAfterExtraTime = chance()
    result.round = text()
    result.date = text()
    result.time = text()
    result.shootOut = maybe { $0.score() }
    result.reason = text()
    result.isAnnulled = chance()
    result.bookings = maybe {
      MatchBookings(
        home: TeamBookings(players: $0.bookings(), officials: Bookings()),
        away: TeamBookings(players: Bookings(), officials: $0.bookings()))
    }
    return result
  }

  private mutating func appearance() -> Appearance {
    let spells = (0..<number(0...3)).map { _ in
      let start = number()
      return start..<(start + number(0...30))
    }
    return Appearance(
      name: text(), number: number(1...99), position: text(), isStarter: chance(), spells: spells,
      minutesInGoal: number(), concededInGoal: number(0...9), goals: number(0...4), penaltyGoals: number(0...2),
      ownGoals: number(0...2), assists: number(0...3), penaltiesTaken: number(0...3), corners: number(0...9),
      freeKicks: number(0...9),
      goalsFor: number(0...9), goalsAgainst: number(0...9),
      booking: [nil, .yellow, .secondYellow, .red, .yellowAndRed, .dismissed, .yellowAndDismissed][number(0...6)],
      isLate: chance(), isHurt: chance())
  }

  private mutating func sheet() -> MatchSheet {
    let home = (0..<number(0...20)).map { _ in appearance() }
    let away = (0..<number(0...20)).map { _ in appearance() }
    var sheet = MatchSheet(
      result: result(), length: number(), regularLength: number(), sideSize: number(5...11), ours: maybe { $0.side() },
      home: home, away: away)
    sheet.periods = number(1...4)
    sheet.referee = text()
    sheet.isOfMinors = chance()
    sheet.isUnfollowed = chance()
    sheet.laws = CitedLaws.allCases[number(0...CitedLaws.allCases.count - 1)]
    if chance() { (sheet.tablePoints.win, sheet.tablePoints.draw, sheet.tablePoints.loss) = (2, 0, 1) }
    sheet.isOfPoints = chance()
    sheet.hasNoDraws = chance()
    sheet.figures = maybe { maker in
      var figures = MatchFigures()
      figures.halfTime = maker.maybe { $0.score() }
      figures.shots = maker.maybe { $0.score() }
      figures.shotsOnTarget = maker.maybe { $0.score() }
      figures.fouls = maker.maybe { $0.score() }
      figures.corners = maker.maybe { $0.score() }
      figures.shotsFromCorners = maker.maybe { $0.score() }
      figures.goalsFromCorners = maker.maybe { $0.score() }
      figures.yellows = maker.maybe { $0.score() }
      figures.reds = maker.maybe { $0.score() }
      return figures
    }
    sheet.officials = (0..<number(0...2)).map { _ in
      OfficialBooking(
        side: side(), code: text() + "x", name: text(),
        booking: [.yellow, .secondYellow, .red, .yellowAndRed][number(0...3)])
    }
    sheet.goals = (0..<number(0...4)).map { _ in
      SheetGoal(
        side: side(), minute: maybe { $0.number() }, points: chance() ? 1 : 3, origin: maybe { $0.text() + "x" },
        bodyPart: maybe { $0.text() + "x" },
        zone: maybe { MatchModel.Zone(rawValue: $0.number(1...9)) } ?? nil,
        home: home.indices.filter { _ in chance() }, away: away.indices.filter { _ in chance() })
    }
    sheet.remarks = (0..<number(0...4)).map { _ in
      let side = maybe { $0.side() }
      // The player is always in the squad.
      let squad = side.map { $0 == .home ? home : away } ?? []
      return Remark(
        kind: [.note, .trait, .official][number(0...2)], side: side,
        place: squad.isEmpty ? nil : maybe { $0.number(0...squad.count - 1) }, text: text(),
        minute: chance() ? "" : "45+2")
    }
    return sheet
  }
}
