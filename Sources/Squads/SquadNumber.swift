import MatchModel

/// A shirt number at the beginning of a line: `9`, `9.`, `#9`, `6 -`.
struct SquadNumber {
  let number: ShirtNumber
  /// The text after it, without separators.
  let rest: String

  init?(_ text: some StringProtocol) {
    let line = Substring(text.first == "#" ? text.dropFirst() : text[...])
    let digits = line.prefix { $0.isNumber }
    guard let number = ShirtNumber(digits) else { return nil }
    var rest = line.dropFirst(digits.count)
    let isSetApart = rest.first.map { $0.isWhitespace || Self.separators.contains($0) } ?? true
    guard isSetApart else { return nil }
    while let first = rest.first, first.isWhitespace || Self.separators.contains(first) { rest.removeFirst() }
    self.number = number
    self.rest = rest.trimmed
  }

  /// The number, if no other text follows; otherwise nil.
  var alone: ShirtNumber? { rest.isEmpty ? number : nil }

  private static let separators = ".):-–—"
}
