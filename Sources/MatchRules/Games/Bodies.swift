/// Body parts of attempts, by the letters typed for them.
extension RuleSet {
  /// Right foot, left foot, head, other part.
  static let footballBodies: [Character] = ["r", "l", "h", "o"]
}

extension RuleParameter {
  /// The letters of the body parts that the game distinguishes. Empty if the ball is always thrown or played with a
  /// stick.
  static let bodies = list(
    "bodies", .words(RuleSet.footballBodies.map(String.init) + [none]), \.bodies, \.description,
    separators: [",", " "]
  ) { words in
    let letters = RuleSet.footballBodies.filter { words.contains(String($0)) }
    return letters.count == words.count ? letters : nil
  }
}
