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
extension LineParser {
  /// True if a text of which nothing was recorded stays open.
  func keepsOpen(_ typed: TypedAnswer, after obstacle: Obstacle) -> Bool {
    switch (obstacle, typed.line) {
    case (.noAnswer(let offered?), _) where isMeantAsAnswer(typed.text, offered): false
    case (.unreadable, .failure) where isTooShort(typed.text): false
    case (.unreadable, .failure(let problem)), (.noAnswer, .failure(let problem)):
      isAboutTheMatch(typed.text, problem)
    case (.noAnswer, .success(.clauses)): true
    // A whistle happens when it is typed.
    case (.noMinute, .success(.clauses(let line))): !line.clauses.allSatisfy(\.isWhistle)
    case (.stopped(let stop), .success(.clauses(let line))): line.firstOpenClause(.nothing, after: stop) != nil
    // A correction that was interrupted by another line has not been declined.
    case (.stopped(.declined(.instead)), .success), (.stopped(.declined(.overtaken)), .success): true
    default: false
    }
  }

  /// True if the text has no number and is a single letter or has none.
  private func isTooShort(_ text: String) -> Bool {
    !text.contains(where: \.isNumber) && (text.count == 1 || !text.contains(where: \.isLetter))
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
    return text.contains(where: \.isNumber) || words.contains(where: isPlayersName)
      || words.contains { terms([$0])?.contains(where: \.describesEvent) == true }
      || words.contains { vocabulary.nearestDeed(to: $0.text) != nil }
  }

  private func isDetail(_ text: String) -> Bool {
    terms(LineParser.words(of: text)[...])?.contains(where: \.describesEvent) == true
  }

  /// True if a line that cannot be parsed is about the match rather than a misspelt command.
  private func isAboutTheMatch(_ text: String, _ problem: LineProblem) -> Bool {
    if ClockMark(rawValue: text) != nil { return false }
    // A correction is not an event.
    if case .playerCorrected = problem.reason { return false }
    let words = LineParser.words(of: text)
    if case .unknownWord(_, let nearest?) = problem.reason, problem.column == words.first?.column,
      vocabulary.clauses[nearest] == nil, vocabulary.commands[nearest] != nil
    {
      return false
    }
    if text.contains(where: \.isNumber) || words.count > 1 || words.contains(where: isPlayersName) {
      return true
    }
    // `protest`: a detail of an event; `vpenalti`: one of the other team.
    if isDetail(text) || text.first.flatMap(Self.side) != nil && isDetail(String(text.dropFirst())) { return true }
    if case .unknownWord(_, let nearest?) = problem.reason {
      return vocabulary.clauses[nearest] != nil || clauseLine(of: nearest) != nil
    }
    // `gg`: a surplus letter.
    return text.count < 5
      && text.indices.contains { index in
        var shorter = text
        shorter.remove(at: index)
        return clauseLine(of: shorter) != nil
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
