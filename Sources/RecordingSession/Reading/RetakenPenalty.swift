import MatchModel
import MatchRules
import PromptLanguage

/// Handles `retaken` after a penalty. The first kick does not count: it is deleted, or the second one takes its place if
/// the line reports that too. A time in the line is the minute of the first kick: `10' retaken`.
extension Situation {
  /// The command that does this; nil if it is unclear which penalty is meant, or if the text says something else.
  func retakenPenalty(_ text: String) -> Line? {
    let (words, time) = wordsOfRetake(text)
    let penalties = penalties(at: time)
    guard words.contains(where: Self.isRetaken), penalties.count == 1 else { return nil }
    // Nil for a kick of a shoot-out.
    let first = attempt(penalties[0])
    let others = besidesPenalty(words.filter { !Self.isRetaken($0) }, by: first?.who)
    var call: CommandCall?
    if others.isEmpty {
      call = parser.command(of: deletion(of: penalties[0]) + " !")
      call?.kicker = first?.who?.typed
    } else if let first {
      call = secondKick(others, after: first).flatMap { edit(penalties[0], to: $0) }
    }
    call?.hasCurrentNumbers = true
    call?.typed = text
    return call.map(Line.command)
  }

  /// The error with the commands that the text may mean: edits that put the second kick in place of the first, or the
  /// deletion of one of several penalties. If there was no penalty in the stated minute, these are the latest ones.
  func withRetakenPenalty(_ problem: LineProblem, of text: String) -> LineProblem {
    let (words, time) = wordsOfRetake(text)
    guard let said = words.first(where: Self.isRetaken) else { return problem }
    let penalties = penalties(at: time)
    let kick = penalties.count == 1 ? attempt(penalties[0]) : nil
    let others = penalties.isEmpty ? self.penalties(at: nil) : penalties
    let lines = kick.map { edits(of: $0, at: penalties[0]) } ?? others.map(deletion)
    return lines.isEmpty ? problem : LineProblem(.unclear(.proposed, said.text, lines: lines), column: said.column)
  }

  private static func isRetaken(_ word: Word) -> Bool { SentenceWords.builtIn.retakes[word.text] != nil }

  /// The words of a line without punctuation and without its time.
  private func wordsOfRetake(_ text: String) -> (words: [Word], time: TimeExpression?) {
    var words = LineParser.words(of: text)
    var time: TimeExpression?
    for place in words.indices {
      guard let (found, rest) = try? TimeExpression.leading(Array(words[place...])) else { continue }
      time = found
      words = Array(words[..<place] + rest)
      break
    }
    return (words.map { $0.without(",.:;") }.filter { !$0.text.isEmpty }, time)
  }

  /// The indices of the penalties in the stated minute or, without a time, of those that the referee may have ordered to
  /// be retaken; in a shoot-out, of the last kick.
  private func penalties(at time: TimeExpression?) -> [Int] {
    guard let place = position(time) else { return [] }
    let actions = match.actions[..<place.index]
    if time == nil, state.isShootOut {
      return actions.last(ShootOutKick.self).map { [$0.index] } ?? []
    }
    return actions.indices.filter { index in
      guard let kick = actions[index] as? Attempt, kick.shot.origin == .penalty else { return false }
      if time == nil { return kick.moment.isUnderReview(at: place.moment) }
      return kick.moment.phase == place.moment.phase && kick.moment.minute == place.moment.minute
    }
  }

  /// The words without those for a penalty and its kicker.
  private func besidesPenalty(_ words: [Word], by kicker: Who?) -> [Word] {
    var rest = words[...]
    var others: [Word] = []
    while let word = rest.first {
      let penalty = parser.vocabulary.codes.origins.match(words: rest.map(\.text))
      if let penalty, penalty.value == .penalty {
        rest = rest.dropFirst(penalty.count)
        continue
      }
      rest.removeFirst()
      if parser.particle(word) == .filler || [.by, .and, .nothing].contains(parser.link(word)) { continue }
      if let who = parser.who(word), who.name == kicker?.name, side(of: who) == side(of: kicker) { continue }
      others.append(word)
    }
    return others
  }

  private func side(of who: Who?) -> Side? { who?.side ?? match.ours }

  /// The second kick in codes: `9gp` for `scored`, `9g` or `10 goal`. Another player may take it.
  private func secondKick(_ words: [Word], after first: Clause) -> String? {
    let text = words.map(\.text).joined(separator: " ")
    let penalty = "\(first.who?.typed ?? "") \(Origin.penalty.rawValue) \(text)"
    return [text, penalty].lazy.compactMap { [self] said -> String? in
      guard var kick = parser.clauseLine(of: said)?.onlyClause, !kick.asks,
        side(of: kick.who) == side(of: first.who)
      else { return nil }
      kick.origin = first.origin
      return kick.attemptCode
    }.first
  }

  private func attempt(_ index: Int) -> Clause? { (match.actions[index] as? Attempt).map { Clause($0, in: match) } }

  private func edits(of first: Clause, at index: Int) -> [String] {
    let outcomes: [Outcome?] = [nil, .saved, .offTarget]
    return outcomes.compactMap { outcome -> String? in
      var second = Clause(outcome == nil ? .goal : .chance, who: first.who)
      second.origin = first.origin
      second.outcome = outcome
      return second.kind == first.kind && outcome == first.outcome ? nil : second.attemptCode
    }.map { words.edit(index, $0) }
  }

  private func deletion(of index: Int) -> String { "\(words.name(.delete)) \(index + 1)" }
}
