import MatchModel
import MatchRules
import Phrases
import Wording

/// Words what is wrong with a line that cannot be read.
extension RefusalWording {
  func line(_ reason: LineProblem.Reason) -> String {
    switch reason {
    case .unknownWord(let text, let nearest):
      suggesting("fault.unknown-word", text, players(named: text) ?? nearest.map(inOwnLanguage))
    case .modifierAlone(let text, let goal, let miss):
      book(Phrase("fault.modifier-alone", ["text": text, "goal": goal, "miss": miss]))
    case .outcomeAlone(let text, let chance): book(Phrase("fault.outcome-alone", ["text": text, "chance": chance]))
    case .offAlone(let text, let chance, let leaving):
      book(Phrase("fault.off-alone", ["text": text, "chance": chance, "leaving": leaving]))
    case .unrecordedThrowIn(let text, let chance):
      book(Phrase("fault.unrecorded-throw-in", ["text": text, "chance": chance]))
    case .unrecordedFreeKick(let text, let foul, let chance):
      book(Phrase("fault.unrecorded-free-kick", ["text": text, "foul": foul, "chance": chance]))
    case .assistAlone(_, let who): book(Phrase("fault.assist-alone", ["example": assisted(by: who)]))
    case .assistUnmarked(let text): book(Phrase("fault.assist-unmarked", ["text": text]))
    case .areaNamed(let text, let examples):
      book(Phrase("fault.area-named", ["text": text, "examples": examples.joined(separator: " ")]))
    case .reasonAlone(let text, let card): book(Phrase("fault.reason-alone", ["text": text, "card": card]))
    case .unrecorded(let text, let note): book(Phrase("fault.unrecorded", ["text": text, "note": note]))
    case .oursUnknown(let text): book(Phrase("fault.ours-unknown", ["text": text]))
    case .whatDid(let text): book(Phrase("fault.what-did", ["text": text]))
    case .badNumber(let text): book(Phrase("fault.bad-number", ["text": text]))
    case .badTime(let text): book(Phrase("fault.bad-time", ["text": text]))
    case .timeAlone: book(Phrase("fault.time-alone"))
    case .badModifier(let clause, let letter, let accepted):
      book(Phrase("fault.bad-modifier", ["clause": clause, "letter": letter, "accepted": accepted]))
    case .modifierTwice(let clause, let letter):
      book(Phrase("fault.modifier-twice", ["clause": clause, "letter": letter]))
    case .textMissing(let clause): book(Phrase("fault.text-missing", ["clause": clause]))
    case .numberMissing(let clause): book(Phrase("fault.number-missing", ["clause": clause]))
    case .nobodyIn(let clause): book(Phrase("fault.nobody-in", ["clause": clause]))
    case .wordLeftOver(let text, let clause): book(Phrase("fault.word-left-over", ["text": text, "clause": clause]))
    case .tooManyWords(let most): book(Phrase("fault.too-many-words", ["most": most]))
    case .lineTooLong(let found, let most): book(Phrase("fault.line-too-long", ["found": found, "most": most]))
    case .textTooLong(let text, let found, let most):
      book(Phrase("fault.text-too-long", ["text": text, "found": found, "most": most]))
    case .tooManyActions(let most): book(Phrase("fault.too-many-actions", ["most": most]))
    case .sidesDiffer(let text, let example):
      book(Phrase("fault.sides-differ", ["text": text, "example": example]))
    case .badArgument(let text, let kind):
      kind.spec.most == 0
        ? book(Phrase("fault.stands-alone", ["text": text, "command": name(kind)]))
        : book(Phrase("fault.bad-argument", ["text": text, "command": name(kind), "usage": usage(kind)]))
    case .argumentMissing(let kind):
      book(Phrase("fault.argument-missing", ["command": name(kind), "usage": usage(kind)]))
    case .needsAsking(let clause): book(Phrase("fault.needs-asking", ["clause": clause]))
    }
  }

  /// The same clause or command by a word of the language the program speaks, its usual one where the suggested word
  /// is of another.
  private func inOwnLanguage(_ word: String) -> String {
    let own =
      vocabulary.clauses[word].flatMap { vocabulary.table[$0]?.names(in: book) }
      ?? vocabulary.commands[word].map { book.words($0.spec.wordsKey) } ?? []
    func plain(_ text: String) -> String { folded(text).filter { !"-_ ".contains($0) } }
    return (own.first { plain($0) == plain(word) } ?? own.first ?? word).replacing("_", with: " ")
  }

  /// How an assist is told: with the last goal that it can be of, changed; where there is none, with a goal.
  func assisted(by who: Who) -> String {
    let side = who.side ?? match.ours
    let goals = match.actions.enumerated().compactMap { index, action -> (number: Int, goal: Clause)? in
      guard let goal = action as? Goal, !goal.isOwn, side == nil || goal.team == side else { return nil }
      let told = Clause(goal, in: match)
      return told.who?.name == who.name ? nil : (index + 1, told)
    }
    var goal = goals.last?.goal ?? Clause(.goal, who: ShirtNumber("9").map { Who(.number($0), side: who.side) })
    goal.other = Who(who.name)
    let code = goal.attemptCode ?? ""
    return goals.last.map { "\(name(.edit)) \($0.number) \(code)" } ?? code
  }
}

extension Clause {
  /// A goal as it would be typed again.
  fileprivate init(_ goal: Goal, in match: Match) {
    let side = goal.shooterSide
    self.init(.goal, who: Who(goal.shot.shooter, of: side, in: match))
    if side == match.ours { who?.side = nil }
    (bodyPart, origin, zone) = (goal.shot.bodyPart, goal.shot.origin, goal.shot.zone)
  }
}
