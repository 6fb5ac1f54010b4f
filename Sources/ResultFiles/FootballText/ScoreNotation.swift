import Standings

/// A score: `2-1 (1-0)`, `1-1 a.e.t. (1-1, 0-0) 3-4 pen.`, `3-0 [awarded]`, `(aet, win 3-4 on pens)`.
struct ScoreNotation: Equatable {
  private(set) var outcome: MatchResult.Outcome
  private(set) var shootOut: MatchScore?
  /// Nil if not given.
  private(set) var halfTime: MatchScore?
  private(set) var hasExtraTime = false

  /// Nil if the text is not a score.
  init?(_ text: String) {
    var outside: MatchScore?
    var inside: MatchScore?
    var others: [MatchScore] = []
    var isAggregate = false
    // `HT 1-0`
    var isHalfTime = false
    var named: MatchScore?
    var shootOut: MatchScore?
    var waiting: MatchScore?
    var status: Status?
    var depth = 0
    var isShootOutAhead = false
    // Scores and words in order. The word for a shoot-out follows its score or precedes it.
    func settle() {
      guard let score = waiting else { return }
      if depth == 0 { outside = outside ?? score } else { inside = inside ?? score }
      if depth > 0 { others.append(score) }
      if isHalfTime { named = named ?? score }
      isHalfTime = false
      waiting = nil
    }
    for piece in Self.pieces(text) {
      switch piece {
      case "(", "[":
        settle()
        depth += 1
      case ")", "]":
        settle()
        depth -= 1
        if depth < 0 { return nil }
      case ",": settle()
      default:
        if let score = Self.score(piece) {
          settle()
          if isShootOutAhead { shootOut = score } else { waiting = score }
          isShootOutAhead = false
        } else if Self.isShootOut(piece) {
          if let score = waiting { shootOut = score } else { isShootOutAhead = shootOut == nil }
          waiting = nil
        } else if let word = Status(piece) {
          status = status ?? word
        } else if Self.isExtraTime(piece) {
          hasExtraTime = true
        } else if depth == 0 {
          return nil
        } else if piece.lowercased() == "ht" {
          isHalfTime = true
        } else if piece.lowercased().hasPrefix("agg") {
          isAggregate = true
        }
      }
    }
    settle()
    guard depth == 0 else { return nil }
    self.shootOut = shootOut
    // Scores in the brackets: after 90 minutes if there was extra time, and at half-time. If there is only a shoot-out
    // in front, the brackets begin with the score itself.
    if shootOut != nil, outside == nil, others.count == 3 { hasExtraTime = true }
    let place = (hasExtraTime ? 1 : 0) + (outside == nil && shootOut != nil ? 1 : 0)
    let isTold = outside != nil || shootOut != nil
    self.halfTime = named ?? (isTold && !isAggregate && others.indices.contains(place) ? others[place] : nil)
    switch (status, outside ?? inside) {
    case (.awarded?, let score?): outcome = .awarded(score)
    case (.walkover?, let score?): outcome = .awarded(score, absent: score.home > score.away ? .away : .home)
    case (.abandoned?, let score): outcome = .abandoned(score)
    // A walkover without a score does not say who won.
    case (.awarded?, nil), (.walkover?, nil): outcome = .abandoned(nil)
    case (.notPlayed?, _): outcome = .pending
    case (nil, let score?): outcome = .played(score)
    case (nil, nil): return nil
    }
  }

  /// The text in brackets, such as `abandoned at 1-1 in 65'`, or the whole text if it has no brackets.
  static func remark(_ text: String) -> String {
    guard let start = text.firstIndex(of: "["), let end = text.lastIndex(of: "]"), start < end else { return text }
    return String(text[text.index(after: start)..<end])
  }

  /// Parses a word that can only be a score.
  static func score(_ word: some StringProtocol) -> MatchScore? {
    // Limit the length, including attached letters: removing them one by one from a long word takes quadratic time.
    guard word.utf8.count <= 40 else { return nil }
    var word = word[...]
    // `1-1aet` or the mark of an award.
    while let last = word.last, last.isLetter || last == "." || last == "/" || last == "," { word = word.dropLast() }
    let goals = word.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" || $0 == ":" }
    guard goals.count == 2, goals.allSatisfy({ (1...2).contains($0.utf8.count) }),
      goals.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }), let home = Int(goals[0]),
      let away = Int(goals[1])
    else { return nil }
    return MatchScore(home, away)
  }

  /// True if the word means that the match has no ordinary score.
  static func isStatus(_ word: some StringProtocol) -> Bool { Status(String(word)) != nil }

  private enum Status {
    case awarded, abandoned, notPlayed
    /// The loser did not appear.
    case walkover

    init?(_ word: String) {
      switch word.lowercased() {
      case "awarded", "awd", "*": self = .awarded
      case "w/o", "walkover": self = .walkover
      case "abandoned", "abd", "aban", "abd.": self = .abandoned
      case "n/p", "postponed", "ppd", "cancelled", "canceled", "canc", "annulled": self = .notPlayed
      default: return nil
      }
    }
  }

  static func isShootOut(_ word: String) -> Bool {
    ["pen", "pens", "pen.", "penalties", "p", "pso"].contains(word.lowercased())
  }

  /// Recognises `a.e.t.`, `aet/gg`, `asdet`.
  static func isExtraTime(_ word: String) -> Bool {
    let letters = word.lowercased().filter(\.isLetter)
    return ["aet", "aetgg", "aetsg", "agget", "asdet", "asget", "gg", "sg", "et", "a", "e", "t"].contains(letters)
  }

  /// Splits text into words, scores and brackets. Letters attached to a score are separated from it.
  private static func pieces(_ text: String) -> [String] {
    var pieces: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { pieces.append(word) }
      word = ""
    }
    for character in text {
      switch character {
      case "(", ")", "[", "]":
        end()
        pieces.append(String(character))
      case "*":
        end()
        pieces.append("*")
      case ",", ";":
        end()
        pieces.append(",")
      case " ", "\t": end()
      default:
        if character.isLetter, score(word) != nil { end() }
        word.append(character)
      }
    }
    end()
    return pieces
  }
}
