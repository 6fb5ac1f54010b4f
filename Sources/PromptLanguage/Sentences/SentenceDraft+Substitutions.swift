import MatchModel

// Players who go off and come on.

extension SentenceDraft {
  /// True if the sentence says only that a player goes off, possibly injured.
  func isLeaving(_ roles: SentenceRoles) -> Bool {
    guard roles.people.count == 1, isInjured || !isSilenced else { return false }
    return isInjured && kind == .substitution || roles.isOff
  }

  private var isMereSubstitution: Bool { details.isSubset(of: [.concussion, .side, .injury]) }

  /// `9 comes off`, `surt lesionat el 9`: asks who comes on. An injury is a note on the player.
  func leaving(_ roles: SentenceRoles) -> [Clause]? {
    guard isMereSubstitution else { return nil }
    let who = roles.people[0]
    var parsed = Clause(.substitution, who: Who(who.name, side: who.side ?? side), column: clause.column)
    parsed.isConcussion = clause.isConcussion
    if let text = injury?.text ?? concussion { parsed.takeInjury(text) } else { parsed.asks = true }
    return [parsed]
  }

  /// `keeper 1 off, 13 on in goal`. The one who replaces the goalkeeper goes in goal without further words.
  func goalkeeperChange(_ roles: SentenceRoles) -> [Clause]? {
    guard roles.people.count == 2, let clauses = substitutions(roles), let off = clauses[0].who,
      let on = clauses[0].other
    else { return nil }
    let goesInGoal = parts.last == .content && roles.people[1].name == on.name
    if isGoalkeeper(off) || !goesInGoal { return clauses }
    return clauses + [Clause(.goalkeeper, who: Who(on.name, side: off.side), column: clause.column)]
  }

  func substitutions(_ roles: SentenceRoles) -> [Clause]? {
    guard isMereSubstitution, let pairs = roles.pairs ?? (isOpened ? roles.halfPair : nil) else { return nil }
    var clauses: [Clause] = []
    for pair in pairs {
      var clause = Clause(.substitution, who: pair.off, column: clause.column)
      clause.other = pair.on
      clause.isConcussion = self.clause.isConcussion
      clause.asks = pair.off == nil || pair.on == nil
      let side = pair.off?.side ?? pair.on?.side ?? side
      if clause.who == nil { clause.who = side.map { Who(.team, side: $0) } } else { clause.who?.side = side }
      if clause.other?.side == side { clause.other?.side = nil }
      clauses.append(clause)
    }
    if hasPair { LineParser.carrySide(in: &clauses) }
    if let injury {
      // The player named last before the injury, or the first one.
      let before = roles.people.prefix(injury.place)
      let index = before.lazy.reversed().compactMap { who in pairs.firstIndex { $0.off == who } }.first ?? 0
      var note = Clause(.note, who: clauses[index].who, column: clause.column)
      note.text = injury.text
      clauses.append(note)
    }
    return clauses
  }
}
