import MatchModel
import MatchRules
import Phrases
import Wording

/// Asks for the missing parts of a clause, one short question at a time, offering only what the laws allow (RECORDER,
/// section 2).
struct Questionnaire {
  let dialogue: any Dialogue
  let words: Wording
  let book: Phrasebook
  let vocabulary: Vocabulary
  let match: Match
  let state: MatchState

  /// The clause with its parts; throws `declined` if it was dropped.
  func complete(_ clause: Clause) throws(Refusal) -> Clause {
    guard let spec = ClauseSpec.byKind[clause.kind] else { return clause }
    guard let side = clause.who?.side ?? match.ours else {
      throw Refusal(.sideMissing(spec.code), column: clause.column)
    }
    var drafts: [(slot: ClauseSpec.Slot, before: Clause)] = []
    var clause = clause
    if case .team = clause.who?.name { clause.who = nil }
    var index = 0
    while index < spec.slots.count {
      let slot = spec.slots[index]
      guard needs(slot, clause, side) else {
        index += 1
        continue
      }
      let options = options(slot, clause, side)
      if options.count == 1, !isOptional(slot, clause) {
        // No question whose answer is determined.
        options[0].fill(&clause)
        index += 1
        continue
      }
      switch ask(slot, options, clause, allowsBack: !drafts.isEmpty) {
      case .dropped: throw Refusal(.declined, column: clause.column)
      case .back:
        if let last = drafts.popLast(), let place = spec.slots.firstIndex(of: last.slot) {
          clause = last.before
          index = place
        }
      case .nothing:
        drafts.append((slot, clause))
        if slot == .who, clause.who == nil { clause.who = Who(.unidentified(nil), side: side) }
        index += 1
      case .text(let text):
        let before = clause
        guard fill(&clause, slot, text, options, side) else { continue }
        drafts.append((slot, before))
        index += 1
      }
    }
    clause.asks = false
    if clause.who?.side == nil { clause.who?.side = side }
    return clause
  }

  // MARK: - What to ask

  private func needs(_ slot: ClauseSpec.Slot, _ clause: Clause, _ side: Side) -> Bool {
    switch slot {
    case .who, .off: return clause.who == nil
    case .assistant:
      return clause.other == nil && clause.origin != .penalty && clause.origin != .freeKick && !state.isShootOut
    case .on: return clause.other == nil
    case .victim: return clause.other == nil && !clause.isHandball
    case .outcome: return clause.outcome == nil
    case .bodyPart: return clause.bodyPart == nil && !state.isShootOut
    case .origin: return clause.origin == nil && !state.isShootOut
    case .zone: return clause.zone == nil
    case .card: return clause.card == nil
    case .reason, .text: return clause.text.isEmpty
    case .minutes: return clause.minutes == nil
    }
  }

  private func isOptional(_ slot: ClauseSpec.Slot, _ clause: Clause) -> Bool {
    switch slot {
    case .off, .on, .text, .minutes: false
    // Who did it may be unknown; who leaves, arrives or goes in goal is the whole of the clause.
    case .who: ![.departure, .arrival, .goalkeeper, .captain].contains(clause.kind)
    default: true
    }
  }

  /// An answer and what it does.
  struct Option {
    let choice: Choice
    /// Other ways to say it: a letter of the terse language, words.
    var aliases: [String] = []
    let fill: (inout Clause) -> Void
  }

  private func options(_ slot: ClauseSpec.Slot, _ clause: Clause, _ side: Side) -> [Option] {
    switch slot {
    case .who: return persons(role(of: clause.kind), side, clause) { $0.who = $1 }
    case .off: return persons(.off, side, clause) { $0.who = $1 }
    case .on: return persons(.on, side, clause) { $0.other = $1 }
    case .assistant:
      let scorer = clause.who
      return persons(.assistant, side, clause) { $0.other = $1 }
        .filter { $0.choice.key != scorer.flatMap(Self.key) }
    case .victim: return persons(.victim, side.other, clause) { $0.other = $1 }
    case .outcome:
      return codes(Modifiers.outcomes.map { ($0.letter, $0.code, words.outcome($0.code)) }) { $0.outcome = $1 }
    case .bodyPart:
      return codes(Modifiers.bodyParts.map { ($0.letter, $0.code, words.bodyPart($0.code)) }) { $0.bodyPart = $1 }
    case .origin:
      return codes(Modifiers.origins.map { ($0.letter, $0.code, words.origin($0.code)) }) { $0.origin = $1 }
    case .card: return codes(Modifiers.cards.map { ($0.letter, $0.code, words.color($0.code)) }) { $0.card = $1 }
    case .reason:
      let reasons = clause.kind == .red ? CardReason.dismissals.dropLast() : CardReason.cautions[...]
      return codes(reasons.map { (nil, $0, words.cardReason($0)) }) { $0.text = $1.rawValue }
    case .zone, .text, .minutes: return []
    }
  }

