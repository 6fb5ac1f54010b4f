import Exchange
import MatchModel
import MatchRules
import Phrases
import Wording

struct ImportSummary {
  let settled: SettledMatch
  let words: Wording

  /// `Brazil 2-1 Scotland; 2 breaches kept: B2 in 78', C1 in 90'`.
  var line: String {
    let match = settled.match
    let teams = "\(match.teams.home.name) \(score) \(match.teams.away.name)"
    return breaches.map { "\(teams); \($0)" } ?? teams
  }

  /// `2-1`, with a shoot-out in brackets; a dash for a match not yet played.
  private var score: String {
    if let awarded = settled.match.awarded { return words.score(awarded) }
    return settled.match.actions.isEmpty ? "-" : words.goals(settled.ledger.state)
  }

  /// The confirmed breaches of the laws; nil if no law was broken.
  private var breaches: String? {
    let breaches = settled.breaches
    guard !breaches.isEmpty else { return nil }
    let shown = breaches.prefix(Self.most).map { law, minute in
      minute.map {
        words.book(Phrase("import.breach-in", ["law": law.rawValue, "minute": words.minute($0)]))
      } ?? law.rawValue
    }
    let list = shown.joined(separator: ", ") + (breaches.count > Self.most ? ", ..." : "")
    return words.book(Phrase("import.breaches", ["list": list], count: breaches.count))
  }

  private static let most = 4

  var hasPlaceholders: Bool {
    Side.allCases.contains { settled.match[$0].players.contains(where: \.hasPlaceholderNumber) }
  }
}
