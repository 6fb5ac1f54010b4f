import MatchModel
import MatchRules
import Phrases
import Wording

/// What may follow a command.
extension Completer {
  func command(_ kind: CommandKind, _ before: [Word], _ token: Token) -> Offer {
    let spec = CommandSpec.byKind[kind]
    if let most = spec?.most, before.count > most { return token.nothing }
    var offer = token.offer(arguments(of: kind, before, token))
    // Where nothing can be listed, the form says what is awaited.
    if offer.choices.isEmpty, offer.hint == nil, token.typed.isEmpty { offer.hint = spec?.usage(in: book) }
    return offer
  }

  private func arguments(of kind: CommandKind, _ before: [Word], _ token: Token) -> [Suggestion] {
    let sides = Side.allCases.map { Suggestion($0.mark, match[$0].name) }
    switch kind {
    case .move where before.count > 1: return moves(before)
    case .edit, .delete, .move: return before.count == 1 ? actions { _ in true } : []
    case .annul: return actions { $0 is Goal }
    case .player: return before.count == 1 ? everybody(.subject, token) + officials(token) : fields(of: before)
    case .set: return settings(before, sides)
    case .log:
      let cards = [suggestion("words.cards", "")].compactMap(\.self)
      return before.count == 1 ? sides + everybody(.subject, token) + clauseWords(of: vocabulary.table.all) + cards : []
    case .stats where before.count == 1:
      return sides + everybody(.subject, token) + clauseWords(of: Array(vocabulary.table.own))
    case .notes: return sides + everybody(.subject, token)
    case .stats: return []
    case .find: return names
    case .lineUp, .bench: return before.count == 1 ? sides : listed(before)
    case .award: return [suggestion("words.particle.none", "")].compactMap(\.self) + [.pattern("3-0", "")]
    case .help:
      return HelpTopic.allCases.map { topic in
        let title = topic.title(in: book)
        return suggestion(topic.wordsKey, title, code: topic.rawValue) ?? Suggestion(topic.rawValue, title)
      }
    case .take where before.count > 1: return []
    case .take, .drop: return session.openLines.all.map { Suggestion(String($0.number), $0.line) }
    case .undo, .redo, .score, .todo, .headsUp, .xml, .report, .clock, .quit: return []
    }
  }

  // MARK: - Actions

  private func actions(where isWanted: (Action) -> Bool) -> [Suggestion] {
    match.actions.indices.reversed().filter { isWanted(match.actions[$0]) }
      .map { Suggestion(String($0 + 1), Self.withoutNumber(session.logLine($0))) }
  }

  /// Where an action may be moved: to a time, or before or after another.
  private func moves(_ before: [Word]) -> [Suggestion] {
    if before.count == 2 {
      let places = [suggestion("words.particle.before", ""), suggestion("words.particle.after", "")]
      return places.compactMap(\.self) + [.pattern("23'", "")]
    }
    guard before.count == 3, let place = vocabulary.particles[before[2].text], place == .before || place == .after
    else { return [] }
    return actions { _ in true }.filter { $0.key != before[1].text }
  }

  // MARK: - Players

  private func officials(_ token: Token) -> [Suggestion] {
    Side.allCases.flatMap { side in
      (match[side].officials.map { Person.official($0.code) } + match[side].unlistedOfficials)
        .map { suggestion($0, side, mark: mark(side, token)) }
    }
  }

  /// Names as they are: what is looked for is a text.
  private var names: [Suggestion] {
    var seen: Set<String> = [""]
    return Side.allCases.flatMap { side in
      match[side].playerIDsByNumber.filter { match[side][$0].isListed }.map { match[side][$0].name }
    }.filter { seen.insert($0).inserted }.map { .person($0, $0) }
  }

  /// What may be set, and what some of it may be.
  private func settings(_ before: [Word], _ sides: [Suggestion]) -> [Suggestion] {
    if before.count == 1 {
      return fields(Vocabulary.matchFields + Vocabulary.squadFields + Vocabulary.ruleFields, besides: [])
    }
    guard before.count == 2, let field = vocabulary.fields[before[1].text] else { return [] }
    func particles(_ all: [Vocabulary.Particle]) -> [Suggestion] {
      all.compactMap { suggestion($0.wordsKey, "") }
    }
    switch (field, RuleParameter.named(field)?.expectation) {
    case (MatchField.us, _): return sides + particles([.none])
    case (MatchField.rules, _): return RuleSetLibrary.names.map { Suggestion($0) }
    case (_, .yesOrNo): return particles([.yes, .no])
    case (_, .numberOrNone): return particles([.none])
    case (_, .words(let words)): return words.map { Suggestion($0) }
    default: return []
    }
  }

  /// What may be said of a player or official: the fields that are not said yet, or the value of the last one.
  private func fields(of before: [Word]) -> [Suggestion] {
    let isOfficial = if case .official = session.parser.who(before[1])?.name { true } else { false }
    if isOfficial { return before.count == 2 ? fields(["name"], besides: []) : [] }
    let said = before.dropFirst(2).compactMap { vocabulary.fields[$0.text] }
    if before.count > 2, let last = before.last, let field = vocabulary.fields[last.text],
      field != "captain", field != "keeper"
    {
      guard field == "foot" else { return [] }
      return ["left", "right", "both"].compactMap { suggestion("words.foot.\($0)", "") }
    }
    return fields(Vocabulary.playerFields, besides: said)
  }

  private func fields(_ names: some Sequence<String>, besides said: [String]) -> [Suggestion] {
    names.filter { !said.contains($0) }
      .map { suggestion("words.field.\($0)", "", code: $0) ?? Suggestion($0) }
  }

  /// The numbers of a squad that a line-up may still name.
  private func listed(_ before: [Word]) -> [Suggestion] {
    guard let side = session.side(before[1]) ?? match.ours else { return [] }
    let named = Set(before.dropFirst().map(\.text))
    return candidates(.subject, side).map { suggestion($0, side) }.filter { !named.contains($0.key) }
  }
}
