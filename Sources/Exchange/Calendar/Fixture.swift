import MatchModel
import Phrases
import Text

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
    return kept.oneSpaced
  }

  /// The number of the round in a text: `Jornada 12`, `J12`, `Matchday 12`. Empty if it contains none.
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
  /// Splits at a separator, ignoring case, into at most three parts, because callers only need to know whether there
  /// are exactly two.
  fileprivate func split(separatedBy separator: String) -> [String] {
    let (bytes, mark) = (Array(utf8), Array(separator.utf8))
    var parts: [String] = []
    var (start, place) = (0, 0)
    while place + mark.count <= bytes.count, parts.count < 2 {
      if mark.indices.allSatisfy({ Self.isSame(bytes[place + $0], mark[$0]) }) {
        parts.append(String(decoding: bytes[start..<place], as: UTF8.self))
        place += mark.count
        start = place
      } else {
        place += 1
      }
    }
    return parts + [String(decoding: bytes[start...], as: UTF8.self)]
  }

  /// True if a byte equals the separator's byte or its upper-case form.
  private static func isSame(_ byte: UInt8, _ small: UInt8) -> Bool {
    byte == small || ((UInt8(ascii: "a")...UInt8(ascii: "z")).contains(small) && byte | 0x20 == small)
  }
}
