public import MatchModel

/// The numbers that shirts may have in a game, `numbers` (RULES A4).
public struct ShirtNumbers: Hashable, Sendable {
  public let range: ClosedRange<Int>
  /// Whether 00 is one too, beside them.
  public let hasDoubleZero: Bool

  /// Football's.
  public static let football = ShirtNumbers("1-99")!
  /// Those of all games.
  public static let any = ShirtNumbers("0-99 00")!

  /// Reads `1-99`, `0-99 00`; nil for anything else.
  init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard (1...2).contains(words.count), words.count == 1 || words[1] == ShirtNumber.doubleZero.description else {
      return nil
    }
    let bounds = words[0].split(separator: "-", omittingEmptySubsequences: false).map { ShirtNumber($0) }
    guard bounds.count == 2, let least = bounds[0], let most = bounds[1], ShirtNumber.doubleZero < least, least <= most
    else { return nil }
    (range, hasDoubleZero) = (least.rawValue...most.rawValue, words.count == 2)
  }

  /// As it is read.
  var text: String {
    "\(range.lowerBound)-\(range.upperBound)" + (hasDoubleZero ? " \(ShirtNumber.doubleZero)" : "")
  }

  /// Whether a shirt may have it.
  public func contains(_ number: ShirtNumber) -> Bool {
    number == .doubleZero ? hasDoubleZero : range.contains(number.rawValue)
  }
}

extension Match {
  /// A number that nobody may wear by these rules; nil where there is none.
  public func numberOutside(_ numbers: ShirtNumbers) -> ShirtNumber? {
    teams.home.numberOutside(numbers) ?? teams.away.numberOutside(numbers)
  }
}

extension Team {
  /// A number that nobody may wear by these rules; nil where there is none.
  public func numberOutside(_ numbers: ShirtNumbers) -> ShirtNumber? {
    players.first { !numbers.contains($0.number) }?.number
  }
}
