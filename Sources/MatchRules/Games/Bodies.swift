/// Body parts of attempts, by the letters typed for them.
extension RuleSet {
  /// Right foot, left foot, head, other part.
  public static let footballBodies: [Character] = ["r", "l", "h", "o"]
}

extension RuleParameter {
  /// The letters of the body parts that the game distinguishes. Empty if the ball is always thrown or played with a
  /// stick.
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
