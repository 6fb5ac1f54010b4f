import MatchModel

// The meaning of a complete draft.

extension SentenceDraft {
  /// The complete sentence; nil if its parts do not make up one action.
  func reading() -> SentenceReader.Reading? {
    if hasTwoSides { return nil }
    let roles = SentenceRoles(parts, isOpened: isOpened)
    if isAnnulled, roles.people.isEmpty, kind == nil || kind == .goal { return annulment }
    return clauses(roles).map { .clauses($0, time) }
  }

  private var annulment: SentenceReader.Reading? {
    guard !hasUnclearSide(of: .goal), details.isSubset(of: [.annulled, .side, .favour]), time == nil else { return nil }
    return .annulment(teamSide(of: .goal), unrecorded: clause.unrecorded)
  }

  private func clauses(_ roles: SentenceRoles) -> [Clause]? {
    guard let kind = kind ?? implied(roles), !hasFlank || mayHaveFlank(kind), mayHaveManner(kind),
      !isAttacking && !hasArea || kind == .foul
    else { return nil }
    switch kind {
    case .start, .end, .finish: return whistle(kind, roles).map { [$0] }
    case .added: return added(roles).map { [$0] }
    case .note, .abandon: return nil
    case .substitution: return isLeaving(roles) ? leaving(roles) : substitutions(roles)
    case .goalkeeper where roles.mentionsLeaving: return goalkeeperChange(roles)
    default: return action(kind, roles)
    }
  }

  /// True if the action happens at a place on the pitch, and no word in an attempt can be confused with a foot.
  private func mayHaveFlank(_ kind: ClauseKind) -> Bool {
    switch kind {
    case .corner, .foul, .offside: true
    case .goal, .ownGoal, .chance: !mayBeFoot
    default: false
    }
  }

  private func action(_ kind: ClauseKind, _ roles: SentenceRoles) -> [Clause]? {
    var parsed = clause
    parsed.kind = kind
    // `9 xut dins`, `9 palo y dentro`
    if kind == .chance, let goesIn {
      guard goesIn, parsed.outcome == nil || parsed.outcome == .woodwork else { return nil }
      parsed.kind = .goal
      parsed.outcome = nil
    }
    guard let spec = table[parsed.kind], takeSigns(&parsed, spec) else { return nil }
    // The origin describes the kick that follows, not the foul.
    if kind == .foul, parsed.origin == .penalty { parsed.origin = nil }
    // `fouls out`, `sale por faltas`
    if kind == .foul, roles.mentionsLeaving {
      guard let sum = table.sumOfFouls else { return nil }
      parsed.completedSum = sum
    }
    if parsed.isSecondYellow { parsed.takeCardOfSecondYellow() }
    guard isAllowed(parsed, spec), let people = people(roles, parsed, spec) else { return nil }
    parsed.who = people.who
    parsed.other = people.other
    parsed.isAnnulled = isAnnulled
    // A bare number is ours. If a foul has two, the first is ours and the other an opponent.
    if kind == .foul, roles.startsWithVictim, people.who?.side == nil, (people.other?.side ?? ours) == ours,
      side == nil, favour == nil
    {
      parsed.who?.side = ours?.other
    }
    guard var parsed = sided(parsed) else { return nil }
    if let injury { parsed.takeInjury(injury.text) }
    guard leadsToCorner else { return [parsed] }
    let corner = Clause(.corner, who: Who(.team, side: parsed.who?.side), column: parsed.column)
    return parsed.kind == .chance && table[.corner] != nil ? [parsed, corner] : nil
  }

  /// The people. The player who took a saved shot is not the goalkeeper: `v1 atura el penal de 9`. A corner that a
  /// player gave away is the other side's.
  private func people(_ roles: SentenceRoles, _ parsed: Clause, _ spec: ClauseSpec) -> (who: Who?, other: Who?)? {
    let isSaved = parsed.kind == .chance && parsed.outcome == .saved
    if roles.isYielded {
      guard spec.kind == .corner, roles.people.count == 1, let side = roles.people[0].side ?? ours else { return nil }
      return (Who(.team, side: side.other), nil)
    }
    if isSaved, roles.people.count == 2, let shooter = shooter(of: roles.people[0], and: roles.people[1]) {
      return (shooter, nil)
    }
    // `penalty saved by v1`: asks who took it.
    if isSaved, roles.people.count == 1, let saver, isGoalkeeper(saver), let side = saver.side ?? ours {
      return (Who(.team, side: side.other), nil)
    }
    // `great save by our keeper`
    if isSaved, hasKeeper, roles.people.isEmpty, let keepers = sides.keeper {
      return (Who(.team, side: keepers.other), nil)
    }
    if isGoalkeepers {
      guard isSaved, hasKeeper, roles.people.count == 1, !isGoalkeeper(roles.people[0]) else { return nil }
    }
    // `técnica a v6`: the player who committed it.
    if parsed.kind == .foul, !table.mayHaveVictim(parsed), roles.people.count == 1 { return (roles.people[0], nil) }
    // `foul for 9`, but not `foul and yellow for 9`
    if parsed.kind == .foul, parsed.card == nil, sides.isPlayerBenefiting, roles.people.count == 1 {
      return (nil, roles.people[0])
    }
    return roles.people(of: spec)
  }

