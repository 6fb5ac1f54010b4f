import Archives
import MatchModel
import Phrases

/// The key that identifies a match: the same text for all versions of its file.
public enum MatchKey {
  /// The identifier in the file, or one derived from data that hardly ever changes: the first digits of the SHA-256 of
  /// date, home team, away team, competition and round, folded and separated by tabs. Nil if none of them is known.
  public static func key(of match: Match) -> String? {
    if !match.identifier.isEmpty { return match.identifier }
    guard !match.details.date.isEmpty else { return nil }
    let facts = [
      match.details.date, match.teams.home.name, match.teams.away.name, match.details.competition, match.details.round,
    ]
    let text = facts.map(folded).joined(separator: "\t")
    return String(SHA256.digits(Array(text.utf8)).prefix(MatchIdentifier.length))
  }
}
