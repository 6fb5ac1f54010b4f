import MatchModel
public import MatchRules
import Standings

/// Writes matches as Football.TXT, grouped by competition, round and date in the layout of openfootball's own files.
public struct FootballTextWriter {
  /// Number of items of each kind that Football.TXT cannot represent.
  public private(set) var losses: [FootballTextLoss: Int] = [:]

  public init() {}

  /// The text of the matches in reading order. Adds to `losses`.
  public mutating func text(of matches: [Ledger]) -> String {
    var text = ""
    var competition: String?
    var round = ""
    for ledger in matches.sortedForReading {
      let details = ledger.match.details
      let title = CleanText.heading(details.competition)
      if title != competition {
        text += (text.isEmpty ? "" : "\n") + (title.isEmpty ? "" : "= \(title)\n")
        competition = title
        round = ""
      }
      let heading = CleanText.heading(details.round)
      if heading != round { text += "\n▪ \(heading)\n" }
      round = heading
      var page = MatchText(ledger)
      text += (heading.isEmpty ? "\n" : "") + page.text()
      losses.merge(page.losses) { $0 + $1 }
    }
    return text
  }
}

/// Kinds of information that Football.TXT cannot represent. The raw value is the key of the phrase that
/// says how many were left out.
public enum FootballTextLoss: String, CaseIterable, Sendable {
  case chances = "export.chances"
  case fouls = "export.fouls"
  case corners = "export.corners"
  case offsides = "export.offsides"
  case notes = "export.notes"
  case annulledGoals = "export.annulled-goals"
  case goalkeepers = "export.role-changes"
  case arrivals = "export.arrivals"
  case ownActions = "export.own-actions"
  /// Scoring actions worth points, which do not add up to a list of goals.
  case scoringActions = "export.scoring-actions"
  /// Missed attempts of that kind.
  case missedAttempts = "export.missed-attempts"
  /// Cards of officials, and of players who are unknown or not in a line-up.
  case cards = "export.cards"
  case substitutions = "export.substitutions"
  /// People whose name is missing or ambiguous: `N.N.`
  case names = "export.names"
}

extension [Ledger] {
  /// Sorted by competition in order of first appearance, then by date and time, with the matches of a round together.
  /// Matches without a competition come first, because a title applies until the next one.
  fileprivate var sortedForReading: [Ledger] {
    let untitled = filter(\.isUntitled)
    let titled = filter { !$0.isUntitled }
    return (untitled + titled).grouped(by: \.match.details.competition).flatMap { ledgers in
      let dated = ledgers.sorted {
        ($0.match.details.date, $0.match.details.time) < ($1.match.details.date, $1.match.details.time)
      }
      // Matches without a round come before the first heading, because a heading applies until the next one.
      return dated.filter(\.match.details.round.isEmpty)
        + dated.filter { !$0.match.details.round.isEmpty }.grouped(by: \.match.details.round).flatMap(\.self)
    }
  }
}

extension Ledger {
  fileprivate var isUntitled: Bool { CleanText.heading(match.details.competition).isEmpty }
}
