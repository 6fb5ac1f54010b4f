import MatchModel
import MatchRules
import Phrases
import PromptLanguage
import Wording

/// Explains why a line cannot be parsed.
extension RefusalWording {
  func phrase(_ reason: LineProblem.Reason) -> Phrase {
    switch reason {
    case .stated(let phrase): phrase
    case .unclear(let words, let text, let lines): words.phrase(text, lines)
    case .unknownWord(let text, let nearest):
      suggesting("fault.unknown-word", text, players(named: text) ?? nearest.map(inOwnLanguage))
    case .assistAlone(let who): Phrase("fault.assist-alone", ["example": suggestions.assisted(by: who)])
    case .assistUnmarked(let text, let assist, nil): Phrase("fault.assist-unmarked", ["text": text, "assist": assist])
    case .assistUnmarked(let text, let assist, let zone?):
      Phrase("fault.assist-or-zone", ["text": text, "assist": assist, "zone": zone])
    case .nameShared(let name, _, let players):
      Phrase("fault.name-shared", ["name": name, "players": players.map(named).joined(separator: ", ")])
    case .playerCorrected(let text, _): Phrase("fault.player-corrected", ["text": text])
    case .whatDid(let text, nil): Phrase("fault.what-did", ["player": named(text), "scores": scores(of: text)])
    case .whatDid(let text, let note?):
      Phrase("fault.what-did-note", ["player": named(text), "scores": scores(of: text), "note": note])
    case .badModifier(let clause, let letter, let accepted):
      Phrase("fault.bad-modifier", ["clause": clause, "letter": letter, "accepted": listed(accepted)])
    case .badArgument(let text, let kind):
      kind.spec.most == 0
        ? Phrase("fault.stands-alone", ["text": text, "command": name(kind)])
        : Phrase("fault.bad-argument", ["text": text, "command": name(kind), "usage": usage(kind)])
    case .argumentMissing(let kind): Phrase("fault.argument-missing", ["command": name(kind), "usage": usage(kind)])
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
