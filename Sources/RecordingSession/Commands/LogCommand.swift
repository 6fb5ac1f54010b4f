import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// `ls [PLAYER|KIND|l|v|-N]`, `ls last N`: lists the log, the actions of a player, a kind or a team, or the last N.
extension CommandRun {
  func log() throws(Stop) -> [Fact] {
    let actions = ledger.match.actions
    if actions.isEmpty { return [fact(.look(.nothing(.recorded)))] }
    guard let word = call.words.first else { return entries { _, _ in true } }
    let vocabulary = parser.vocabulary
    let names = [call.rest] + singulars(folded(call.rest))
    let coded = vocabulary.table.coded.first { $0.code == folded(call.rest) }
    if let kind = names.lazy.compactMap({ vocabulary.clauses[$0] }).first ?? coded?.kind {
      let form = kind.form
      return entries { _, action in form.lists(action) }
    }
    if let code = names.lazy.compactMap({ vocabulary.foulKinds[$0] }).first {
      return entries { _, action in (action as? Foul)?.code == code }
    }
    if names.contains(where: { vocabulary.cards[$0] != nil }) { return entries { _, action in action is Card } }
    if let last = last(plain(call.words), vocabulary) {
      let first = max(0, actions.count - last)
      return entries { index, _ in index >= first }
    }
    if let second = call.words.dropFirst().first { throw Stop(call.badArgument(second)) }
    if let side = session.side(word) { return entries { _, action in action.side == side } }
    if let number = wholeNumber(word.text), number > 0, let ours = ledger.match.ours,
      ShirtNumber(rawValue: number).flatMap({ ledger.match[ours].player(numbered: $0) }) == nil
    {
      throw Stop(.noSuchPlayerToList(number, command: call.name), column: word.column)
    }
    if parser.who(word) == nil {
      switch ledger.match.players(matching: word.text).count {
      case 0: throw Stop(.kindUnknown(word.text), column: word.column)
      case 1: break
      default: throw Stop(.line(.unknownWord(word.text, nearest: nil)), column: word.column)
      }
    }
    let player = try player(word)
    return entries { _, action in action.involves(.player(player.id), of: player.side) }
  }

  /// The requested number of most recent actions: `-3`, `last 3`, `les 3 últimes`, `last`; nil for other calls.
  private func last(_ words: [Word], _ vocabulary: Vocabulary) -> Int? {
    if words.count == 1, words[0].text.first == "-" {
      return wholeNumber(words[0].text.dropFirst()).flatMap { $0 > 0 ? $0 : nil }
    }
    let numbers = words.filter { vocabulary.particles[$0.text] != .last }
    guard numbers.count < words.count, numbers.count < 2 else { return nil }
    guard let number = numbers.first else { return 1 }
    return wholeNumber(number.text).flatMap { $0 > 0 ? $0 : nil }
  }

  private func entries(where isShown: (Int, Action) -> Bool) -> [Fact] {
    var entries: [Fact] = []
    let ledger = ledger
    ledger.walk { index, action, before, after in
      guard isShown(index, action) else { return }
      let (id, score) = (ledger.match.actions.id(at: index), before.score != after.score ? after.score : nil)
      session.memory.shownNumbers.note(id, in: ledger.match.actions)
      entries.append(fact(.entry(LogEntry(id: id, judgement: ledger.judgements[index], score: score))))
    }
    return entries.isEmpty ? [fact(.look(.nothing(.ofTheKind)))] : entries
  }

  /// Possible singulars of a plural in any language: `goals`, `faltes`, `grogues`, `amarillas`.
  private func singulars(_ text: String) -> [String] {
    var found: [String] = []
    for (ending, singular) in [("ues", "a"), ("ies", "y"), ("es", "a"), ("es", "e"), ("es", ""), ("s", "")]
    where text.hasSuffix(ending) && text.count > ending.count + 1 {
      found.append(text.dropLast(ending.count) + singular)
    }
    return found
  }
}
