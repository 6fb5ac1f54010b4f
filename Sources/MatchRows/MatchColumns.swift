import Seasons
import Standings

/// The match: teams, result and length.
extension MatchSheet: Record {
  static var empty: MatchSheet {
    MatchSheet(
      result: MatchResult("", "", .pending), length: 0, regularLength: 0, sideSize: 0, ours: nil, home: [], away: [])
  }

  static let columns: [Column<MatchSheet>] = [
    Column("match", \.result),
    Column("length", \.length),
    Column("regular_length", \.regularLength),
    Column("periods", \.periods),
    Column("side", \.sideSize),
    Column("unfollowed", \.isUnfollowed),
    Column("points", \.isOfPoints),
    Column("win_points", \.tablePoints.win) { $0 == TablePoints().win },
    Column("draw_points", \.tablePoints.draw) { $0 == TablePoints().draw },
    Column("loss_points", \.tablePoints.loss) { $0 == TablePoints().loss },
    Column("ours", \.ours),
    Column("minors", \.isOfMinors),
    Column("unlawful", \.isUnlawful),
    Column("referee", \.referee),
    Column("figures", \.figures),
    Column("home", \.home),
    Column("away", \.away),
    Column("officials", \.officials),
    Column("goals", \.goals),
    Column("remarks", \.remarks),
  ]
}

extension MatchResult: Record {
  static var empty: MatchResult { MatchResult("", "", .pending) }

  static let columns: [Column<MatchResult>] = [
    Column("competition", \.competition),
    Column("group", \.group),
    Column("stage", \.stage),
    Column("round", \.round),
    Column("date", \.date),
    Column("time", \.time),
    Column("home", \.home),
    Column("away", \.away),
    Column("kind", \.kind),
    Column("outcome", \.outcomeRow),
    Column("extra_time", \.isAfterExtraTime),
    Column("kicks", \.shootOut),
    Column("reason", \.reason),
    Column("annulled", \.isAnnulled),
    Column("bookings", \.bookings),
  ]
}

/// The result of a match as a state with its details.
struct OutcomeRow: Record {
  enum State: String, RowCode {
    case played, awarded, abandoned
    case inProgress = "in-progress"
    case pending
  }

  var state = State.pending
  var score: MatchScore?
  var absent: MatchSide?

  static let empty = OutcomeRow()
  static let columns: [Column<OutcomeRow>] = [
    Column("state", \.state),
    Column("score", \.score),
    Column("absent", \.absent),
  ]
}

extension MatchResult {
  fileprivate var outcomeRow: OutcomeRow {
    get {
      switch outcome {
      case .played(let score): OutcomeRow(state: .played, score: score)
      case .awarded(let score, let absent): OutcomeRow(state: .awarded, score: score, absent: absent)
      case .abandoned(let score): OutcomeRow(state: .abandoned, score: score)
      case .inProgress(let score): OutcomeRow(state: .inProgress, score: score)
      case .pending: OutcomeRow()
      }
    }
    set {
      // A state without its required score is dropped; the line then differs when it is written again.
      switch (newValue.state, newValue.score) {
      case (.played, let score?): outcome = .played(score)
      case (.awarded, let score?): outcome = .awarded(score, absent: newValue.absent)
      case (.abandoned, let score): outcome = .abandoned(score)
      case (.inProgress, let score?): outcome = .inProgress(score)
      default: outcome = .pending
      }
    }
  }
}

extension MatchFigures: Record {
  static var empty: MatchFigures { MatchFigures() }

  static let columns: [Column<MatchFigures>] = [
    Column("half_time", \.halfTime),
    Column("shots", \.shots),
    Column("shots_on_target", \.shotsOnTarget),
    Column("fouls", \.fouls),
    Column("corners", \.corners),
    Column("shots_from_corners", \.shotsFromCorners),
    Column("goals_from_corners", \.goalsFromCorners),
    Column("yellows", \.yellows),
    Column("reds", \.reds),
  ]
}

extension MatchBookings: Record {
  static var empty: MatchBookings { MatchBookings(home: TeamBookings(), away: TeamBookings()) }

  static let columns: [Column<MatchBookings>] = [Column("home", \.home), Column("away", \.away)]
}

extension TeamBookings: Record {
  static var empty: TeamBookings { TeamBookings() }

  static let columns: [Column<TeamBookings>] = [Column("players", \.players), Column("officials", \.officials)]
}

extension Bookings: Record {
  static var empty: Bookings { Bookings() }
  var isNothing: Bool { self == Bookings() }

  static let columns: [Column<Bookings>] = [
    Column("yellows", \.yellows),
    Column("second_yellows", \.secondYellows),
    Column("reds", \.reds),
    Column("yellows_and_reds", \.yellowsAndReds),
  ]
}
