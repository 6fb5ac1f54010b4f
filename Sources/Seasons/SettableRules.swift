/// Rules of a season that are data: each can be set by its name.
public protocol SettableRules: Sendable {
  /// The rules that hold where nothing is set.
  init()
  /// Every rule that can be set.
  static var parameters: [SeasonParameter<Self>] { get }
}

/// One rule: its name, and how it is set.
public struct SeasonParameter<Rules: Sendable>: Sendable {
  /// What a season file calls it: `red-matches`.
  public let name: String
  /// A value that it may have, for messages.
  public let example: String
  private let write: @Sendable (_ value: String, _ rules: inout Rules) -> Bool

  init(name: String, example: String, write: @escaping @Sendable (_ value: String, _ rules: inout Rules) -> Bool) {
    (self.name, self.example, self.write) = (name, example, write)
  }

  /// - Returns: false if the value is none of the rule's; then nothing has changed.
  public func set(_ value: String, in rules: inout Rules) -> Bool { write(value, &rules) }

  static func number(
    _ name: String, example: String, _ range: ClosedRange<Int>, _ path: WritableKeyPath<Rules, Int> & Sendable
  ) -> SeasonParameter {
    SeasonParameter(name: name, example: example) { text, rules in
      guard let number = Int(text), range.contains(number) else { return false }
      rules[keyPath: path] = number
      return true
    }
  }
}

extension SettableRules {
  /// The rule of that name; nil where there is none.
  public static func parameter(named name: String) -> SeasonParameter<Self>? { parameters.first { $0.name == name } }

  /// Sets the rule of that name, if it is one of these and may have the value; nothing changes otherwise.
  public mutating func set(_ name: String, to value: String) {
    _ = Self.parameter(named: name)?.set(value, in: &self)
  }

  /// What is wrong with a value: an example of what may be set; nil where nothing is, or no such rule is among these.
  public static func refusal(of value: String, for name: String) -> (parameter: String, example: String)? {
    var rules = Self()
    guard let parameter = parameter(named: name), !parameter.set(value, in: &rules) else { return nil }
    return (parameter.name, parameter.example)
  }
}
