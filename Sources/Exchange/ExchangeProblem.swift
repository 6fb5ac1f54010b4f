public import Phrases

/// A reason not to import a match, or a whole file.
public struct ExchangeProblem: Error, Equatable, Sendable {
  /// From 1. Nil if it concerns the whole file.
  public var line: Int?
  public var what: Phrase

  public init(line: Int?, _ what: Phrase) {
    self.line = line
    self.what = what
  }
}

extension ExchangeProblem {
  static func badMark(_ text: String, line: Int) -> ExchangeProblem {
    ExchangeProblem(line: line, Phrase("exchange.bad-mark", ["text": text]))
  }

  static func openBracket(_ bracket: String, line: Int) -> ExchangeProblem {
    ExchangeProblem(line: line, Phrase("exchange.open-bracket", ["bracket": bracket]))
  }

  /// - Parameter text: what was found in place of a name.
  static func noName(_ text: String, line: Int) -> ExchangeProblem {
    ExchangeProblem(line: line, Phrase("exchange.no-name", ["text": text]))
  }
}

/// Something in an imported match that was omitted or had to be guessed.
public struct ExchangeNote: Equatable, Sendable {
  public var line: Int?
  public var what: Phrase

  public init(line: Int?, _ what: Phrase) {
    self.line = line
    self.what = what
  }
}

extension ExchangeNote {
  /// Notes of unknown codes in order of first appearance.
  static func notUnderstood(_ codes: [String]) -> [ExchangeNote] {
    codes.grouped { $0 }.map {
      ExchangeNote(line: nil, Phrase("exchange.not-understood", ["code": $0[0]], count: $0.count))
    }
  }
}
