import MatchModel
import MatchRules
import Phrases
import PromptLanguage
import RecordingSession
import Wording

extension Completer {
  /// The players who may have a role in a clause, by number and name.
  /// - Parameter put: sets the player in the clause.
  func people(
    _ role: Role, of side: Side, in clause: Clause, _ put: (inout Clause, Who) -> Void
  ) -> [Suggestion] {
    let begun = withSubject(clause)
    return candidates(role, side).filter { person in
      var whole = begun
      put(&whole, who(person, side))
      return whole.kind == .substitution && whole.other == nil ? canBeReplaced(whole) : trial.isLawful(whole)
    }.map { suggestion($0, side) }
  }

  func candidates(_ role: Role, _ side: Side) -> [Person] { trial.candidates(for: role, of: side) }

  /// True if anybody may replace that player.
  func canBeReplaced(_ clause: Clause) -> Bool {
    let side = side(of: clause)
    func isLawful(_ who: Who) -> Bool {
      var whole = clause
      whole.other = who
      return trial.isLawful(whole)
    }
    if candidates(.on, side).contains(where: { isLawful(who($0, side)) }) { return true }
    // If the line-up is unknown, a player who has not been mentioned yet may come on.
    return (match[side].players.isEmpty || match[side].isProvisional) && isLawful(Who(.unidentified(nil)))
  }

  func who(_ person: Person, _ side: Side) -> Who { Who(person, of: side, in: match) }

  func suggestion(_ person: Person, _ side: Side, mark: String = "", isOpen: Bool = false) -> Suggestion {
    switch person {
    case .player(let id):
      let (number, name) = (match[side][id].number.description, match[side][id].name)
      var player = Suggestion(mark + number, name, name: vocabulary.namesOnly(name), isOpen: isOpen)
      if session.suspended[side].contains(id) {
        player.label = [player.label, book(Phrase("line-up.suspended"))].filter { !$0.isEmpty }
          .joined(separator: ", ")
      }
      return player
    case .official(let code):
      let name = match[side].official(code)?.name ?? ""
      return Suggestion(
        mark + code.rawValue, name.isEmpty ? wording.words.official(code) : name,
        others: words("words.official.\(code.rawValue)").map { mark + $0 }, name: name, isOpen: isOpen)
    case .unidentified(let number): return Suggestion(mark + "?\(number)", isOpen: isOpen)
    }
  }

  /// All members of both teams who may have a role. Opponents get their side's letter, as do our own players if their
  /// letter was typed.
  func everybody(_ role: Role, _ token: Token, isOpen: Bool = false) -> [Suggestion] {
    Side.allCases.flatMap { side in
      candidates(role, side).map { suggestion($0, side, mark: mark(side, token), isOpen: isOpen) }
    }
  }

  /// Unidentified players who may be given a number: `v?1=`.
  func unrecognised(_ token: Token) -> [Suggestion] {
    Todo.all(in: session.ledger).flatMap { todo -> [Suggestion] in
      guard case .unidentified(let side, let people) = todo else { return [] }
      return people.compactMap { one in
        guard let last = one.actions.last else { return nil }
        return Suggestion(mark(side, token) + "?\(one.number)=", logged(last), isOpen: true)
      }
    }
  }

  /// The players who could be the unidentified one, because they could have done the same things.
  func identities(_ number: Int, of side: Side) -> [Suggestion] {
    let (ledger, unidentified) = (session.ledger, Person.unidentified(number))
    guard ledger.match.actions.contains(where: { $0.involves(unidentified, of: side) }) else { return [] }
    return candidates(.subject, side).filter { person in
      var roster = Roster(ledger.match, rules: ledger.rules)
      guard let known = try? roster.person(who(person, side), side: side, as: .subject, column: 1) else { return false }
      roster.replace(unidentified, of: side, by: known)
      let effects = Ledger(replaying: roster.match, rules: ledger.rules).effects(comparedWith: ledger)
      return !effects.contains { effect in
        switch effect {
        case .impossible, .needsConfirmation: true
        default: false
        }
      }
    }.map { suggestion($0, side) }
  }

  /// The prefix of a side's numbers: none for ours, unless its letter was typed.
  func mark(_ side: Side, _ token: Token) -> String {
    let typed = Array(folded(token.typed))
    if let letter = typed.first, LineParser.side(letter) == side, typed.count == 1 || !typed[1].isLetter {
      return String(letter)
    }
    return side == match.ours ? "" : side.mark
  }
}