  /// The player who took the shot, if the other one, on the opposite side, is a goalkeeper. A number without a side is an
  /// opponent of a goalkeeper whose side is given: `l1 saves from 10`.
  private func shooter(of one: Who, and other: Who) -> Who? {
    let first = one.side ?? sideFacing(other) ?? ours
    let second = other.side ?? sideFacing(one) ?? ours
    guard let first, let second, first != second else { return nil }
    func sided(_ who: Who, _ side: Side) -> Who { Who(who.name, side: who.side ?? (side == ours ? nil : side)) }
    switch (isGoalkeeper(sided(one, first)), isGoalkeeper(sided(other, second))) {
    case (true, false): return sided(other, second)
    case (false, true): return sided(one, first)
    default: return nil
    }
  }

  /// The opponents of a goalkeeper whose side is given.
  private func sideFacing(_ keeper: Who) -> Side? { isGoalkeeper(keeper) ? keeper.side?.other : nil }

  /// The outcome of a declared action, or the attempts of a way of scoring; false if it has no such signs.
  private func takeSigns(_ parsed: inout Clause, _ spec: ClauseSpec) -> Bool {
    switch spec.suffix {
    case .own(let action):
      guard endings.allSatisfy({ $0 == action.code }), signs.count < 2, !isMade else { return false }
      if let sign = signs.first {
        guard parsed.outcome == nil, let ending = action.outcomes.first(where: { $0.sign == sign }) else {
          return false
        }
        parsed.outcome = ending.code
      }
      return parsed.outcome.map { outcome in action.outcomes.contains { $0.code == outcome } } ?? true
    case .score(let score):
      // `falla un triple`, `mete un tiro libre`: the outcome comes before the word for the score.
      var signs = signs
      if parsed.outcome == .offTarget {
        signs = "-" + signs
        parsed.outcome = nil
      } else if isMade, score.isSeries, signs.isEmpty {
        signs = "+"
      }
      // `encesta y falla`: these are two attempts.
      if isMade || saysMade, signs.contains("-") { return false }
      for sign in signs {
        guard score.takes(sign, after: parsed.attempts, by: table) else { return false }
        parsed.attempts.append(sign == "+")
      }
      return endings.isEmpty
    default: return signs.isEmpty && endings.isEmpty && !isMade
    }
  }

  /// True if the action can have all the parts in the sentence.
  private func isAllowed(_ parsed: Clause, _ spec: ClauseSpec) -> Bool {
    let mayBeSilenced =
      switch spec.suffix {
      case .partner: true
      case .attempt: false
      default: !isOpened
      }
    guard !isSilenced || mayBeSilenced, parsed.details.isSubset(of: spec.details), !parsed.staysOn || parsed.isYellow
    else { return false }
    if let reason = parsed.reason {
      guard parsed.kind.card != nil || parsed.card != nil, parsed.cardReasons.contains(reason) else { return false }
    }
    return (!isAnnulled || parsed.kind == .goal) && (!isInjured || parsed.kind == .departure)
  }

  private func whistle(_ kind: ClauseKind, _ roles: SentenceRoles) -> Clause? {
    guard roles.people.isEmpty, details.isSubset(of: [.period]) else { return nil }
    var parsed = Clause(kind, column: clause.column)
    parsed.namedPeriod = clause.namedPeriod
    // `acaba la primera part` ends the half, not the match.
    if kind == .finish, parsed.namedPeriod != nil { parsed.kind = .end }
    return parsed.kind == .start && parsed.namedPeriod == .interval ? nil : parsed
  }

  /// `3 minuts d'afegit`
  private func added(_ roles: SentenceRoles) -> Clause? {
    guard details.isEmpty, roles.people.count == 1, case .number(let minutes) = roles.people[0].name,
      roles.people[0].side == nil, minutes.rawValue <= 60
    else { return nil }
    var parsed = Clause(.added, column: clause.column)
    parsed.minutes = minutes.rawValue
    return parsed
  }
}

extension Clause {
  /// `expulsat per doble groga`: a yellow card, with a foul or without.
  fileprivate mutating func takeCardOfSecondYellow() {
    if kind == .foul { card = .yellow } else if kind == .red { kind = .yellow }
    if kind == .yellow, card == .red { card = nil }
  }

  /// A player who leaves injured: a note, with the question who comes on.
  mutating func takeInjury(_ text: String) {
    kind = .note
    self.text = text
    injury = .leaves
  }
}
