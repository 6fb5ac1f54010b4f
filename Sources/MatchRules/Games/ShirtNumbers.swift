public import MatchModel

/// The shirt numbers that a game allows, `numbers` (docs/LAWS.md, A4).
public struct ShirtNumbers: Hashable, Sendable {
  public let range: ClosedRange<Int>
  public let hasDoubleZero: Bool

  public static let football = ShirtNumbers(range: 1...99, hasDoubleZero: false)
  /// Every number that is allowed in some game.
  public static let any = ShirtNumbers(range: 0...99, hasDoubleZero: true)

  var text: String {
    "\(range.lowerBound)-\(range.upperBound)" + (hasDoubleZero ? " \(ShirtNumber.doubleZero)" : "")
  }

  public func contains(_ number: ShirtNumber) -> Bool {
    number == .doubleZero ? hasDoubleZero : range.contains(number.rawValue)
  }
}

extension ShirtNumbers {
  /// Parses `1-99` or `0-99 00`.
  init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard (1...2).contains(words.count), words.count == 1 || words[1] == ShirtNumber.doubleZero.description else {
      return nil
    }
    let bounds = words[0].split(separator: "-", omittingEmptySubsequences: false).map { ShirtNumber($0) }
    guard bounds.count == 2, let least = bounds[0], let most = bounds[1], ShirtNumber.doubleZero < least, least <= most
    else { return nil }
    self.init(range: least.rawValue...most.rawValue, hasDoubleZero: words.count == 2)
  }
}

extension Match {
  /// A number in use that these rules do not allow, if any.
  public func numberOutside(_ numbers: ShirtNumbers) -> ShirtNumber? {
    teams.home.numberOutside(numbers) ?? teams.away.numberOutside(numbers)
  }
}

extension Team {
  public func numberOutside(_ numbers: ShirtNumbers) -> ShirtNumber? {
    players.first { !numbers.contains($0.number) }?.number
  }
}
