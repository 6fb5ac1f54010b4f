import MatchModel
import MatchRules
import Phrases

extension Wording {
  /// Reminders of both sides, home side first: suspended players, players one card short of a sending-off, an unusual
  /// number of players on the field, substitutions and windows left, a missing goalkeeper, and the number of unresolved
  /// items. Empty if nothing needs attention.
  /// - Parameters:
  ///   - countsUnresolved: false if unresolved items are listed elsewhere.
  ///   - openLines: the number of typed lines that are not recorded yet; shown with the unresolved items.
  ///   - suspended: players who may not play in this match.
  public func headsUp(
    _ ledger: Ledger, countsUnresolved: Bool = true, openLines: Int = 0,
    suspended: BothSides<Set<PlayerID>> = BothSides([])
  ) -> [String] {
    var lines = Side.allCases.flatMap { side in
      let absent = ledger.state.isOver ? nil : self.suspended(suspended[side], of: side, in: ledger.match)
      let facts = [absent].compactMap(\.self) + facts(of: side, in: ledger)
      return facts.map { reminder($0, of: side, in: ledger.match) }
    }
    if countsUnresolved, openLines > 0 { lines.append(book(Phrase("greeting.open", count: openLines))) }
    let unresolved = Todo.all(in: ledger).count
    if countsUnresolved, unresolved > 0 { lines.append(book(Phrase("heads-up.unresolved", count: unresolved))) }
    return lines
  }

  /// The suspended players of a side in one line, `suspended: 4 Roca, 7 Vidal`; nil if no one is suspended.
  public func suspended(_ players: Set<PlayerID>, of side: Side, in match: Match) -> String? {
    let names = match[side].playerIDsByNumber.filter(players.contains).map { name(.player($0), of: side, in: match) }
    return names.isEmpty ? nil : book(Phrase("heads-up.suspended", ["who": names.joined(separator: ", ")]))
  }

  /// The reminders of one side in one line, if any.
  public func headsUp(_ side: Side, in ledger: Ledger) -> String? {
    let facts = facts(of: side, in: ledger)
    return facts.isEmpty ? nil : reminder(facts.joined(separator: "; "), of: side, in: ledger.match)
  }

  /// The facts, preceded by the team's name.
  public func reminder(_ facts: String, of side: Side, in match: Match) -> String {
    book(Phrase("heads-up.team", ["team": team(side, in: match), "what": facts]))
  }

  private func facts(of side: Side, in ledger: Ledger) -> [String] {
    let (state, match) = (ledger.state, ledger.match)
    let team = state[side]
    var facts: [String] = []
    let booked = people(of: side, in: ledger) { state.isOnAYellow($0, of: side) }.map { name($0, of: side, in: match) }
    if !booked.isEmpty { facts.append(book(Phrase("heads-up.on-a-yellow", ["who": booked.joined(separator: ", ")]))) }
    for sum in state.rules.sumsInForce {
      let near = people(of: side, in: ledger) { state.sumsAhead(of: $0, of: side).contains(sum) }
      if near.isEmpty { continue }
      let who = near.map { name($0, of: side, in: match) }.joined(separator: ", ")
      facts.append(
        book(Phrase("heads-up.one-short", ["what": name(of: sum.code, by: state.rules), "who": who])))
    }
    let excess = state.excess(of: side)
    if excess > 0 {
      facts.append(book(Phrase("heads-up.too-many", ["men": team.playersOnField], count: excess)))
    } else if team.playersOnField != state.rules.players || team.playersOnField != state[side.other].playersOnField {
      facts.append(book(Phrase("heads-up.men", count: team.playersOnField)))
    }
    if !state.isOver {
      facts += state.endsOfClosedPlaces(of: side).map { book(Phrase("heads-up.short-until", ["minute": time($0)])) }
      if !team.open.isEmpty { facts.append(book(Phrase("heads-up.places-open", count: team.open.count))) }
      if team.substitutionsUsed > 0 || team.concussionGain > 0, let left = substitutionsLeft(side, in: ledger) {
        facts.append(left)
      }
      facts += countsOfPeriod(side, in: state)
      if team.goalkeeper == nil, state.rules.hasGoalkeeper {
        facts.append(book(Phrase("heads-up.no-goalkeeper")))
      }
    }
    return facts
  }

  /// Team fouls and remaining time-outs of the current period.
  private func countsOfPeriod(_ side: Side, in state: MatchState) -> [String] {
    guard state.isPlaying, let period = state.period else { return [] }
    var said: [String] = []
    if let fouls = state.teamFouls(side), fouls > 0 {
      let effect: TeamFoulEffect = state.nextFoulBringsBonus(side) ? .fromTheNext : .nothing
      said.append(teamFouls(fouls, effect, rules: state.rules))
    }
    if let left = state.timeOutsLeft(side), period.kind == .regular || left > 0 {
      said.append(
        book(left > 0 ? Phrase("heads-up.time-outs-left", count: left) : Phrase("heads-up.no-time-outs-left")))
    }
    return said
  }

  /// People who are one step away from a further sanction, with players sorted by number. Substituted players who
  /// cannot return are left out.
  private func people(of side: Side, in ledger: Ledger, _ isNear: (Person) -> Bool) -> [Person] {
    let (state, squad) = (ledger.state, ledger.match[side])
    let team = state[side]
    let people = state.punished(side).filter {
      isNear($0) && !team.isSentOff($0) && !hasGone($0)
    }
    func hasGone(_ person: Person) -> Bool {
      guard let id = person.playerID, team.status.contains(id) else { return false }
      return [.substituted, .leftOut].contains(team[id])
    }
    func rank(_ person: Person) -> (Int, Int, String) {
      switch person {
      case .player(let id): (0, squad.place(of: id).map { squad.players[$0].number.rawValue } ?? Int.max, "")
      case .unidentified(let number): (1, number, "")
      case .official(let code): (2, 0, code.rawValue)
      }
    }
    return people.sorted { rank($0) < rank($1) }
  }

  /// The substitutions and windows that a team has left. Nil if there is no limit.
  public func substitutionsLeft(_ side: Side, in ledger: Ledger) -> String? {
    let state = ledger.state
    let team = state[side]
    var said: [String] = []
    if let most = state.mostSubstitutions(side) {
      let left = most - team.substitutionsUsed
      // Once all substitutions have been used, windows do not matter.
      guard left > 0 else {
        return book(
          state.hasConcussionSubstitution(side)
            ? Phrase("heads-up.only-concussion-left", ["example": mark(of: side, in: ledger.match) + "9>14k"])
            : Phrase("heads-up.no-substitutions-left"))
      }
      said.append(book(Phrase("heads-up.substitutions-left", count: left)))
    }
    if let most = state.mostWindows(side) {
      let left = most - team.windowsUsed
      said.append(
        book(left > 0 ? Phrase("heads-up.windows-left", count: left) : Phrase("heads-up.no-windows-left")))
    }
    return said.isEmpty ? nil : said.joined(separator: ", ")
  }
}
