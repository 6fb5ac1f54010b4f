import MatchModel
import Phrases

/// The identification of an unidentified player: `v?2=17`.
public struct Identification: Equatable, Sendable {
  /// Nil for our side.
  public let side: Side?
  /// The number after `?`.
  public let unidentified: Int
  public let number: ShirtNumber
  /// Column of its first character, from 1.
  public let column: Int
}

extension LineParser {
  /// A line that consists of identifications; nil if its first word is not one.
  func identifications(_ words: [Word]) throws(LineProblem) -> [Identification]? {
    var found: [Identification] = []
    for word in words {
      let text = Array(folded(word.text))
      guard let equals = text.firstIndex(of: "="), let mark = text[..<equals].firstIndex(of: "?"),
        mark == 0 || mark == 1 && Self.side(text[0]) != nil,
        let unidentified = wholeNumber(String(text[(mark + 1)..<equals]))
      else {
        if let equals = text.firstIndex(of: "="), equals > 0, equals <= 2, text[equals - 1] == "?" {
          let example = String(text[..<equals]) + "1" + String(text[equals...])
          throw LineProblem(.unknownWord(word.text, nearest: example), column: word.column)
        }
        if found.isEmpty { return nil }
        throw LineProblem(.unknownWord(word.text, nearest: nil), column: word.column)
      }
      let before = text[..<mark].first.flatMap(Self.side)
      let after = text[(equals + 1)...]
      let other = after.first.flatMap(Self.side)
      let digits = other == nil ? after : after.dropFirst()
      if let before, let other, before != other {
        let example = String(text[...equals]) + String(digits)
        throw LineProblem(.unclear(.sidesDiffer, word.text, lines: [example]), column: word.column)
      }
      let side = before ?? other
      guard let number = ShirtNumber(String(digits)), vocabulary.table.numbers.contains(number) else {
        throw LineProblem(.badNumber(String(after)), column: word.column + equals + 1)
      }
      found.append(Identification(side: side, unidentified: unidentified, number: number, column: word.column))
    }
    return found.isEmpty ? nil : found
  }
}
