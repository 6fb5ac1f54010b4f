import Standings

/// A score: `2-1 (1-0)`, `1-1 a.e.t. (1-1, 0-0) 3-4 pen.`, `3-0 [awarded]`, `(aet, win 3-4 on pens)`.
struct ScoreNotation: Equatable {
  let outcome: MatchResult.Outcome
  let shootOut: MatchScore?
  let halfTime: MatchScore?
  let hasExtraTime: Bool

  /// Nil if the text is not a score.
  init?(_ text: String) {
    guard let scan = ScoreScan(Self.pieces(text)), let outcome = scan.outcome else { return nil }
    self.outcome = outcome
    shootOut = scan.shootOut
    halfTime = scan.halfTime
    hasExtraTime = scan.hasExtraTime
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
    return goals.count == 2 ? MatchScore("\(goals[0])-\(goals[1])") : nil
  }

  /// True if the word means that the match has no ordinary score.
  static func isStatus(_ word: some StringProtocol) -> Bool { Status(String(word)) != nil }

  fileprivate enum Status {
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
  private static func pieces(_ text: String) -> [Piece] {
    var pieces: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { pieces.append(word) }
      word = ""
    }
    for character in text {
      switch character {
      case "(", ")", "[", "]", "*", ",", ";":
        end()
        pieces.append(String(character))
      case " ", "\t": end()
      default:
        if character.isLetter, score(word) != nil { end() }
        word.append(character)
      }
    }
    end()
    return pieces.map(Piece.init)
  }
}

extension MatchResult {
  /// - Parameter score: nil for a match that has not been played.
  init(_ home: String, _ away: String, _ score: ScoreNotation?) {
    self.init(home, away, score?.outcome ?? .pending)
    shootOut = score?.shootOut
    isAfterExtraTime = score?.hasExtraTime ?? false
  }
}

extension ScoreNotation {
  fileprivate enum Piece {
    case opening, closing, comma
    case score(MatchScore)
    /// Words about the score before them; the one for a shoot-out may also precede its score.
    case shootOut, halfTime
    case status(Status)
    case extraTime, aggregate
    case remark

    init(_ text: String) {
      switch text {
      case "(", "[": self = .opening
      case ")", "]": self = .closing
      case ",", ";": self = .comma
      default: self = Self.word(text)
      }
    }

    private static func word(_ text: String) -> Piece {
      if let score = ScoreNotation.score(text) { return .score(score) }
      if ScoreNotation.isShootOut(text) { return .shootOut }
      if let status = Status(text) { return .status(status) }
      if ScoreNotation.isExtraTime(text) { return .extraTime }
      if text.lowercased() == "ht" { return .halfTime }
      return text.lowercased().hasPrefix("agg") ? .aggregate : .remark
    }
  }
}

/// The scores of a notation and the words about them, read in their order.
private struct ScoreScan {
  private(set) var shootOut: MatchScore?
  /// The first score that is not in brackets.
  private var front: MatchScore?
  private var bracketed: [MatchScore] = []
  /// The score that is marked as the half-time score: `HT 1-0`.
  private var namedHalfTime: MatchScore?
  private var status: ScoreNotation.Status?
  private var saysExtraTime = false
  private var isAggregate = false

  private var depth = 0
  /// The last score, which the next words may be about.
  private var waiting: MatchScore?
  /// True if the next score is the score of the shoot-out.
  private var isShootOutNext = false
  /// True if the waiting score, or the next one, is the half-time score.
  private var isHalfTime = false

  /// Nil if the brackets do not match, or if there are other words outside them.
  init?(_ pieces: [ScoreNotation.Piece]) {
    for piece in pieces where !take(piece) { return nil }
    settle()
    if depth != 0 { return nil }
  }

  private mutating func take(_ piece: ScoreNotation.Piece) -> Bool {
    switch piece {
    case .comma: settle()
    case .opening, .closing:
      settle()
      if case .opening = piece { depth += 1 } else { depth -= 1 }
      return depth >= 0
    case .score(let score): take(score)
    case .shootOut: takeShootOut()
    case .status(let word): status = status ?? word
    case .extraTime: saysExtraTime = true
    case .halfTime, .aggregate, .remark:
      if depth == 0 { return false }
      if case .halfTime = piece { isHalfTime = true }
      if case .aggregate = piece { isAggregate = true }
    }
    return true
  }

  private mutating func take(_ score: MatchScore) {
    settle()
    if isShootOutNext { shootOut = score } else { waiting = score }
    isShootOutNext = false
  }

  private mutating func takeShootOut() {
    if let score = waiting { shootOut = score } else { isShootOutNext = shootOut == nil }
    waiting = nil
  }

  /// Takes the waiting score as a score of the match rather than of the shoot-out.
  private mutating func settle() {
    guard let score = waiting else { return }
    if depth > 0 { bracketed.append(score) } else { front = front ?? score }
    if isHalfTime { namedHalfTime = namedHalfTime ?? score }
    waiting = nil
    isHalfTime = false
  }

  /// If there is only a shoot-out in front, the brackets begin with the score itself.
  private var isScoreBracketed: Bool { shootOut != nil && front == nil }

  var hasExtraTime: Bool { saysExtraTime || isScoreBracketed && bracketed.count == 3 }

  /// The scores in the brackets are those after 90 minutes, if there was extra time, and at half-time.
  var halfTime: MatchScore? {
    if let namedHalfTime { return namedHalfTime }
    let place = (hasExtraTime ? 1 : 0) + (isScoreBracketed ? 1 : 0)
    let hasFinalScore = front != nil || shootOut != nil
    return hasFinalScore && !isAggregate && bracketed.indices.contains(place) ? bracketed[place] : nil
  }

  /// Nil if there is neither a score nor a word that says why.
  var outcome: MatchResult.Outcome? {
    switch (status, front ?? bracketed.first) {
    case (.awarded?, let score?): .awarded(score)
    case (.walkover?, let score?): .awarded(score, absent: score.home > score.away ? .away : .home)
    case (.abandoned?, let score): .abandoned(score)
    // A walkover without a score does not say who won.
    case (.awarded?, nil), (.walkover?, nil): .abandoned(nil)
    case (.notPlayed?, _): .pending
    case (nil, let score?): .played(score)
    case (nil, nil): nil
    }
  }
}
