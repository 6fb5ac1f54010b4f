import MatchModel
import MatchRules
import Phrases
import PromptLanguage
import Wording

/// Explains why a line cannot be parsed.
extension RefusalWording {
  func phrase(_ reason: LineProblem.Reason) -> Phrase {
    switch reason {
    case .unknownWord(let text, let nearest):
      suggesting("fault.unknown-word", text, players(named: text) ?? nearest.map(inOwnLanguage))
    case .modifierAlone(let text, let goal, let miss):
      Phrase("fault.modifier-alone", ["text": text, "goal": goal, "miss": miss])
    case .penaltyAlone(let text, let foul, let goal, let miss):
      Phrase("fault.penalty-alone", ["text": text, "foul": foul, "goal": goal, "miss": miss])
    case .outcomeAlone(let text, let chance): Phrase("fault.outcome-alone", ["text": text, "chance": chance])
    case .offAlone(let text, let chance, let leaving):
      Phrase("fault.off-alone", ["text": text, "chance": chance, "leaving": leaving])
    case .cornerUnclear(let text, let led, let from):
      Phrase("fault.corner-unclear", ["text": text, "led": led, "from": from])
    case .unrecordedThrowIn(let text, let chance):
      Phrase("fault.unrecorded-throw-in", ["text": text, "chance": chance])
    case .unrecordedFreeKick(let text, let foul, let chance):
      Phrase("fault.unrecorded-free-kick", ["text": text, "foul": foul, "chance": chance])
    case .assistAlone(_, let who): Phrase("fault.assist-alone", ["example": suggestions.assisted(by: who)])
    case .assistUnmarked(let text, let assist, nil): Phrase("fault.assist-unmarked", ["text": text, "assist": assist])
    case .assistUnmarked(let text, let assist, let zone?):
      Phrase("fault.assist-or-zone", ["text": text, "assist": assist, "zone": zone])
    case .assistByOpponent(let text, let alone, let assist):
      Phrase("fault.assist-by-opponent", ["text": text, "alone": alone, "assist": assist])
    case .areaNamed(let text, let examples):
      Phrase("fault.area-named", ["text": text, "examples": examples.joined(separator: " ")])
    case .nameShared(let name, _, let players):
      Phrase("fault.name-shared", ["name": name, "players": players.map(named).joined(separator: ", ")])
    case .timeNotFirst(let line): Phrase("fault.time-not-first", ["line": line])
    case .reasonAlone(let text, let card): Phrase("fault.reason-alone", ["text": text, "card": card])
    case .cardAlone(let text, let yellow, let red):
      Phrase("fault.card-alone", ["text": text, "yellow": yellow, "red": red])
    case .proposed(let text, let examples):
      // Examples of several clauses contain spaces.
      Phrase(
        "fault.proposed",
        ["text": text, "examples": examples.joined(separator: examples.contains { $0.contains(" ") } ? "; " : " ")])
    case .playerCorrected(let text, _): suggesting("fault.unknown-word", text, nil)
    case .unrecorded(let text, let note): Phrase("fault.unrecorded", ["text": text, "note": note])
    case .oursUnknown(let text): Phrase("fault.ours-unknown", ["text": text])
    case .whatDid(let text, nil): Phrase("fault.what-did", ["player": named(text), "scores": scores(of: text)])
    case .whatDid(let text, let note?):
      Phrase("fault.what-did-note", ["player": named(text), "scores": scores(of: text), "note": note])
    case .badNumber(let text): Phrase("fault.bad-number", ["text": text])
    case .badTime(let text): Phrase("fault.bad-time", ["text": text])
    case .clockRunsOn(let text): Phrase("fault.clock-runs-on", ["text": text])
    case .timeAlone: Phrase("fault.time-alone")
    case .badModifier(let clause, let letter, let accepted):
      Phrase("fault.bad-modifier", ["clause": clause, "letter": letter, "accepted": listed(accepted)])
    case .modifierTwice(let clause, let letter): Phrase("fault.modifier-twice", ["clause": clause, "letter": letter])
    case .modifiersDiffer(let clause, let letter):
      Phrase("fault.modifiers-differ", ["clause": clause, "letter": letter])
    case .textMissing(let clause): Phrase("fault.text-missing", ["clause": clause])
    case .numberMissing(let clause): Phrase("fault.number-missing", ["clause": clause])
    case .nobodyIn(let clause): Phrase("fault.nobody-in", ["clause": clause])
    case .wordLeftOver(let text, let clause): Phrase("fault.word-left-over", ["text": text, "clause": clause])
    case .tooManyWords(let most): Phrase("fault.too-many-words", ["most": most])
    case .lineTooLong(let found, let most): Phrase("fault.line-too-long", ["found": found, "most": most])
    case .textTooLong(let text, let found, let most):
      Phrase("fault.text-too-long", ["text": text, "found": found, "most": most])
    case .tooManyActions(let most): Phrase("fault.too-many-actions", ["most": most])
    case .sidesDiffer(let text, let example): Phrase("fault.sides-differ", ["text": text, "example": example])
    case .badArgument(let text, let kind):
      kind.spec.most == 0
        ? Phrase("fault.stands-alone", ["text": text, "command": name(kind)])
        : Phrase("fault.bad-argument", ["text": text, "command": name(kind), "usage": usage(kind)])
    case .argumentMissing(let kind): Phrase("fault.argument-missing", ["command": name(kind), "usage": usage(kind)])
    case .needsAsking(let clause): Phrase("fault.needs-asking", ["clause": clause])
    }
  }

  /// How a player scores: “A goal is 9g”, “To score: basket 9g, three 9t, free throw 9p”.
  private func scores(of player: String) -> String {
    let own = rules.scores.map { "\(words.name(of: $0.code, by: rules)) \(player)\($0.letters)" }
    if vocabulary.table[.goal] != nil || own.isEmpty { return book(Phrase("fault.a-goal", ["text": player])) }
    return book(Phrase("fault.ways-of-scoring", ["ways": own.joined(separator: ", ")]))
  }

  /// A player by number and name.
  private func named(_ text: String) -> String {
    LineParser(vocabulary: vocabulary).who(Word(text, column: 1)).map(named) ?? text
  }

  private func named(_ who: Who) -> String {
    guard let side = who.side ?? match.ours, case .number(let number) = who.name,
      let id = match[side].player(numbered: number)
    else { return who.typed }
    return words.name(.player(id), of: side, in: match)
  }

  /// The usual word for the same thing in the user's language, if the suggested word is of another language.
  private func inOwnLanguage(_ word: String) -> String {
    let own =
      vocabulary.clauses[word].flatMap { vocabulary.table[$0]?.names(in: book) }
      ?? vocabulary.commands[word].map { book.words($0.spec.wordsKey) }
      ?? vocabulary.officials[word].map { book.words("words.official." + $0.rawValue) } ?? []
    func plain(_ text: String) -> String { folded(text).filter { !"-_ ".contains($0) } }
    return (own.first { plain($0) == plain(word) } ?? own.first ?? word).replacing("_", with: " ")
  }
}
