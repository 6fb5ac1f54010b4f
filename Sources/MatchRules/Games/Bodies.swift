/// With what part of the body an attempt may be made, by the letters that are typed for it.
extension RuleSet {
  /// Right foot, left foot, head, another part.
  public static let footballBodies: [Character] = ["r", "l", "h", "o"]
}

extension RuleParameter {
  /// The letters of the parts of the body that a game tells apart; none where everything is thrown, or struck with a stick.
  static let bodies = RuleParameter(
    key: "bodies", expectation: .words(RuleSet.footballBodies.map(String.init) + [none]),
    read: { $0.bodies.isEmpty ? none : $0.bodies.map(String.init).joined(separator: " ") },
    write: { value, rules in
      let words = value == none ? [] : value.split { $0 == "," || $0 == " " }.map(String.init)
      let letters = RuleSet.footballBodies.filter { words.contains(String($0)) }
      guard letters.count == words.count, value == none || !words.isEmpty else { return false }
      rules.bodies = letters
      return true
    })
}
