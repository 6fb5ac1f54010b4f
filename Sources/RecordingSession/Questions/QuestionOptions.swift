import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// A choice of a question, and its effect.
struct QuestionOption {
  let answer: OfferedAnswer
  /// The text to type for the option in the user's language.
  let key: String
  /// Alternatives to the key: a letter or words.
  let aliases: [String]
  let fill: (inout Questionnaire.Form) -> Void

  init(
    _ key: String, _ meaning: OfferedAnswer.Meaning, shown: String? = nil, aliases: [String],
    _ fill: @escaping (inout Questionnaire.Form) -> Void
  ) {
    answer = OfferedAnswer(key: key, meaning: meaning, letters: aliases.filter { $0.count == 1 })
    self.key = shown ?? key
    self.aliases = aliases
    self.fill = fill
  }

  /// True if a text is its key, its letter or its complete name.
  func isExactly(_ text: String) -> Bool {
    let typed = folded(text)
    return folded(key) == typed || aliases.contains { folded($0) == typed }
  }
}

extension [QuestionOption] {
  /// The option with that key, letter or word; otherwise the only one in which a word begins with the text.
  func first(answering text: String) -> QuestionOption? {
    let typed = folded(text)
    if let exact = first(where: { $0.isExactly(text) }) { return exact }
    let near = filter { option in option.aliases.contains { folded($0).hasWord(beginning: typed) } }
    return typed.count >= 2 && near.count == 1 ? near[0] : nil
  }
}

extension String {
  /// True if a word in it begins with the text; both are folded.
  package func hasWord(beginning typed: String) -> Bool {
    hasPrefix(typed) || split { !$0.isLetter && !$0.isNumber }.contains { $0.hasPrefix(typed) }
  }
}

extension Questionnaire {
  private var table: ClauseTable { parser.vocabulary.table }

  func options(_ slot: ClauseSpec.Slot, _ clause: Clause, _ side: Side) -> [QuestionOption] {
    switch slot {
    case .side: return teams
    case .who:
      let role = clause.kind.role(in: state)
      return role == .booked ? offenderFirst(persons(role, side, \.who), side) : persons(role, side, \.who)
    case .off: return persons(.off, side, \.who)
    case .on: return persons(.on, side, \.other)
    case .assistant:
      let scorer = clause.who?.name.typed
      return persons(.assistant, side, \.other).filter { $0.key != scorer }
    case .foulKind:
      return codes(table.kinds(of: clause).map { ($0.letter, $0.code) }, OfferedAnswer.Meaning.foulKind, \.foulCode)
    case .victim: return persons(.victim, side.other, \.other)
    case .outcome where clause.kind.isOwn: return ownOutcomes(clause)
    case .outcome where clause.kind.isScore: return attempts
    case .opponent: return persons(.opponent, side.other, \.other)
    case .outcome:
      return codes(Modifiers.outcomes.map { ($0.letter, $0.code) }, OfferedAnswer.Meaning.outcome, \.outcome)
    case .bodyPart:
      return codes(table.bodyParts.map { ($0.letter, $0.code) }, OfferedAnswer.Meaning.bodyPart, \.bodyPart)
    case .origin:
      return codes(table.origins.map { ($0.letter, $0.code) }, OfferedAnswer.Meaning.origin, \.origin)
    case .card:
      return codes(table.cards.map { ($0.letter, $0.code) }, OfferedAnswer.Meaning.card, \.card)
    case .reason:
      return codes(table.reasons(of: clause).map { (nil, $0) }, OfferedAnswer.Meaning.reason, \.reason)
    case .zone, .text, .minutes: return []
    }
  }

  /// The options for the teams, by name or by the letters before numbers.
  private var teams: [QuestionOption] {
    Side.allCases.enumerated().map { index, side in
      let name = match[side].name
      return QuestionOption(String(index + 1), .side(side), aliases: [side.mark, name]) { $0.setSide(side) }
    }
  }

  private func persons(_ role: Role, _ side: Side, _ part: WritableKeyPath<Clause, Who?>) -> [QuestionOption] {
    trial.candidates(for: role, of: side).map { option($0, side, part) }
  }

  /// - Parameter hasMark: true if the side's letter belongs to the key.
  private func option(
    _ person: Person, _ side: Side, _ part: WritableKeyPath<Clause, Who?>, hasMark: Bool = false
  ) -> QuestionOption {
    let who = Who(person, of: side, in: match)
    let key = (hasMark ? side.mark : "") + who.name.typed
    var (shown, name, aliases): (String?, String, [String]) = (nil, "", [])
    switch person {
    case .player(let id): name = match[side][id].name
    case .official(let code):
      name = match[side].official(code)?.name ?? ""
      // The option is shown by its word in the language, but its code is accepted too.
      aliases.append(key)
      shown = session.words.name(code)
    case .unidentified: break
    }
    if !name.isEmpty { aliases.append(name) }
    return QuestionOption(key, .person(side, person), shown: shown, aliases: aliases) {
      $0.clause[keyPath: part] = who
    }
  }

  /// The people who may be booked, first the offender of a foul that was just recorded, of either side.
  private func offenderFirst(_ people: [QuestionOption], _ side: Side) -> [QuestionOption] {
    guard let foul = match.actions.last as? Foul, foul.offender.playerID != nil,
      foul.moment.phase == trial.moment.phase, foul.moment.isSoon(before: trial.moment, Self.soon)
    else { return people }
    let offender = option(foul.offender, foul.team, \.who, hasMark: foul.team != side)
    return [offender] + people.filter { $0.answer.meaning != offender.answer.meaning }
  }

  /// Seconds after a foul in which a card is probably shown for it.
  private static let soon: Double = 60

  private func ownOutcomes(_ clause: Clause) -> [QuestionOption] {
    guard case .own(let code) = clause.kind, let action = ledger.rules.action(code) else { return [] }
    return codes(action.outcomes.map { ($0.sign, $0.code) }, { .ownOutcome($0, of: code) }, \.outcome)
  }

  /// An attempt of a series went in, or did not. The signs `+` and `-` are the clock's at a question.
  private var attempts: [QuestionOption] {
    [(Outcome.scored, true), (.missed, false)].enumerated().map { index, item in
      let meaning = OfferedAnswer.Meaning.outcome(item.0)
      return QuestionOption(String(index + 1), meaning, aliases: [session.words.name(meaning, in: ledger)]) {
        $0.clause.attempts = [item.1]
      }
    }
  }

  private func codes<C: Code>(
    _ list: [(letter: Character?, code: C)], _ meaning: (C) -> OfferedAnswer.Meaning,
    _ part: WritableKeyPath<Clause, C?>
  ) -> [QuestionOption] {
    list.enumerated().map { index, item in
      let meaning = meaning(item.code)
      let name = session.words.name(meaning, in: ledger)
      let aliases = [name, item.code.rawValue] + (item.letter.map { [String($0)] } ?? [])
      return QuestionOption(String(index + 1), meaning, aliases: aliases) { $0.clause[keyPath: part] = item.code }
    }
  }
}
