import MatchModel
import Phrases

/// The teams of a calendar entry, and its round if given.
struct Fixture: Equatable {
  var home: String
  var away: String

  /// Nil if the summary does not name two teams: `Sopar de Nadal`.
  init?(_ summary: String) {
    let text = Self.plain(summary)
    for separator in [" vs. ", " vs ", " v. ", " v ", " @ ", " – ", " — ", " - "] {
      let parts = text.split(separatedBy: separator)
      guard parts.count == 2 else {
        if parts.count > 2 { return nil }
        continue
      }
      guard DetailsCheck.isTeamName(parts[0]), DetailsCheck.isTeamName(parts[1]),
        DetailsCheck.areDistinct(parts[0], parts[1])
      else { return nil }
      // The visitors come first: `Llosetense @ Inca`.
      (home, away) = separator == " @ " ? (parts[1], parts[0]) : (parts[0], parts[1])
      return
    }
    return nil
  }

  /// Removes brackets and characters that do not occur in names.
  private static func plain(_ summary: String) -> String {
    var depth = 0
    var kept = ""
    for character in summary {
      switch character {
      case "(", "[": depth += 1
      case ")", "]": depth = max(0, depth - 1)
      default:
        guard depth == 0 else { continue }
        let isSign = character.unicodeScalars.contains {
          $0.properties.isEmojiPresentation || $0.value == 0xFE0F || $0.value == 0x20E3
        }
        kept.append(isSign ? " " : character)
      }
    }
    return kept.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The number of the round in a text: `Jornada 12`, `J12`, `Matchday 12`. Empty if there is none.
  static func round(in text: String) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber }.map { folded(String($0)) }
    for (index, word) in words.enumerated() {
      if ["jornada", "matchday", "round", "ronda", "j"].contains(word), index + 1 < words.count,
        isRound(words[index + 1])
      {
        return words[index + 1]
      }
      if word.hasPrefix("j"), isRound(String(word.dropFirst())) { return String(word.dropFirst()) }
    }
    return ""
  }

  private static func isRound(_ word: String) -> Bool {
    (1...2).contains(word.count) && word.allSatisfy { ("0"..."9").contains($0) }
  }
}

extension String {
  /// Splits at a separator, ignoring case.
  fileprivate func split(separatedBy separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let found = rest.lowercased().firstRange(of: separator) {
      // Folding may change the length of the text; positions agree only if it does not.
      let distance = rest.lowercased().distance(from: rest.lowercased().startIndex, to: found.lowerBound)
      guard let start = rest.index(rest.startIndex, offsetBy: distance, limitedBy: rest.endIndex),
        let end = rest.index(start, offsetBy: separator.count, limitedBy: rest.endIndex)
      else { break }
      parts.append(String(rest[..<start]))
      rest = rest[end...]
    }
    return parts + [String(rest)]
  }
}
