import MatchModel
import MatchRules

/// A person's code at the beginning of a folded text: `9`, `?`, `?1`, `coach2`, without the side.
package struct PersonCode {
  /// Nil for a number that cannot be a shirt number.
  package let name: Who.Name?
  /// The digits of the number.
  let digits: String
  /// Length in characters.
  package let length: Int

  /// Nil if the text does not begin with a person.
  /// - Parameter numbers: the possible shirt numbers.
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
    } else if let official = OfficialCode.roles.lazy.map(\.rawValue).first(where: { text.starts(with: $0) }) {
      digits = Self.digits(text.dropFirst(official.count))
      length = official.count + digits.count
      name = .official(OfficialCode(rawValue: official + digits))
    } else {
      return nil
    }
  }

  /// Also nil if more text follows.
  init?(whole text: some Collection<Character>, _ numbers: ShirtNumbers) {
    self.init(text, numbers)
    guard length == text.count else { return nil }
  }

  private static func digits(_ text: some Collection<Character>) -> String { String(text.prefix(while: \.isDigit)) }

  private static func unidentified(_ digits: String) -> Who.Name? {
    guard let number = wholeNumber(digits), (1...Person.unidentifiedLimit).contains(number) else { return nil }
    return .unidentified(number)
  }
}
