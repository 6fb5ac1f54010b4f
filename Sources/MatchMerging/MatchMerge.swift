import MatchModel
import MatchRules

/// Merges two records of one match. It works on values only: it reads no files, asks nothing and checks no laws.
/// Contradictions are returned as ``Contradiction`` values, and a second merge with the answers gives the result.
///
///     let draft = MatchMerge(mine, theirs, base: nil, rules: rules).merged()
///     let answers = ask(draft.contradictions)
///     let match = MatchMerge(mine, theirs, base: nil, rules: rules).merged(MergeChoices(answers: answers)).match
///
/// The order of the two records does not matter.
package struct MatchMerge {
  let one: Match
  let other: Match
  let base: Match?
  private let rules: RuleSet
  private let isSwapped: Bool

  /// - Parameters:
  ///   - base: the version that both records were derived from; nil if unknown.
  ///   - rules: used to choose the order within a minute if neither record defines it.
  package init(_ first: Match, _ second: Match, base: Match? = nil, rules: RuleSet) {
    let (first, second) = base.map { (first.identified(by: $0), second.identified(by: $0)) } ?? (first, second)
    isSwapped = Self.isBefore(second, first)
    (one, other) = isSwapped ? (second, first) : (first, second)
    self.base = base
    self.rules = rules
  }

  /// Orders the two matches regardless of which was given first.
  private static func isBefore(_ one: Match, _ other: Match) -> Bool {
    if one.actions.count != other.actions.count { return one.actions.count < other.actions.count }
    // Make texts only for the first actions that differ. Otherwise, they would take a third of the time of git's merge
    // driver.
    for (mine, theirs) in zip(one.actions, other.actions) {
      let records = (ActionRecord(mine), ActionRecord(theirs))
      if records.0 == records.1 { continue }
      let texts = (records.0.canonicalText, records.1.canonicalText)
      if texts.0 != texts.1 { return texts.0 < texts.1 }
    }
    return text(one) < text(other)
  }

  /// Everything in a match except its actions, as text.
  private static func text(_ match: Match) -> String {
    let teams = Side.allCases.map { side in
      let team = match[side]
      return "\(team.name) \(team.players) \(team.officials) \(team.colour) \(team.crest)"
    }
    let facts = [
      "\(match.details)", match.ruleSet, "\(match.overrides.sorted { $0.key < $1.key })", "\(match.ours?.code ?? "")",
      "\(String(describing: match.awarded))", match.provenance, match.identifier,
    ]
    return (teams + facts).joined(separator: "\n")
  }

  /// - Parameter choices: the decisions about a previous merge of the same records. Undecided contradictions always
  ///   follow the same one of the records.
  package func merged(_ choices: MergeChoices = MergeChoices()) -> MergedMatch {
    var chooser = Chooser(choices: choices, isSwapped: isSwapped)
    var match = one
    mergeDetails(into: &match, &chooser)
    var identities = BothSides<[PlayerID: PlayerID]>([:])
    for side in Side.allCases {
      let squads = SquadMerging(
        side: side, one: one[side], other: other[side], base: base?[side],
        active: (one.activePlayers(of: side), other.activePlayers(of: side)),
        cameOn: (one.substitutes(of: side), other.substitutes(of: side)))
      (match[side], identities[side]) = squads.merge(&chooser)
    }
    var course = CourseMerging(one: one, other: other, base: base, identities: identities)
    let actions = course.merge(&chooser)
    var ordering = MergeOrder(actions, course.oneRecords, course.otherRecords, reordered: course.reordered)
    let order = ordering.order(in: match, rules: rules)
    match.actions = ActionList(order.map { actions[$0].action })
    match.disagreements = disagreements()
    let apart = order.enumerated().compactMap { index, place in
      actions[place].pair.map { pair in
        TakenAsOne(
          number: pair.number, index: index, first: isSwapped ? pair.other : pair.one,
          second: isSwapped ? pair.one : pair.other)
      }
    }
    return MergedMatch(
      match: match, contradictions: chooser.contradictions, takenAsOne: apart,
      origins: order.map { place in
        isSwapped ? (actions[place].other, actions[place].one) : (actions[place].one, actions[place].other)
      })
  }

  /// A merge whose contradictions are stored in the file. It follows the first record, deletes no events, and
  /// identifies unidentified players with those named in the other record.
  package func keepingContradictions() -> MergedMatch {
    var choices = MergeChoices()
    for (index, contradiction) in merged().contradictions.enumerated() {
      let takesFirst =
        switch contradiction.subject {
        case .deletion: contradiction.firstIndex != nil
        case .unidentified: contradiction.first?.isUnidentified == false
        default: true
        }
      choices.answers[index + 1] = .take(takesFirst ? .first : .second)
    }
    return merged(choices)
  }

  /// Earlier disagreements of both records that were not resolved in either.
  private func disagreements() -> [Disagreement] {
    let all = one.disagreements + other.disagreements.filter { !one.disagreements.contains($0) }
    guard let base else { return all }
    return all.filter { open in
      !base.disagreements.contains(open) || (one.disagreements.contains(open) && other.disagreements.contains(open))
    }
  }
}

extension Match {
  fileprivate func substitutes(of side: Side) -> Set<PlayerID> {
    Set(actions.compactMap { $0 as? Substitution }.filter { $0.team == side }.compactMap(\.on.playerID))
  }

  /// A person as text that does not depend on identities.
  package func text(of person: Person, _ side: Side) -> String {
    switch person {
    case .player(let id): self[side].place(of: id) == nil ? "-" : self[side][id].number.description
    case .unidentified(let number): "?\(number)"
    case .official(let code): code.rawValue
    }
  }
}
