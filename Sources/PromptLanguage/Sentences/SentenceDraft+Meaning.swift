import MatchModel

// The facts in the terms that a draft has taken.

extension SentenceDraft {
  private var taken: Zip2Sequence<[SentenceTerm], [Meaning]> { zip(terms, meanings) }

  /// The number of words that describe the action, excluding particles.
  var meaningCount: Int { meanings.count { $0 != .nothing } + (isOpened ? 1 : 0) }

  /// True if a word that has a meaning was read as a mere particle.
  var isSilenced: Bool {
    taken.contains { term, meaning in
      meaning == .nothing && term.person == nil && term.side == nil && term.mayDescribe && !isVersus(term)
    }
  }

  /// True for `contra` before an opponent; in `gol contra v4`, it says which side scored.
  private func isVersus(_ term: SentenceTerm) -> Bool {
    guard isOpened, term.marks.contains(.to), let kind else { return false }
    if case .attempt = table[kind]?.suffix { return false }
    return true
  }

  /// True if the last term describes something, so that free text may follow.
  var isSettled: Bool {
    guard let meaning = meanings.last else { return true }
    let term = terms[meanings.count - 1]
    return meaning != .side(.away) && (meaning != .nothing || term.person != nil || term.side != nil)
  }

  /// `favour`, `against` or `conceded`.
  var favour: Meaning? { meanings.first { [.favour, .against, .conceded].contains($0) } }

  var isAnnulled: Bool { meanings.contains(.annulled) }
  var leadsToCorner: Bool { meanings.contains(.cornerFollows) }
  /// True if it names a side of the pitch, which only some actions may have.
  var hasFlank: Bool { meanings.contains(.flank) }

  /// True if it says that something happened in the penalty area, which several zones of an attempt belong to.
  var hasArea: Bool { meanings.contains(.area) }

  /// True unless words for how an attempt was made belong to another action, or may also name the attempt or its
  /// outcome: `volea`, `xut al segon pal`.
  func mayHaveManner(_ kind: ClauseKind) -> Bool {
    let manners = taken.filter { $1 == .manner }.map(\.0)
    return switch kind {
    case .goal, .ownGoal, .score: true
    case .chance:
      manners.allSatisfy { term in
        // `xut segon pal`
        !term.isOrdinal && !term.meanings.contains(.clause(.chance)) && (!term.namesPost || clause.outcome != nil)
      }
    default: manners.isEmpty
    }
  }

  /// True if the outcome so far is a mere miss, `falla`, which another outcome may replace.
  var isOnlyMissed: Bool {
    let outcomes = taken.filter { if case .outcome = $1 { true } else { false } }
    return !outcomes.isEmpty && outcomes.allSatisfy(\.0.isMiss)
  }

  /// True if it says that the attacking team committed the foul, and not why a goal was annulled.
  var isAttacking: Bool { meanings.prefix { $0 != .annulmentReason }.contains(.attacking) }

  /// True if a word may mean that side or a foot: `dreta`, but not `per la dreta`.
  var mayBeFoot: Bool {
    taken.contains { term, meaning in
      switch meaning {
      case .bodyPart, .flank: term.isFlankOrFoot
      default: false
      }
    }
  }

  /// True if a word such as `fora` or `off` may also mean that a player leaves.
  var mayLeave: Bool {
    taken.contains { term, meaning in
      if case .outcome = meaning { term.marks.contains(.off) } else { false }
    }
  }

  /// True if a goalkeeper is mentioned.
  var hasKeeper: Bool { taken.contains { $1 != .nothing && $0.namesKeeper } }
  /// True if the goalkeeper is the subject: `the keeper saves`.
  var isGoalkeepers: Bool { meanings.contains(.keeper) || meanings.contains(.saves) }

  /// The person who made the save, if that is the goalkeeper: `saved by 1`, `1 atura`, but not `penal de l'1 aturat`.
  var saver: Who? {
    guard let place = meanings.lastIndex(where: { $0 == .saves || $0 == .outcome(.saved) }) else { return nil }
    if place > 0, let person = terms[place - 1].person, place < 2 || !terms[place - 2].marks.contains(.by) {
      return person
    }
    let links = terms[(place + 1)..<meanings.count].prefix(while: \.isSmall)
    let isAgent = links.contains { !$0.marks.isDisjoint(with: [.by, .because]) }
    return isAgent && links.endIndex < meanings.count ? terms[links.endIndex].person : nil
  }

  /// True if a verb for what goalkeepers do, `para`, follows a goalkeeper but was read as a mere particle.
  var hidesSave: Bool {
    meanings.indices.dropFirst().contains { place in
      meanings[place] == .nothing && terms[place].meanings.contains(.saves)
        && terms[place - 1].person.map(isGoalkeeper) == true
    }
  }

  /// The words for an injury, and the number of people named before them.
  var injury: (text: String, place: Int)? {
    for (place, part) in parts.enumerated() {
      if case .injury(let text) = part { return (text, parts[..<place].count(where: \.isPerson)) }
    }
    return nil
  }
  var isInjured: Bool { injury != nil }

  /// The word for a concussion.
  var concussion: String? { taken.first { $1 == .concussion }?.0.text }

  /// True if two players were given as in `10>14`.
  var hasPair: Bool { meanings.contains { if case .replaced = $0 { true } else { false } } }
  /// True if such a pair has the mark of a concussion substitution.
  var hasMarkedPair: Bool { meanings.contains { if case .replaced(_, _, true) = $0 { true } else { false } } }

  var isMade: Bool { meanings.contains(.made) }
  var signs: String { meanings.map { if case .signs(let signs) = $0 { signs } else { "" } }.joined() }
  /// The actions to which its outcomes belong.
  var endings: [ActionCode] { meanings.compactMap { if case .ending(let action, _) = $0 { action } else { nil } } }

  /// Everything said about the action besides its kind and its people.
  var details: Set<ClauseDetail> {
    clause.details.union(
      Set([.side: side != nil, .favour: favour != nil, .annulled: isAnnulled, .injury: isInjured]))
  }
}