  private func role(of kind: ClauseKind) -> Role {
    switch kind {
    case .goal, .ownGoal: state.isShootOut ? .taker : .scorer
    case .chance: state.isShootOut ? .taker : .shooter
    case .foul: .offender
    case .yellow, .red: .booked
    case .offside: .caughtOffside
    case .arrival: .arriving
    case .departure: .leaving
    case .goalkeeper: .goalkeeper
    case .captain: .captain
    default: .subject
    }
  }

  private func persons(
    _ role: Role, _ side: Side, _ clause: Clause, _ fill: @escaping (inout Clause, Who) -> Void
  ) -> [Option] {
    let kind: ActionKind = state.isShootOut ? .shootOutKick : .goal
    return state.candidates(for: role, of: side, kind: kind, in: match).map { person in
      let who: Who
      switch person {
      case .player(let id): who = Who(.number(match[side][id].number), side: side)
      case .official(let code): who = Who(.official(code), side: side)
      case .unidentified(let number): who = Who(.unidentified(number), side: side)
      }
      var name = person.playerID.map { match[side][$0].name } ?? ""
      if case .official(let code) = person { name = match[side].official(code)?.name ?? "" }
      return Option(choice: Choice(Self.key(who) ?? "", name), aliases: name.isEmpty ? [] : [name]) { fill(&$0, who) }
    }
  }

  private static func key(_ who: Who) -> String? {
    switch who.name {
    case .number(let number): number.description
    case .official(let code): code.rawValue
    case .unidentified, .team: nil
    }
  }

  private func codes<C: Code>(
    _ list: [(letter: Character?, code: C, name: String)], _ fill: @escaping (inout Clause, C) -> Void
  ) -> [Option] {
    list.enumerated().map { index, item in
      Option(
        choice: Choice(String(index + 1), item.name),
        aliases: [item.name, item.code.rawValue] + (item.letter.map { [String($0)] } ?? [])
      ) { fill(&$0, item.code) }
    }
  }

  // MARK: - Asking

  private func ask(_ slot: ClauseSpec.Slot, _ options: [Option], _ clause: Clause, allowsBack: Bool) -> Answer {
    let isOptional = isOptional(slot, clause)
    let question = Question(
      book(Phrase("ask.\(slot.rawValue)")), choices: options.map(\.choice), isOptional: isOptional,
      allowsBack: allowsBack)
    while true {
      let answer = dialogue.ask(question)
      switch answer {
      case .nothing where !isOptional: continue
      case .back where !allowsBack: continue
      default: return answer
      }
    }
  }

  /// False if the text answers nothing: then it is asked again.
  private func fill(
    _ clause: inout Clause, _ slot: ClauseSpec.Slot, _ text: String, _ options: [Option], _ side: Side
  ) -> Bool {
    switch slot {
    case .text:
      clause.text = text
      return true
    case .minutes:
      guard let minutes = Int(text), (0...60).contains(minutes) else { return false }
      clause.minutes = minutes
      return true
    case .zone:
      guard let zone = Int(text).flatMap(Zone.init(rawValue:)) else { return false }
      clause.zone = zone
      return true
    case .victim where folded(text) == "m":
      clause.isHandball = true
      return true
    case .who where text == "?", .off where text == "?":
      clause.who = Who(.unidentified(nil), side: side)
      return true
    case .assistant where text == "?", .victim where text == "?", .on where text == "?":
      clause.other = Who(.unidentified(nil))
      return true
    default: break
    }
    if let option = choose(text, options) {
      option.fill(&clause)
      return true
    }
    if slot == .reason {
      clause.text = vocabulary.reason([Word(text, column: 1)])?.meaning.rawValue ?? text
      return true
    }
    // Somebody who is not offered: the laws say why, when the clause is judged.
    if [.who, .off, .on, .assistant, .victim].contains(slot), let number = ShirtNumber(text) {
      let who = Who(.number(number), side: slot == .victim ? side.other : side)
      if slot == .who || slot == .off { clause.who = who } else { clause.other = who }
      return true
    }
    return false
  }

  /// The option of that key, letter or word; or the only one whose name has the text in it.
  private func choose(_ text: String, _ options: [Option]) -> Option? {
    let typed = folded(text)
    if let exact = options.first(where: { $0.choice.key == typed || $0.aliases.contains { folded($0) == typed } }) {
      return exact
    }
    let near = options.filter { option in option.aliases.contains { folded($0).contains(typed) } }
    return typed.count >= 2 && near.count == 1 ? near[0] : nil
  }
}
