import CommandSupport
import Exchange
import MatchRules
import Phrases

extension ExportFormat {
  /// Football.TXT, several matches in one file.
  static let footballText = ExportFormat(name: "football.txt", options: Privacy.options, takesSeveral: true) {
    arguments, console throws(Failure) in
    let privacy = try Privacy(arguments)
    var matches: [Ledger] = []
    for path in arguments.operands { matches.append(privacy.shown(try MatchLoading().load(path).accepted)) }
    var writer = FootballTextWriter()
    let text = writer.text(of: matches)
    let losses = FootballTextLoss.allCases.compactMap { loss in
      writer.losses[loss].flatMap { $0 > 0 ? console.book(phrase(for: loss, $0)) : nil }
    }
    if !losses.isEmpty {
      console.warn(
        Phrase("export.left-out", ["list": losses.joined(separator: ", ")]),
        in: arguments.operands.joined(separator: " "))
    }
    return Array(text.utf8)
  }

  private static func phrase(for loss: FootballTextLoss, _ count: Int) -> Phrase {
    switch loss {
    case .chances: Phrase("export.chances", count: count)
    case .fouls: Phrase("export.fouls", count: count)
    case .corners: Phrase("export.corners", count: count)
    case .offsides: Phrase("export.offsides", count: count)
    case .notes: Phrase("export.notes", count: count)
    case .annulledGoals: Phrase("export.annulled-goals", count: count)
    case .goalkeepers: Phrase("export.role-changes", count: count)
    case .arrivals: Phrase("export.arrivals", count: count)
    case .ownActions: Phrase("export.own-actions", count: count)
    case .scoringActions: Phrase("export.scoring-actions", count: count)
    case .missedAttempts: Phrase("export.missed-attempts", count: count)
    case .cards: Phrase("export.cards", count: count)
    case .substitutions: Phrase("export.substitutions", count: count)
    case .names: Phrase("export.names", count: count)
    }
  }
}
