import Digests
import MatchModel
import Phrases

/// What a match is known by among many: one text for all versions of its file.
public enum MatchKey {
  /// That of the file, or else one made of what hardly changes, the first digits of the SHA-256 of date, home and away
  /// team, competition and round, folded, with tabs between them. Nil for a match of which neither is known.
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
