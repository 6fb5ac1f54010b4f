import MatchModel
import MatchRules

/// Somebody as codes name them, at the beginning of a text that is folded: `9`, `?`, `?1`, `coach2`. Whose they are is
/// said before it.
package struct PersonCode {
  /// Nil where it is a number that nobody has.
  package let name: Who.Name?
  /// The number.
  let digits: String
  /// How many characters it takes.
  package let length: Int

  /// Nil if it names nobody.
  /// - Parameter numbers: what shirts may have in the game.
  package init?(_ text: some Collection<Character>, _ numbers: ShirtNumbers) {
    guard let first = text.first else { return nil }
    if first.isDigit {
      digits = Self.digits(text)
      length = digits.count
      name = ShirtNumber(digits).flatMap { numbers.contains($0) ? .number($0) : nil }
    } else if first == "?" {
      digits = Self.digits(text.dropFirst())
      length = 1 + digits.count
      name = digits.isEmpty ? .unidentified(nil) : Self.unidentified(digits)
    } else if let official = Officials.codes.first(where: { text.starts(with: $0) }) {
      digits = Self.digits(text.dropFirst(official.count))
      length = official.count + digits.count
      name = .official(OfficialCode(rawValue: official + digits))
    } else {
      return nil
    }
  }

  /// Nil as well where more follows.
  init?(whole text: some Collection<Character>, _ numbers: ShirtNumbers) {
    self.init(text, numbers)
    guard length == text.count else { return nil }
  }

  var isOfficial: Bool { if case .official = name { true } else { false } }

  private static func digits(_ text: some Collection<Character>) -> String { String(text.prefix(while: \.isDigit)) }

  private static func unidentified(_ digits: String) -> Who.Name? {
    guard let number = wholeNumber(digits), (1...Person.unidentifiedLimit).contains(number) else { return nil }
    return .unidentified(number)
  }
}
