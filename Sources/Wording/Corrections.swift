import MatchModel
import MatchRules
import Phrases

extension Wording {
  /// An effect of a correction on the rest of the match: "67' second yellow of v4 becomes a first".
  ///
  /// - Parameters:
  ///   - ledger: the corrected match.
  ///   - shown: the match whose log the user knows. Nil if the correction has been made.
  public func effect(_ effect: CorrectionEffect, in ledger: Ledger, shown: Match? = nil) -> String {
    func place(_ id: ActionID) -> Int? { ledger.match.actions.place(of: id) }
    func number(_ id: ActionID) -> String {
      shown?.actions.number(of: id).map(String.init) ?? self.number(id, in: ledger.match)
    }
    func card(_ key: String, _ id: ActionID, _ part: Participant) -> String {
      let moment = place(id).map { when($0, in: ledger) } ?? number(id)
      return book(Phrase(key, ["when": moment, "who": tag(part, in: ledger.match)]))
    }
    func what(_ id: ActionID) -> String { place(id).map { story($0, in: ledger) } ?? "" }
    func breached(_ key: String, _ id: ActionID, _ breach: Breach) -> String {
      let problem = fault(breach, at: place(id), in: ledger)
      return book(Phrase(key, ["number": number(id), "what": what(id), "problem": problem]))
    }
    return switch effect {
    case .becomesFirstYellow(let id, let part): card("effect.first-yellow", id, part)
    case .becomesSecondYellow(let id, let part): card("effect.second-yellow", id, part)
    case .liftsSendingOff(let part):
      book(Phrase("effect.not-sent-off", ["who": subject(part.person, of: part.side, in: ledger.match)]))
    case .markCleared(let id, let laws):
      book(
        Phrase(
          "effect.mark-cleared", ["number": number(id), "what": what(id), "laws": cited(laws, by: ledger.rules)]))
    case .needsConfirmation(let id, let breach): breached("effect.needs-confirmation", id, breach)
    case .impossible(let id, let breach): breached("effect.impossible", id, breach)
    case .score(let score): book(Phrase("effect.score", ["score": self.score(score)]))
    case .shootOut(let score, let winner):
      ([.shootOutScore(score)] + (winner.map { [.shootOutWon($0)] } ?? []))
        .map { consequence($0, in: ledger.match, rules: ledger.rules) }.joined(separator: "; ")
    }
  }

  /// The players who are on the field only before or only after the correction.
  public func fieldChange(from old: Ledger, to new: Ledger) -> [String] {
    Side.allCases.flatMap { side -> [String] in
      let (before, after) = (old.state[side].onField, new.state[side].onField)
      func line(_ key: String, _ players: [PlayerID], in match: Match) -> [String] {
        if players.isEmpty { return [] }
        return [book(Phrase(key, ["players": tags(players.map(Person.player), of: side, in: match)]))]
      }
      // These players may no longer be in the squad.
      return line("effect.on-field", after.filter { !before.contains($0) }, in: new.match)
        + line("effect.off-field", before.filter { !after.contains($0) }, in: old.match)
    }
  }

  /// The old and the new minute of a moved action.
  public func minuteChange(from old: MatchMinute, to new: MatchMinute) -> String {
    book(Phrase("effect.minute", ["old": minute(old), "new": minute(new)]))
  }

  private func unidentified(_ people: [Todo.Unidentified], of side: Side, in match: Match) -> String {
    let who = people.map { tag(.unidentified($0.number), of: side, in: match) }
    let places = people.flatMap(\.actions)
    let numbers = places.map { String($0 + 1) }.joined(separator: ", ")
    guard people.count > 1, let place = places.first else {
      return book(Phrase("todo.unidentified", ["who": who.joined(separator: ", "), "numbers": numbers]))
    }
    return book(
      Phrase(
        "todo.unidentified-alike",
        [
          "kind": kinds(match.actions[place].kind), "who": who.joined(separator: ", "), "numbers": numbers,
          "example": who[0],
        ]))
  }

