import MatchModel

/// What `set` says of a match besides its course, a line each.
struct MatchField: Sendable {
  /// What not every text is.
  enum Kind: Sendable {
    case date, time, attendance, teamName

    func has(_ text: String) -> Bool {
      switch self {
      case .date: DetailsCheck.isDate(text)
      case .time: DetailsCheck.isTime(text)
      case .attendance: DetailsCheck.isAttendance(text)
      case .teamName: DetailsCheck.isTeamName(text)
      }
    }
  }

  let name: String
  var kind: Kind?
  let put: @Sendable (inout Match, String) -> Void

  static let all: [MatchField] = [
    MatchField(name: "venue") { $0.details.venue = $1 },
    MatchField(name: "referee") { $0.details.referee = $1 },
    MatchField(name: "competition") { $0.details.competition = $1 },
    MatchField(name: "season") { $0.details.season = $1 },
    MatchField(name: "round") { $0.details.round = $1 },
    MatchField(name: "date", kind: .date) { $0.details.date = $1 },
    MatchField(name: "time", kind: .time) { $0.details.time = $1 },
    MatchField(name: "attendance", kind: .attendance) { $0.details.attendance = $1 },
    MatchField(name: "home", kind: .teamName) { $0[.home].name = $1 },
    MatchField(name: "away", kind: .teamName) { $0[.away].name = $1 },
  ]

  static func named(_ name: String) -> MatchField? { all.first { $0.name == name } }
}
