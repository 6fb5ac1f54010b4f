import MatchModel

// The meaning of the terms that a draft has taken.

extension SentenceDraft {
  /// The complete sentence; nil if its parts do not make up one action.
  func reading() -> SentenceReader.Reading? {
    let roles = SentenceRoles(parts, isOpened: isOpened)
    if hasTwoSides { return nil }
    if isAnnulled, roles.people.isEmpty, kind == nil || kind == .goal { return annulment }
    guard let kind = kind ?? implied(roles), !hasFlank || mayHaveFlank(kind), !isAttacking || kind == .foul else {
      return nil
    }
    switch kind {
    case .start, .end, .finish: return whistle(kind, roles)
    case .added: return added(roles)
    case .note, .abandon: return nil
    case .substitution: return isLeaving(roles) ? leaving(roles) : substitutions(roles)
    default: break
    }
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
    if parsed.isSecondYellow { parsed.takeCardOfSecondYellow() }
    guard parsed.namedPeriod == nil, isAllowed(parsed, spec), let people = people(roles, parsed, spec) else {
      return nil
    }
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
    guard leadsToCorner else { return .clauses([parsed], time) }
    let corner = Clause(.corner, who: Who(.team, side: parsed.who?.side), column: parsed.column)
    return parsed.kind == .chance ? .clauses([parsed, corner], time) : nil
  }

  /// True if the action happens at a place on the pitch, and no word in an attempt can be confused with a foot.
  private func mayHaveFlank(_ kind: ClauseKind) -> Bool {
    switch kind {
    case .corner, .foul, .offside: true
    case .goal, .ownGoal, .chance: !mayBeFoot
    default: false
    }
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
    if isGoalkeepers {
      guard isSaved, hasKeeper, roles.people.count == 1, !isGoalkeeper(roles.people[0]) else { return nil }
    }
    // `técnica a v6`: the player who committed it.
    if parsed.kind == .foul, !table.mayHaveVictim(parsed), roles.people.count == 1 { return (roles.people[0], nil) }
    return roles.people(of: spec)
  }