  /// The kind in the plural: "fouls".
  private func kinds(_ kind: ActionKind) -> String {
    book(Phrase("kind.\(kind == .shootOutKick ? "shoot-out-kick" : kind.rawValue)"))
  }

  /// An unresolved item with its remedy.
  public func todo(_ todo: Todo, in ledger: Ledger) -> String {
    let match = ledger.match
    switch todo {
    case .unidentified(let side, let people): return unidentified(people, of: side, in: match)
    case .marked(let index, let laws):
      let breaches = ledger.judgements[index].breaches.filter { laws.contains($0.law) }
      let problem = breaches.map { fault($0.uncited, at: index, in: ledger) }.joined(separator: "; ")
      return book(
        Phrase(
          breaches.isEmpty ? "todo.marked" : "todo.marked-because",
          [
            "number": index + 1, "what": story(index, in: ledger), "laws": cited(laws, by: ledger.rules),
            "problem": problem,
          ]))
    case .goalkeeperMissing(let side):
      let example = somebody(on: side, in: ledger) + "@g"
      return book(Phrase("todo.no-goalkeeper", ["team": team(side, in: match), "example": example]))
    case .captainMissing(let side):
      let example = somebody(on: side, in: ledger) + "@c"
      return book(Phrase("todo.no-captain", ["team": team(side, in: match), "example": example]))
    case .lineUpProvisional(let side, let numbers):
      let example = squadLine("words.command.line-up", side, numbers)
      return book(Phrase("todo.line-up-provisional", ["team": team(side, in: match), "example": example]))
    case .startersMissing(let side, let named, let places, let numbers):
      let facts: Phrase.Arguments = [
        "team": team(side, in: match), "named": named, "places": places,
        "example": squadLine("words.command.line-up", side, numbers),
      ]
      return book(Phrase("todo.starters-missing", facts))
    case .benchProvisional(let side, let numbers):
      let example = squadLine("words.command.bench", side, numbers)
      return book(Phrase("todo.bench-provisional", ["team": team(side, in: match), "example": example]))
    case .leaveOut(let side, let count):
      let example = dispensable(on: side, in: ledger) + ">"
      return book(Phrase("todo.leave-out", ["team": team(side, in: match), "example": example], count: count))
    case .shootOutUndecided(let score):
      return book(Phrase("todo.shoot-out-undecided", ["score": self.score(score)]))
    }
  }

  /// A command that names players: `lineup l 1 2 3`.
  private func squadLine(_ command: String, _ side: Side, _ numbers: [ShirtNumber]) -> String {
    let name = book.words(command).first ?? ""
    return ([name, side.mark] + numbers.map(\.description)).joined(separator: " ")
  }

  /// A player to use as an example.
  private func somebody(on side: Side, in ledger: Ledger) -> String {
    let team = ledger.match[side]
    let player = ledger.state[side].onField.map { team[$0].number }.min()
    return mark(of: side, in: ledger.match) + (player?.description ?? "4")
  }

  /// A player on the field who may be left out of the shoot-out: not the goalkeeper, and number 4 if possible, as in
  /// the other examples.
  private func dispensable(on side: Side, in ledger: Ledger) -> String {
    let (team, state) = (ledger.match[side], ledger.state[side])
    let numbers = state.onField.filter { $0 != state.goalkeeper }.map { team[$0].number }
    let player = numbers.first { $0.rawValue == 4 } ?? numbers.min()
    return mark(of: side, in: ledger.match) + (player?.description ?? "4")
  }

  private func when(_ index: Int, in ledger: Ledger) -> String {
    when(ledger.match.actions[index], in: ledger.match, rules: ledger.rules)
  }

  private func story(_ index: Int, in ledger: Ledger) -> String {
    story(ledger.match.actions[index], in: ledger.match, rules: ledger.rules)
  }

  private func fault(_ breach: Breach, at index: Int?, in ledger: Ledger) -> String {
    fault(breach, state: index.map(ledger.state(before:)), in: ledger.match)
  }
}
