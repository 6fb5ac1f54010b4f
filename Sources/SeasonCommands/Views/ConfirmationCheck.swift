import Archives
import CommandSupport
import Phrases
import Seasons
import Standings
import Wording

/// Finds matches that were changed after they had been confirmed.
struct ConfirmationCheck {
  /// Matches whose score, cards or minutes changed, or that no longer exist.
  private(set) var changed: [String] = []
  /// Matches whose files changed in other ways.
  private(set) var remarks: [String] = []

  init(_ request: SeasonRequest) {
    let words = request.words
    for confirmation in request.season.file.confirmations {
      func line(_ key: String, _ now: String = "") -> String {
        let facts: Phrase.Arguments = [
          "match": words.match(confirmation), "person": confirmation.person, "day": confirmation.day, "now": now,
        ]
        return words.book(Phrase(key, facts))
      }
      guard let source = request.season.match(of: confirmation) else {
        changed.append(line("season.confirmed-gone"))
        continue
      }
      guard source.result.counted == confirmation.match.score else {
        // The score is the same if the match has only been opened again.
        let state: String? =
          if case .inProgress = source.result.outcome { words.book(Phrase("season.state.in-progress")) } else { nil }
        let now = [words.result(source.result), state].compactMap(\.self).joined(separator: ", ")
        changed.append(line("season.confirmed-score", now))
        continue
      }
      guard source.isMatchFile, !confirmation.factsDigest.isEmpty else { continue }
      if request.season.factsDigest(ofFile: source.file) != confirmation.factsDigest {
        changed.append(line("season.confirmed-facts", source.file))
      } else if let bytes = try? InputFile.read(source.file), SHA256.digits(bytes) != confirmation.fileDigest {
        remarks.append(line("season.confirmed-file", source.file))
      }
    }
  }
}
