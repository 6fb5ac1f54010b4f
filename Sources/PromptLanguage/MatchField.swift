import MatchModel

/// The details of a match that `set` can change.
public struct MatchField: Sendable {
  /// Kinds of values with a syntax of their own.
  public enum Kind: Sendable {
    case date, time, attendance, teamName, colour, crest

    /// The value to store: a date in ISO 8601 form, a colour in the form used in files, other texts unchanged. Nil if
    /// the text is not valid.
    package func value(_ text: String) -> String? {
      switch self {
      case .date: DetailsCheck.date(typed: text)
      case .time: DetailsCheck.isTime(text) ? text : nil
      case .attendance: DetailsCheck.isAttendance(text) ? text : nil
      case .teamName: DetailsCheck.isTeamName(text) ? text : nil
      case .colour: text.isEmpty ? "" : TeamLook.colour(typed: text)
      case .crest: text.isEmpty || TeamLook.isCrest(text) ? text : nil
      }
    }
  }

  package let name: String
  package var kind: Kind?
  package let path: WritableKeyPath<Match, String> & Sendable

  static let all: [MatchField] = [
    MatchField(name: "venue", path: \.details.venue),
    MatchField(name: "referee", path: \.details.referee),
    MatchField(name: "competition", path: \.details.competition),
    MatchField(name: "season", path: \.details.season),
    MatchField(name: "round", path: \.details.round),
    MatchField(name: "group", path: \.details.group),
    MatchField(name: "stage", path: \.details.stage),
    MatchField(name: "date", kind: .date, path: \.details.date),
    MatchField(name: "time", kind: .time, path: \.details.time),
    MatchField(name: "attendance", kind: .attendance, path: \.details.attendance),
    MatchField(name: "home", kind: .teamName, path: \.teams.home.name),
    MatchField(name: "away", kind: .teamName, path: \.teams.away.name),
    MatchField(name: "home-colour", kind: .colour, path: \.teams.home.colour),
    MatchField(name: "away-colour", kind: .colour, path: \.teams.away.colour),
    MatchField(name: "home-crest", kind: .crest, path: \.teams.home.crest),
    MatchField(name: "away-crest", kind: .crest, path: \.teams.away.crest),
  ]

  package static let us = "us"
  package static let rules = "rules"

  package static func squad(_ side: Side) -> String { side == .home ? "home-squad" : "away-squad" }

  package static func named(_ name: String) -> MatchField? { all.first { $0.name == name } }
}
