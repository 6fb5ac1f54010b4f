import MatchModel
import Phrases

/// Parses the words after a goal or a chance: `cap`, `de penal`, `assist 7`.
extension LineParser {
  /// - Parameter isTimed: whether the first number may be a minute: `al 23 gol de 9`.
  func takeAttempt(
    _ clause: inout Clause, _ rest: inout ArraySlice<Word>, after clauseName: Word, hasOutcome: Bool, hasAssist: Bool,
    isTimed: Bool = false
  ) throws(LineProblem) {
    func assist(_ who: Who, _ word: Word) throws(LineProblem) {
      guard clause.other == nil else {
        throw LineProblem(.wordLeftOver(word.text, clause: clauseName.text), column: word.column)
      }
      clause.other = who
    }
    while let word = rest.first {
      if word.text.hasPrefix(","), hasAssist {
        rest.removeFirst()
        var name = Word(String(word.text.dropFirst()), column: word.column + 1)
        if name.text.isEmpty {
          // `header, corner`: details may be separated by commas, as in answers.
          guard let next = rest.first else { throw LineProblem(.badNumber(word.text), column: word.column) }
          guard who(next) != nil || next.text.contains(where: \.isNumber) else { continue }
          name = next
          rest.removeFirst()
        }
        guard let other = who(name) else { throw LineProblem(.badNumber(name.text), column: name.column) }
        try assist(other, word)
      } else if let problem = areaNamed(clause, rest) {
        throw problem
      } else if hasOutcome, clause.outcome == nil, let found = vocabulary.codes.outcomes.match(words: rest.map(\.text))
      {
        clause.outcome = found.value
        rest = rest.dropFirst(found.count)
      } else if clause.bodyPart == nil, let found = vocabulary.codes.bodyParts.match(words: rest.map(\.text)),
        vocabulary.table.bodyParts.contains(where: { $0.code == found.value })
      {
        clause.bodyPart = found.value
        rest = rest.dropFirst(found.count)
      } else if clause.origin == nil, let found = vocabulary.codes.origins.match(words: rest.map(\.text)) {
        clause.origin = found.value
        rest = rest.dropFirst(found.count)
      } else if vocabulary.particles[word.text] == .zone, let next = rest.dropFirst().first,
        let zone = wholeNumber(next.text).flatMap(Zone.init(rawValue:))
      {
        clause.zone = zone
        rest = rest.dropFirst(2)
      } else if vocabulary.particles[word.text] == .assist, hasAssist, let (other, after) = assistant(after: rest) {
        try assist(other, word)
        rest = after
      } else if let who = clause.who, who.name != .team, clause.other == nil, hasAssist, !isTimed,
        let (other, after) = passer(at: rest)
      {
        clause.other = other
        rest = after
      } else if vocabulary.particles[word.text] == .filler {
        rest.removeFirst()
      } else if clause.who == nil, let who = takePerson(&rest, isAttempt: true) {
        // `gol de penalti 4`
        clause.who = who
      } else if hasAssist, clause.other == nil, takeTwo(&clause, word) {
        rest.removeFirst()
      } else if hasAssist, clause.who != nil, clause.other == nil, rest.count == 1, let who = who(word),
        who.name != .team
      {
        throw assistUnmarked(clause, who, word)
      } else {
        let codes = vocabulary.codes
        let known = codes.bodyParts.allWords + codes.origins.allWords + (hasOutcome ? codes.outcomes.allWords : [])
        throw LineProblem(.unknownWord(word.text, nearest: nearest(to: word.text, in: known)), column: word.column)
      }
    }
  }

  /// True if the words say which team benefits: `a favor`, `en contra`.
  func isFavour(_ words: ArraySlice<Word>) -> Bool {
    let link = SentenceWords.builtIn.links.match(words)?.meaning
    return link == .favour || link == .against || link == .conceded
  }

  /// The assistant, after a known scorer: `9 gol de 7`, `goal by 9 from 7`.
  private func passer(at words: ArraySlice<Word>) -> (who: Who, rest: ArraySlice<Word>)? {
    guard let first = words.first, SentenceWords.builtIn.passers[first.text] != nil else { return nil }
    return assistant(after: words)
  }

  /// Parses two numbers in one word: scorer and assistant, `gol 9,7`; zone and assistant, `9 gol dreta 5.7`.
  private func takeTwo(_ clause: inout Clause, _ word: Word) -> Bool {
    let parts = word.text.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "." }.map(String.init)
    guard parts.count == 2, let other = who(Word(parts[1], column: word.column)), other.name != .team else {
      return false
    }
    if clause.who == nil {
      guard let who = who(Word(parts[0], column: word.column)), who.name != .team else { return false }
      clause.who = who
    } else {
      guard clause.zone == nil, let zone = wholeNumber(parts[0]).flatMap(Zone.init(rawValue:)) else { return false }
      clause.zone = zone
    }
    clause.other = other
    return true
  }

  /// The error for a second number without an explanation: `9 gol 7`, `9 gol v7`.
  private func assistUnmarked(_ clause: Clause, _ who: Who, _ word: Word) -> LineProblem {
    func code(_ change: (inout Clause) -> Void) -> String {
      var told = clause
      change(&told)
      return told.attemptCode ?? ""
    }
    let assist = code { $0.other = Who(who.name) }
    if let side = who.side, let own = clause.who?.side ?? ours, side != own {
      return LineProblem(
        .assistByOpponent(word.text, alone: code { _ in }, assist: assist), column: word.column)
    }
    let zone = clause.zone == nil ? wholeNumber(word.text).flatMap(Zone.init(rawValue:)) : nil
    return LineProblem(
      .assistUnmarked(word.text, assist: assist, zone: zone.map { zone in code { $0.zone = zone } }),
      column: word.column)
  }

  /// The error for a part of the field that consists of several zones: `fora de l'àrea`.
  private func areaNamed(_ clause: Clause, _ words: ArraySlice<Word>) -> LineProblem? {
    guard clause.zone == nil, let first = words.first, let (area, count) = SentenceWords.builtIn.areas.match(words)
    else { return nil }
    let examples = area.zones.map { zone in
      var example = clause
      example.zone = zone
      return example.attemptCode ?? ""
    }
    let text = words.prefix(count).map(\.text).joined(separator: " ")
    return LineProblem(.areaNamed(text, examples: examples), column: first.column)
  }

  /// The assistant after the word for it: `assist 7`, `assistència de 7`.
  private func assistant(after words: ArraySlice<Word>) -> (who: Who, rest: ArraySlice<Word>)? {
    var rest = words.dropFirst()
    skipFillers(&rest)
    guard let name = rest.first, let who = who(name) else { return nil }
    return (who, rest.dropFirst())
  }
}
