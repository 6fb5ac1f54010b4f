/// Rules of a season with named settings.
public protocol SettableRules: Sendable {
  init()
  static var parameters: [SeasonParameter<Self>] { get }
}

/// A setting with its name.
public struct SeasonParameter<Rules: Sendable>: Sendable {
  /// The name in a season file: `red-matches`.
  public let name: String
  /// A valid value, for messages.
  public let example: String
  private let write: @Sendable (_ value: String, _ rules: inout Rules) -> Bool

  /// - Returns: false if the value is invalid; the rules are then unchanged.
  public func set(_ value: String, in rules: inout Rules) -> Bool { write(value, &rules) }

}

extension SeasonParameter {
  /// - Parameter read: returns nil for an invalid value.
  init<Value>(
    _ name: String, example: String, _ path: WritableKeyPath<Rules, Value> & Sendable,
    read: @escaping @Sendable (String) -> Value?
  ) {
    self.init(name: name, example: example) { text, rules in
      guard let value = read(text) else { return false }
      rules[keyPath: path] = value
      return true
    }
  }

  static func number(
    _ name: String, example: String, _ range: ClosedRange<Int>, _ path: WritableKeyPath<Rules, Int> & Sendable
  ) -> SeasonParameter {
    SeasonParameter(name, example: example, path) { Int($0).flatMap { range.contains($0) ? $0 : nil } }
  }
}

extension SettableRules {
  public static func parameter(named name: String) -> SeasonParameter<Self>? { parameters.first { $0.name == name } }

  /// Sets a rule. Ignores unknown names and invalid values.
  public mutating func set(_ name: String, to value: String) {
    _ = Self.parameter(named: name)?.set(value, in: &self)
  }

  /// A valid example if the value is invalid. Nil if it is valid or the name is unknown.
  public static func refusal(of value: String, for name: String) -> (parameter: String, example: String)? {
    var rules = Self()
    guard let parameter = parameter(named: name), !parameter.set(value, in: &rules) else { return nil }
    return (parameter.name, parameter.example)
  }
}
