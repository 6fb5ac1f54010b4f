import MatchModel
public import MatchRules

/// Writes matches as Football.TXT, in the layout of openfootball's own tournaments: several in one text, by competition,
/// round and date.
public struct FootballTextWriter {
  /// What Football.TXT has no place for, and how often it was left out.
  public private(set) var losses: [FootballTextLoss: Int] = [:]

  /// Nothing written, nothing lost.
  public init() {}

  /// The text of these matches, sorted for reading; what it cannot say is counted in `losses`.
  public mutating func text(of matches: [Ledger]) -> String {
    var text = ""
    var competition: String?
    var round = ""
    for ledger in matches.sortedForReading {
      let details = ledger.match.details
      let title = CleanText.heading(details.competition)
      if title != competition {
        text += (text.isEmpty ? "" : "\n") + (title.isEmpty ? "" : "= \(title)\n")
        (competition, round) = (title, "")
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

/// Kinds of things that Football.TXT cannot say.
public enum FootballTextLoss: String, CaseIterable, Sendable {
  case chances, fouls, corners, offsides, notes, annulledGoals, goalkeepers, arrivals
  /// What a game of its own has besides.
  case ownActions
  /// What a score of points is made of: a list of goals would not add up to it.
  case scoringActions
  /// Attempts at them that failed.
  case missedAttempts
  /// Cards of officials, of players in no line-up and of nobody known.
  case cards
  case substitutions
  /// People without a name, or with one that another has too: `N.N.`
  case names
}

extension [Ledger] {
  /// By competition in the order in which each is first met, then by date and time; the matches of a round together.
  fileprivate var sortedForReading: [Ledger] {
    func first(_ key: (Ledger) -> String) -> [String: Int] {
      Dictionary(enumerated().map { (key($1), $0) }) { first, _ in first }
    }
    let dated = enumerated().sorted {
      ($0.element.match.details.date, $0.element.match.details.time, $0.offset)
        < ($1.element.match.details.date, $1.element.match.details.time, $1.offset)
    }.map(\.element)
    let competitions = first(\.match.details.competition)
    var rounds: [String: Int] = [:]
    for (index, ledger) in dated.enumerated() where rounds[ledger.match.details.roundKey] == nil {
      // What is of no round stands before the first heading: a heading goes on to the next.
      rounds[ledger.match.details.roundKey] = ledger.match.details.round.isEmpty ? -1 : index
    }
    return dated.enumerated().sorted { a, b in
      let (one, other) = (a.element.match.details, b.element.match.details)
      return (competitions[one.competition] ?? 0, rounds[one.roundKey] ?? 0, a.offset)
        < (competitions[other.competition] ?? 0, rounds[other.roundKey] ?? 0, b.offset)
    }.map(\.element)
  }
}

extension MatchDetails {
  fileprivate var roundKey: String { competition + "\n" + round }
}
