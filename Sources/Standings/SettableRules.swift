/// Rules of a season with named settings.
public protocol SettableRules: Sendable {
  init()
  static var parameters: [SeasonParameter<Self>] { get }
}

/// A setting of the rules of a season.
public struct SeasonParameter<Rules: Sendable>: Sendable {
  /// The name in a season file: `red-matches`.
  public let name: String
  public let expectation: SettingExpectation
  private let write: @Sendable (_ value: String, _ rules: inout Rules) -> Bool

  /// - Returns: false if the value is invalid; the rules are then unchanged.
  public func set(_ value: String, in rules: inout Rules) -> Bool { write(value, &rules) }
}

/// The valid values of a setting, for messages.
public enum SettingExpectation: Hashable, Sendable {
  case number(ClosedRange<Int>)
  case yesOrNo
  case word([String])
  case words([String])
  /// Four numbers: yellow, second yellow, red, yellow and red.
  case conduct
  case zones
  /// Values like this example.
  case suchAs(String)
}

extension SeasonParameter {
  package typealias Path<Value> = WritableKeyPath<Rules, Value> & Sendable

  /// - Parameter read: returns nil for an invalid value.
  package init<Value>(
    _ name: String, _ expectation: SettingExpectation, _ path: Path<Value>,
    read: @escaping @Sendable (String) -> Value?
  ) {
    self.init(name: name, expectation: expectation) { text, rules in
      guard let value = read(text) else { return false }
      rules[keyPath: path] = value
      return true
    }
  }

  package static func number(
    _ name: String, _ range: ClosedRange<Int>, _ path: Path<Int>, example: String? = nil
  ) -> SeasonParameter {
    SeasonParameter(name, example.map { .suchAs($0) } ?? .number(range), path) {
      Int($0).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  static func flag(_ name: String, _ path: Path<Bool>) -> SeasonParameter {
    SeasonParameter(name, .yesOrNo, path) { ["yes": true, "no": false][$0] }
  }

  static func word<Word: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ path: Path<Word>
  ) -> SeasonParameter {
    SeasonParameter(name, .word(Word.allCases.map(\.rawValue)), path) { Word(rawValue: $0) }
  }
}

extension SettableRules {
  public static func parameter(named name: String) -> SeasonParameter<Self>? { parameters.first { $0.name == name } }

  /// Sets a rule. Ignores unknown names and invalid values.
  public mutating func set(_ name: String, to value: String) {
    _ = Self.parameter(named: name)?.set(value, in: &self)
  }

  /// The valid values if this one is not. Nil if it is valid or the name is unknown.
  public static func refusal(of value: String, for name: String) -> SettingExpectation? {
    var rules = Self()
    return parameter(named: name).flatMap { $0.set(value, in: &rules) ? nil : $0.expectation }
  }
}
