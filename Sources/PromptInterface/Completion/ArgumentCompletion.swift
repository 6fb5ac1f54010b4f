import MatchModel
import MatchRules
import PromptLanguage

/// The possible arguments of each command.
extension Completer {
  /// - Parameter before: the words before the cursor, beginning with the command.
  mutating func arguments(of kind: CommandKind, _ before: [Word], _ token: Token) -> Offer {
    switch kind {
    case .undo, .redo, .score, .todo, .headsUp, .xml, .report, .clock, .merge, .quit: token.offer([])
    case .annul: token.offer(before.count == 1 ? actions { $0 is Goal } : [])
    case .award: token.offer(words(for: [.none]) + [.pattern("3-0", "")])
    case .delete: token.offer(before.count == 1 ? actions() : [])
    case .drop: token.offer(openLines)
    case .edit: edited(before, token)
    case .find: token.offer(names)
    case .help: token.offer(helpTopics)
    case .lineUp, .bench: token.offer(numbersToList(before))
    case .log: token.offer(before.count == 1 ? logged(token) : [])
    case .move: token.offer(places(before))
    case .notes: token.offer(sides + everybody(.subject, token))
    case .scout: token.offer(sides)
    case .player: token.offer(playerFields(before, token))
    case .set: token.offer(settings(before))
    case .stats:
      token.offer(
        before.count == 1
          ? sides + everybody(.subject, token) + clauseWords(of: Array(vocabulary.table.own)) : [])
    case .take: token.offer(before.count > 1 ? [] : openLines)
    }
  }

  /// An action, then the clause to replace it with, completed as if the action had not happened.
  private mutating func edited(_ before: [Word], _ token: Token) -> Offer {
    guard before.count > 1 else { return token.offer(actions()) }
    let isSecondYellow = before.count == 2 && isSecondYellow(before[1])
    leaveOut(before[1])
    var offer = clause(after: before.dropFirst(2), token, .clause)
    if isSecondYellow { offer.choices = token.offer(stays).choices + offer.choices }
    return offer
  }

  private var helpTopics: [Suggestion] {
    HelpTopic.allCases.map { topic in
      let title = topic.title(in: book)
      return suggestion(topic.wordsKey, title, code: topic.rawValue) ?? Suggestion(topic.rawValue, title)
    }
  }

  /// A side, then the numbers of its squad that are not yet in the line.
  private func numbersToList(_ before: [Word]) -> [Suggestion] {
    if before.count == 1 { return sides }
    guard let side = session.side(before[1]) ?? match.ours else { return [] }
    let named = Set(before.dropFirst().map(\.text))
    return candidates(.subject, side).map { suggestion($0, side) }.filter { !named.contains($0.key) }
  }

  private func logged(_ token: Token) -> [Suggestion] {
    sides + everybody(.subject, token) + clauseWords(of: vocabulary.table.offered)
      + [suggestion("words.cards", "")].compactMap(\.self)
  }

  /// An action, then the time or the action to which it is moved.
  private func places(_ before: [Word]) -> [Suggestion] {
    switch before.count {
    case 1: return actions()
    case 2: return words(for: [.before, .after]) + [.pattern("23'", "")]
    case 3:
      let place = vocabulary.particles[before[2].text]
      return place == .before || place == .after ? actions().filter { $0.key != before[1].text } : []
    default: return []
    }
  }

  /// A player or official, then the fields that are not yet in the line, or the values of the last field.
  private func playerFields(_ before: [Word], _ token: Token) -> [Suggestion] {
    if before.count == 1 { return everybody(.subject, token) + officials(token) }
    if session.parser.who(before[1])?.name.isOfficial == true { return before.count == 2 ? fields(["name"]) : [] }
    let fields = vocabulary.fields
    let said = before.dropFirst(2).compactMap { fields[$0.text] }
    if before.count > 2, let last = before.last, let field = fields[last.text], field != "captain", field != "keeper" {
      guard field == "foot" else { return [] }
      return ["left", "right", "both"].compactMap { suggestion("words.foot.\($0)", "") }
    }
    return self.fields(Vocabulary.playerFields(session.ledger.rules), besides: said)
  }

  /// A field of the match or the rules, then its values if there are few.
  private func settings(_ before: [Word]) -> [Suggestion] {
    if before.count == 1 { return fields(Vocabulary.matchFields + Vocabulary.squadFields + Vocabulary.ruleFields) }
    guard before.count == 2, let field = vocabulary.fields[before[1].text] else { return [] }
    switch (field, RuleParameter.named(field)?.expectation) {
    case (MatchField.us, _): return sides + words(for: [.none])
    case (MatchField.rules, _): return RuleSetLibrary.names.map { Suggestion($0) }
    case (_, .yesOrNo): return words(for: [.yes, .no])
    case (_, .numberOrNone): return words(for: [.none])
    case (_, .words(let words)): return words.map { Suggestion($0) }
    default: return []
    }
  }
}
