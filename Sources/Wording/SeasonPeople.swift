import MatchModel
import Phrases
import Seasons
import Text

/// People of a season and their suspensions.
extension Wording {
  /// The name, or the number if unknown.
  public func player(_ player: SeasonPlayer) -> String {
    guard player.name.isEmpty else { return oneLine(player.name) }
    return book(Phrase("season.nameless", ["number": ShirtNumber.text(of: player.numbers.first ?? 0)]))
  }

  /// "Marc Sala 2", "number 9 (2)".
  public func player(_ player: SeasonPlayer, count: Int) -> String {
    self.player(player) + (player.name.isEmpty ? " (\(count))" : " \(count)")
  }

  /// The name, or the role if unknown: "coach".
  public func official(_ record: OfficialRecord) -> String {
    record.name.isEmpty ? official(OfficialCode(rawValue: record.code)) : oneLine(record.name)
  }

  /// The reason for a suspension.
  public func reason(_ ban: Ban) -> String {
    switch ban.reason {
    case .cautions(let count): book(Phrase("season.cautions", count: count))
    case .secondYellow: book(Phrase("season.second-yellow"))
    case .red: book(Phrase("season.red"))
    case .decision(let reason) where reason.isEmpty: book(Phrase("season.by-committee"))
    case .decision(let reason): book(Phrase("season.by-committee-for", ["reason": oneLine(reason)]))
    }
  }

  /// "the same? Joan Pons (9, 12 matches) and J. Pons (9, 3 matches), Inca: never in one match".
  public func question(_ question: IdentityQuestion) -> String {
    let (one, other) = (entry(question.one), entry(question.other))
    let facts: Phrase.Arguments = [
      "one": one, "other": other, "team": oneLine(question.one.team), "second": oneLine(question.other.team),
    ]
    return book(Phrase(question.evidence == .otherTeam ? "season.same-in-two-teams" : "season.same", facts))
  }

  private func entry(_ player: SeasonPlayer) -> String {
    let numbers = player.numbers.prefix(3).map(ShirtNumber.text).joined(separator: ", ")
    return book(
      Phrase("season.entry", ["player": self.player(player), "numbers": numbers], count: player.entries.count))
  }
}
