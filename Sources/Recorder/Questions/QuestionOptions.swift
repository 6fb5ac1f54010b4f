import MatchModel
import MatchRules
import Phrases
import Wording

/// An answer that a question offers, and what it does.
struct QuestionOption {
  let choice: Choice
  /// Other ways to say it: a letter of the terse language, words.
  var aliases: [String] = []
  let fill: (inout Questionnaire.Draft) -> Void

  /// Whether a text is its key, letter or whole name.
  func isExactly(_ text: String) -> Bool {
    let typed = folded(text)
    return folded(choice.key) == typed || aliases.contains { folded($0) == typed }
  }
}

extension [QuestionOption] {
  /// The option of that key, letter or word; or the only one of which a word begins so.
  func first(answering text: String) -> QuestionOption? {
    let typed = folded(text)
    if let exact = first(where: { $0.isExactly(text) }) { return exact }
    let near = filter { option in option.aliases.contains { folded($0).hasWord(beginning: typed) } }
    return typed.count >= 2 && near.count == 1 ? near[0] : nil
  }
}

extension String {
  /// Whether a word of it begins so; both are folded.
  func hasWord(beginning typed: String) -> Bool {
    hasPrefix(typed) || split { !$0.isLetter && !$0.isNumber }.contains { $0.hasPrefix(typed) }
  }
}

/// What a question offers.
extension Questionnaire {
  func options(_ slot: ClauseSpec.Slot, _ clause: Clause, _ side: Side) -> [QuestionOption] {
    switch slot {
    case .side: return teams
    case .who: return persons(clause.kind.role(in: state), side) { $0.who = $1 }
    case .off: return persons(.off, side) { $0.who = $1 }
    case .on: return persons(.on, side) { $0.other = $1 }
    case .assistant:
      let scorer = clause.who.flatMap(Self.key)
      return persons(.assistant, side) { $0.other = $1 }.filter { $0.choice.key != scorer }
    case .victim: return persons(.victim, side.other) { $0.other = $1 }
    case .outcome where clause.kind.isOwn: return ownOutcomes(clause)
    case .opponent: return persons(.opponent, side.other) { $0.other = $1 }
    case .outcome:
      return codes(Modifiers.outcomes.map { ($0.letter, $0.code, words.outcome($0.code)) }) { $0.outcome = $1 }
    case .bodyPart:
      return codes(Modifiers.bodyParts.map { ($0.letter, $0.code, words.bodyPart($0.code)) }) { $0.bodyPart = $1 }
    case .origin: return codes(Modifiers.origins.map { ($0.letter, $0.code, words.origin($0.code)) }) { $0.origin = $1 }
    case .card: return codes(Modifiers.cards.map { ($0.letter, $0.code, words.color($0.code)) }) { $0.card = $1 }
    case .reason:
      return codes(clause.cardReasons.map { (nil, $0, words.cardReason($0)) }) { $0.reason = $1 }
    case .zone, .text, .minutes: return []
    }
  }

  /// By their names, and the letters before their numbers.
  private var teams: [QuestionOption] {
    Side.allCases.enumerated().map { index, side in
      let name = match[side].name
      return QuestionOption(choice: Choice(String(index + 1), name), aliases: [side.mark, name]) { $0.setSide(side) }
    }
  }

  private func persons(
    _ role: Role, _ side: Side, _ fill: @escaping (inout Clause, Who) -> Void
  ) -> [QuestionOption] {
    trial.candidates(for: role, of: side).map { person in
      let who = Who(person, of: side, in: match)
      var (key, name, aliases) = (Self.key(who) ?? "", "", [String]())
      switch person {
      case .player(let id): name = match[side][id].name
      case .official(let code):
        name = match[side].official(code)?.name ?? ""
        // What somebody types is a word of their language; the code is known besides.
        aliases.append(key)
        key = words.official(code)
      case .unidentified: break
      }
      if !name.isEmpty { aliases.append(name) }
      return QuestionOption(choice: Choice(key, name), aliases: aliases) { fill(&$0.clause, who) }
    }
  }

  static func key(_ who: Who) -> String? {
    switch who.name {
    case .number(let number): number.description
    case .official(let code): code.rawValue
    case .unidentified, .team: nil
    }
  }

  func codes<C: Code>(
    _ list: [(letter: Character?, code: C, name: String)], _ fill: @escaping (inout Clause, C) -> Void
  ) -> [QuestionOption] {
    list.enumerated().map { index, item in
      QuestionOption(
        choice: Choice(String(index + 1), item.name),
        aliases: [item.name, item.code.rawValue] + (item.letter.map { [String($0)] } ?? [])
      ) { fill(&$0.clause, item.code) }
    }
  }
}