  /// The player who took the shot, if the other one, on the opposite side, is a goalkeeper.
  private func shooter(of one: Who, and other: Who) -> Who? {
    guard let first = one.side ?? ours, let second = other.side ?? ours, first != second else { return nil }
    switch (isGoalkeeper(one), isGoalkeeper(other)) {
    case (true, false): return other
    case (false, true): return one
    default: return nil
    }
  }

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
        signs.insert("-", at: 0)
        parsed.outcome = nil
      } else if isMade, score.isSeries, signs.isEmpty {
        signs = ["+"]
      }
      for sign in signs {
        guard score.takes(sign, after: parsed.attempts, by: table) else { return false }
        parsed.attempts.append(sign == "+")
      }
      return endings.isEmpty
    default: return signs.isEmpty && endings.isEmpty && !isMade
    }
  }

  private var annulment: SentenceReader.Reading? {
    guard let side = teamSide(of: .goal), clause.isBare, clause.namedPeriod == nil, time == nil, !isInjured else {
      return nil
    }
    return .annulment(side.side, unrecorded: clause.unrecorded)
  }

  /// The action, if the words imply it without naming it: `penal fallat`, `14 for 10`.
  private func implied(_ roles: SentenceRoles) -> ClauseKind? {
    if clause.outcome != nil, clause.bodyPart != nil || clause.origin.map(isKick) == true { return .chance }
    if clause.outcome == .saved, hasKeeper || roles.people.count == 2 { return .chance }
    if isPenaltyFoul(roles) { return .foul }
    // Only the player who shoots can hit the post or miss.
    if clause.outcome == .woodwork || clause.outcome == .offTarget && !mayLeave, roles.people.count == 1 {
      return .chance
    }
    if clause.namedPeriod != nil { return clause.namedPeriod == .interval ? .end : .start }
    if clause.foulCode != nil { return .foul }
    if clause.isSecondYellow { return .yellow }
    if isLeaving(roles) { return .substitution }
    return roles.isReplacement ? .substitution : nil
  }

  /// True for origins that are a shot themselves. The rules declare such kicks: futsal's second penalty.
  private func isKick(_ origin: Origin) -> Bool {
    origin == .penalty || origin == .freeKick || !Modifiers.origins.contains { $0.code == origin }
  }

  /// `penalti del v5 al 8`, `penal per mans de v4`: the foul that led to the kick. A goalkeeper faces the kick and was
  /// not the one fouled.
  private func isPenaltyFoul(_ roles: SentenceRoles) -> Bool {
    guard clause.origin == .penalty, clause.outcome == nil, clause.bodyPart == nil else { return false }
    if clause.isHandball { return true }
    guard roles.tellsVictim, let victim = roles.foul?.other else { return false }
    return !isGoalkeeper(victim)
  }

  /// True if the action can have all the parts in the sentence.
  private func isAllowed(_ parsed: Clause, _ spec: ClauseSpec) -> Bool {
    switch spec.suffix {
    case .partner: break
    case .attempt where isSilenced: return false
    default: if isSilenced, isOpened { return false }
    }
    guard parsed.details.isSubset(of: spec.details), !parsed.staysOn || parsed.isYellow else { return false }
    let isCard = parsed.kind.card != nil || parsed.card != nil
    if parsed.isSecondYellow, !isCard { return false }
    if let reason = parsed.reason, !isCard || !parsed.cardReasons.contains(reason) { return false }
    return (!isAnnulled || parsed.kind == .goal) && (!isInjured || parsed.kind == .departure)
  }

  private func whistle(_ kind: ClauseKind, _ roles: SentenceRoles) -> SentenceReader.Reading? {
    var parsed = Clause(kind, column: clause.column)
    parsed.namedPeriod = clause.namedPeriod
    guard roles.people.isEmpty, side == nil, favour == nil, clause.isBare, !isAnnulled, !isInjured else { return nil }
    // `acaba la primera part` ends the half, not the match.
    if kind == .finish, parsed.namedPeriod != nil { parsed.kind = .end }
    if parsed.kind == .start, parsed.namedPeriod == .interval { return nil }
    return .clauses([parsed], time)
  }

  /// `3 minuts d'afegit`
  private func added(_ roles: SentenceRoles) -> SentenceReader.Reading? {
    guard roles.people.count == 1, case .number(let minutes) = roles.people[0].name, roles.people[0].side == nil,
      side == nil, favour == nil, clause.isBare, clause.namedPeriod == nil, !isAnnulled, !isInjured,
      minutes.rawValue <= 60
    else { return nil }
    var parsed = Clause(.added, column: clause.column)
    parsed.minutes = minutes.rawValue
    return .clauses([parsed], time)
  }

  /// True if the sentence says only that a player goes off, possibly injured.
  private func isLeaving(_ roles: SentenceRoles) -> Bool {
    guard roles.people.count == 1, isInjured || !isSilenced else { return false }
    return isInjured && kind == .substitution || roles.isOff
  }

  /// `9 comes off`, `surt lesionat el 9`: asks who comes on. An injury is a note on the player.
  private func leaving(_ roles: SentenceRoles) -> SentenceReader.Reading? {
    var bare = clause
    bare.isConcussion = false
    guard bare.isBare, clause.namedPeriod == nil, !isAnnulled, favour == nil else { return nil }
    let who = roles.people[0]
    var parsed = Clause(.substitution, who: Who(who.name, side: who.side ?? side), column: clause.column)
    parsed.isConcussion = clause.isConcussion
    if let text = injury?.text ?? concussion { parsed.takeInjury(text) } else { parsed.asks = true }
    return .clauses([parsed], time)
  }

  private func substitutions(_ roles: SentenceRoles) -> SentenceReader.Reading? {
    var bare = clause
    bare.isConcussion = false
    guard bare.isBare, clause.namedPeriod == nil, !isAnnulled, favour == nil,
      let pairs = roles.pairs ?? (isOpened ? roles.halfPair : nil)
    else { return nil }
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
    return .clauses(clauses, time)
  }

  // MARK: - Sides

  /// The side, if the sentence contains it; nil if it is contradictory or cannot be known.
  private func teamSide(of kind: ClauseKind) -> (side: Side?, isSaid: Bool)? {
    // `foul for them`: the kick is theirs. In `foul and yellow for them`, they get the card.
    if kind == .foul, isSideBenefiting, clause.card == nil, favour == nil, let side { return (side.other, true) }
    guard let favour else { return (side, side != nil) }
    guard side == nil else { return nil }
    let isOffence = kind == .foul || kind == .offside
    // `foul against us` may be by us or on us.
    if kind.card != nil || kind == .foul && favour == .conceded { return nil }
    let isOurs = isOffence ? favour != .favour : favour == .favour
    if isOurs { return (ours, ours != nil) }
    return ours.map { ($0.other, true) }
  }

  /// The clause with its side; nil if that is contradictory.
  private func sided(_ clause: Clause) -> Clause? {
    var parsed = clause
    guard var team = teamSide(of: parsed.kind), let spec = table[parsed.kind] else { return nil }
    if spec.subject == .team, parsed.who != nil { return nil }
    // `falta a favor de 9`: our numbers have no letter, but the foul is theirs.
    if [.foul, .offside].contains(parsed.kind), favour == .favour, let who = parsed.who, who.side == nil { return nil }
    // `gol en contra del 9`: our own goal, as our numbers have no letter.
    if let favour, favour != .favour, parsed.who != nil, parsed.who?.side == nil,
      parsed.kind == .goal || parsed.kind == .ownGoal
    {
      guard favour == .against, let ours, parsed.other == nil, !parsed.isAnnulled else { return nil }
      parsed.kind = .ownGoal
      parsed.who?.side = ours
      return parsed
    }
    // Fouls are committed by the side opposing the victim.
    if parsed.kind == .foul, parsed.who == nil, parsed.other != nil, !team.isSaid,
      let victim = parsed.other?.side ?? ours
    {
      team = (victim.other, true)
    }
    if parsed.who != nil {
      if parsed.who?.side == nil {
        parsed.who?.side = team.side
      } else if team.isSaid, parsed.who?.side != team.side {
        return nil
      }
    } else if spec.mayBeTeam {
      parsed.who = Who(.team, side: team.side)
    } else {
      // `el gol`: a reference to a goal, not a new one.
      if saidCount < 2, !team.isSaid, !isOpened { return nil }
      parsed.who = team.side.map { Who(.team, side: $0) }
      parsed.asks = true
    }
    if !isOpened, let other = parsed.other?.side, let side = parsed.who?.side ?? ours,
      (parsed.kind == .foul) == (other == side)
    {
      return nil
    }
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
  fileprivate mutating func takeInjury(_ text: String) {
    kind = .note
    self.text = text
    injury = .leaves
  }

  /// True if only its kind and a period are recorded.
  fileprivate var isBare: Bool {
    var bare = Clause(.note, column: column)
    bare.namedPeriod = namedPeriod
    bare.unrecorded = unrecorded
    return self == bare
  }
}
