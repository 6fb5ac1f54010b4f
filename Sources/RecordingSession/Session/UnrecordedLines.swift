import MatchModel
import Phrases
import PromptLanguage

/// The recorded part of a line.
enum Progress {
  case nothing
  /// The clauses before this one, which contains what was answered about it.
  case upTo(Clause)
  case everything
}

/// The reason why a line, or the rest of it, was not recorded.
enum Obstacle {
  case unreadable
  /// It was typed at a question and matches none of the possible answers; nil for a yes-or-no question.
  case noAnswer(offered: [String]?)
  /// The clock cannot give it a minute.
  case noMinute
  case stopped(Stop)
}

/// Decides which part of a line stays open if it was not recorded completely. Everything that may be an event stays,
/// unless the user drops it.
extension Session {
  /// The index of the first clause that stays open, or 0 for a text that is not clauses; nil if nothing stays open.
  func firstOpenClause(
    of line: Result<Line, LineProblem>, typed text: String, _ progress: Progress, after obstacle: Obstacle
  ) -> Int? {
    switch (obstacle, line) {
    case (.noAnswer(let offered?), _) where isMeantAsAnswer(text, offered): nil
    case (.unreadable, .failure(let problem)), (.noAnswer, .failure(let problem)):
      isAboutTheMatch(text, problem) ? 0 : nil
    case (.noAnswer, .success(.clauses)): 0
    // A whistle happens when it is typed.
    case (.noMinute, .success(.clauses(let line))): line.clauses.allSatisfy(\.isWhistle) ? nil : 0
    case (.stopped(let stop), .success(.clauses(let line))): line.firstOpenClause(progress, after: stop)
    // A correction that was interrupted by another line has not been declined.
    case (.stopped(.declined(.instead)), .success), (.stopped(.declined(.overtaken)), .success): 0
    default: nil
    }
  }

  /// True if a text is similar to one of the possible answers, or nothing in it describes an event. A number alone is an
  /// answer too.
  private func isMeantAsAnswer(_ text: String, _ offered: [String]) -> Bool {
    let typed = folded(text)
    return !typed.contains(where: \.isLetter) || nearest(to: typed, in: offered) != nil
      || offered.contains { editDistance(typed, folded($0)) <= 1 } || !describesEvent(text)
  }

  /// True if the text has a number, or a word that describes an event.
  private func describesEvent(_ text: String) -> Bool {
    let words = LineParser.words(of: text)
    return text.contains(where: \.isNumber) || words.contains(where: parser.isPlayersName)
      || words.contains { parser.terms([$0])?.contains(where: \.tellsSomething) == true }
      || words.contains { parser.vocabulary.nearestDeed(to: $0.text) != nil }
  }

  /// True if a line that cannot be parsed is about the match rather than a misspelt command.
  private func isAboutTheMatch(_ text: String, _ problem: LineProblem) -> Bool {
    if ClockMark(rawValue: text) != nil { return false }
    let vocabulary = parser.vocabulary
    if case .unknownWord(_, let nearest?) = problem.reason, vocabulary.clauses[nearest] == nil,
      vocabulary.commands[nearest] != nil
    {
      return false
    }
    let words = LineParser.words(of: text)
    if text.contains(where: \.isNumber) || words.count > 1 || words.contains(where: parser.isPlayersName) {
      return true
    }
    // `protest`: a detail of an event.
    if parser.terms(words[...])?.contains(where: \.tellsSomething) == true { return true }
    if case .unknownWord(_, let nearest?) = problem.reason {
      return vocabulary.clauses[nearest] != nil || parser.clauseLine(of: nearest) != nil
    }
    // `gg`: a surplus letter.
    return text.count < 5
      && text.indices.contains { index in
        var shorter = text
        shorter.remove(at: index)
        return parser.clauseLine(of: shorter) != nil
      }
  }
}

extension ClauseLine {
  /// The index of the first clause that stays open; nil if none does.
  func firstOpenClause(_ progress: Progress, after stop: Stop) -> Int? {
    let isDropped = if case .declined(let decision) = stop { decision.drops } else { false }
    switch progress {
    case .nothing: return isDropped ? nil : 0
    case .everything: return nil
    case .upTo(let clause):
      // Dropping `n` alone loses nothing.
      let skipped = isDropped || clause.isBareNote ? 1 : 0
      guard let index = clauses.firstIndex(where: { $0.column == clause.column }) else { return nil }
      return index + skipped < clauses.count ? index + skipped : nil
    }
  }

  /// The clauses that were recorded.
  func recorded(_ progress: Progress) -> ClauseLine {
    var recorded = self
    switch progress {
    case .nothing: recorded.clauses = []
    case .upTo(let clause): recorded.clauses = Array(clauses.prefix { $0.column != clause.column })
    case .everything: break
    }
    return recorded
  }
}
