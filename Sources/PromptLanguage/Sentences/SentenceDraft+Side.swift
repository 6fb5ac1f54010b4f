import MatchModel

// The side whose action it is.

extension SentenceDraft {
  /// The side of the team. The goalkeeper who saves a shot plays for the other one.
  var side: Side? { sides.team ?? sideOpposingKeeper }

  /// True if the goalkeeper and the team have contradictory sides.
  var hasTwoSides: Bool { sides.team != nil && sideOpposingKeeper != nil && sides.team != sideOpposingKeeper }

  private var sideOpposingKeeper: Side? { clause.outcome == .saved ? sides.keeper?.other : sides.keeper }

  /// True if it gives the side of such an action twice, or in a way that may mean either.
  func hasUnclearSide(of kind: ClauseKind) -> Bool {
    guard let favour else { return false }
    // `foul against us` may be by us or on us.
    return side != nil || kind.card != nil || kind == .foul && favour == .conceded || ours == nil && !isOurs(kind)
  }

  /// The side of the team in such an action; nil if the sentence does not give it.
  func teamSide(of kind: ClauseKind) -> Side? {
    // `foul for them`: the kick is theirs. In `foul and yellow for them`, they get the card.
    if kind == .foul, sides.isTeamBenefiting, clause.card == nil, favour == nil { return side?.other }
    if favour == nil { return side }
    return isOurs(kind) ? ours : ours?.other
  }

  /// True if `a favor` or `en contra` makes such an action ours.
  private func isOurs(_ kind: ClauseKind) -> Bool { (favour == .favour) != (kind == .foul || kind == .offside) }

  /// The clause with its side; nil if that is contradictory.
  func sided(_ clause: Clause) -> Clause? {
    var parsed = clause
    guard let spec = table[parsed.kind], !hasUnclearSide(of: parsed.kind), spec.subject != .team || parsed.who == nil
    else { return nil }
    var team = teamSide(of: parsed.kind)
    if let favour, let who = parsed.who, who.side == nil {
      switch parsed.kind {
      // `falta a favor de 9`: our numbers have no letter, but the foul is theirs.
      case .foul where favour == .favour, .offside where favour == .favour: return nil
      // `gol en contra del 9`: our own goal, as our numbers have no letter.
      case .goal where favour != .favour, .ownGoal where favour != .favour:
        guard favour == .against, let ours, parsed.other == nil, !parsed.isAnnulled else { return nil }
        parsed.kind = .ownGoal
        parsed.who?.side = ours
        return parsed
      default: break
      }
    }
    // Fouls are committed by the side opposing the victim.
    if parsed.kind == .foul, parsed.who == nil, let victim = parsed.other, team == nil {
      team = (victim.side ?? ours)?.other
    }
    if let who = parsed.who {
      guard who.side == nil || team == nil || who.side == team else { return nil }
      parsed.who?.side = who.side ?? team
      if who.isTeam, !spec.mayBeTeam { parsed.asks = true }
    } else if spec.mayBeTeam {
      parsed.who = Who(.team, side: team)
    } else {
      // `el gol`: a reference to a goal, not a new one.
      if meaningCount < 2, team == nil, !isOpened { return nil }
      parsed.who = team.map { Who(.team, side: $0) }
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
