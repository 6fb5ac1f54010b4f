import MatchModel

/// A partially read sentence: takes terms one by one.
struct SentenceDraft {
  /// The remaining terms, without times, and with each side next to its player.
  let terms: [SentenceTerm]
  /// The clauses of the game.
  let table: ClauseTable
  let ours: Side?
  /// True if a person is known to be a goalkeeper.
  let isGoalkeeper: (Who) -> Bool
  /// The parts in order, as their positions determine the roles of people.
  private(set) var parts: [SentencePart] = []
  private(set) var clause: Clause
  private(set) var kind: ClauseKind?
  private(set) var time: TimeExpression?
  /// The side of the team, if it is given apart from the people.
  private var statedSide: Side?
  /// True if that side is said to benefit: `foul for them`.
  private(set) var isSideBenefiting = false
  /// True after a word such as `for`, and an article after it.
  private var isAfterFor = false
  /// The side of the goalkeeper: `our keeper saves`.
  private var keeperSide: Side?
  /// The kind of the last term. A side next to the goalkeeper belongs to the goalkeeper.
  private var neighbour = Neighbour.other
  private(set) var favour: SentenceTerm.Saying?
  /// The number of words that describe the action, excluding particles.
  private(set) var saidCount = 0
  /// True if a word that has a meaning was read as a mere particle.
  private(set) var isSilenced = false
  private(set) var isAnnulled = false
  /// True if it says why the goal was annulled, which is not recorded.
  private var isAnnulmentExplained = false
  /// The words for an injury, and the number of people named before them.
  private(set) var injury: (text: String, place: Int)?
  /// The word for a concussion.
  private(set) var concussion: String?
  /// True if it names a side of the pitch, which only some actions may have.
  private(set) var hasFlank = false
  /// True if a word may mean that side or a foot: `dreta`, but not `per la dreta`.
  private(set) var mayBeFoot = false
  /// True if it says that the attacking team committed the foul.
  private(set) var isAttacking = false
  private(set) var leadsToCorner = false
  private(set) var signs: [Character] = []
  private(set) var isMade = false
  /// True if the goalkeeper is the subject: `the keeper saves`.
  private(set) var isGoalkeepers = false
  /// True if a goalkeeper is mentioned.
  private(set) var hasKeeper = false
  private(set) var endings: [ActionCode] = []
  /// True if `de` may introduce the assistant.
  var mayPass = false
  /// True if the kind stands first, perhaps after a person: `9 gol`. Such a clause may lack everything else.
  private(set) var isOpened = false
  /// True if the last term describes something, so that free text may follow.
  private(set) var isSettled = true
  /// True if a word such as `fora` or `off` may also mean that a player leaves.
  private(set) var mayLeave = false
  /// True if two players were given as in `10>14`.
  private(set) var hasPair = false
  /// True if such a pair has the mark of a concussion substitution.
  private var hasMarkedPair = false
  /// For a word such as `in` or `dins`: true if it says that the shot went in, false if it may mean something else, as
  /// in `entra 9 i xuta` or `xut de dins`. Nil without such a word.
  private(set) var goesIn: Bool?

  private enum Neighbour: Equatable {
    /// A side, and the side of the team before it.
    case side(before: Side?)
    case keeper, other
  }

  /// The possible readings of times in a sentence: `al 23` may be a time or a player.
  static func beginnings(_ terms: [SentenceTerm], column: Int, isTimed: Bool, _ parser: LineParser) -> [SentenceDraft] {
    guard let (rest, time) = SentenceTimes.taken(from: terms), !isTimed || time == nil else { return [] }
    let bare = Clause(.note, column: column)
    let drafts = [SentenceDraft(rest, bare, time, parser)]
    guard !isTimed, time == nil, let (rest, time) = SentenceTimes.leading(in: terms) else { return drafts }
    return drafts + [SentenceDraft(rest, bare, time, parser)]
  }

  /// A clause whose kind was read, to be continued with these terms.
  /// - Parameter marks: the marks of the words for the kind.
  init(_ opened: Clause, marks: Set<SentenceTerm.Mark>, before terms: [SentenceTerm], _ parser: LineParser) {
    var clause = opened
    clause.kind = .note
    clause.who = nil
    clause.other = nil
    self.init(terms, clause, nil, parser)
    kind = opened.kind
    isOpened = true
    saidCount = 1
    if let who = opened.who {
      if who.name == .team { statedSide = who.side } else { parts.append(.person(who)) }
    }
    parts.append(marks.isEmpty ? .content : .marks(marks))
    if let other = opened.other { parts += [.marks([.comma]), .person(other)] }
  }

  private init(_ terms: [SentenceTerm], _ clause: Clause, _ time: TimeExpression?, _ parser: LineParser) {
    self.terms = SentenceSides.joined(terms)
    table = parser.vocabulary.table
    ours = parser.ours
    isGoalkeeper = parser.isGoalkeeper
    self.clause = clause
    self.time = time
  }

  /// True if so many terms end within a word, as in `,7`; a comma after a word may be left out.
  func isWithinWord(_ count: Int) -> Bool {
    guard count > 0, count < terms.count else { return false }
    return terms[count].place == terms[count - 1].place && terms[count].marks != [.comma]
  }

  /// Applies one meaning of a term; false if it is impossible here.
  mutating func take(_ term: SentenceTerm, _ saying: SentenceTerm.Saying) -> Bool {
    isSettled = saying != .nothing || term.person != nil || term.side != nil
    if term.time != nil { return false }
    let isFor = isAfterFor
    isAfterFor = saying == .nothing && (term.isBenefiting || isFor && term.isSmall && term.marks.isEmpty)
    let last = neighbour
    if last != .keeper || !term.isSmall || !term.marks.isSubset(of: [.by, .passer]) { neighbour = .other }
    if saying != .nothing, term.namesKeeper { hasKeeper = true }
    if let person = term.person {
      // `gol anulado del 16 por falta de 4`: neither the scorer nor the assistant.
      if isAnnulmentExplained, !isAfterAssist, parts.contains(where: \.isPerson) { return false }
      if parts.last == .marks([.on]) { goesIn = false }
      parts.append(.person(person))
      return true
    }
    if let side = term.side, saying == .nothing {
      if last == .keeper {
        guard put(side, in: &keeperSide) else { return false }
      } else {
        neighbour = .side(before: statedSide)
        guard put(side, in: &statedSide) else { return false }
        isSideBenefiting = isSideBenefiting || isFor
      }
      // `for the visitors`: the preposition does not refer to a player.
      if case .marks(let marks) = parts.last, marks.isSubset(of: [.by, .passer, .to, .because, .replacing]) {
        parts.removeLast()
      }
      return true
    }
    switch saying {
    case .passed(let one, let other): return isOpened && take(one, passingTo: other)
    case .replaced(let off, let on, let isConcussion):
      // The pairs of a sentence share the mark, so it can have only one pair with a mark of its own.
      guard isOpened, !hasMarkedPair, !isConcussion || !parts.contains(where: \.isPerson) else { return false }
      hasPair = true
      if isConcussion {
        hasMarkedPair = true
        clause.isConcussion = true
      }
      parts += [.marks([.off]), .person(off), .marks([.on]), .person(on)]
      return true
    // `in zone 5`, `in open play`: a preposition.
    case .zone, .origin: if parts.last == .marks([.on]) { goesIn = nil }
    default: break
    }
    guard describe(saying, term) else { return false }
    if isOfGoalkeeper(term, saying) {
      if case .side(let before) = last, term.beginsWithKeeper {
        guard let statedSide, put(statedSide, in: &keeperSide) else { return false }
        self.statedSide = before
      }
      if term.endsWithKeeper { neighbour = .keeper }
    }
    if saying != .nothing { saidCount += 1 } else if term.saysMore, !isVersus(term) { isSilenced = true }
    if saying == .nothing, term.marks == [.on] {
      goesIn = goesIn != false && !isAfterBy && (kind == .chance || clause.outcome == .woodwork)
    }
    let marks = mayPass ? term.marks : term.marks.subtracting([.passer])
    switch saying {
    case .injured: parts.append(.injury)
    case .concussion where kind == nil: parts.append(.injury)
    case .nothing where marks.isEmpty: break
    case .nothing, .clause: parts.append(term.marks.isEmpty ? .content : .marks(marks))
    default: parts.append(.content)
    }
    return true
  }

  /// Adds what a term says about the action; false if that is impossible here.
  private mutating func describe(_ saying: SentenceTerm.Saying, _ term: SentenceTerm) -> Bool {
    switch saying {
    case .nothing, .passed, .replaced: break
    case .clause(.offside) where followsAnnulment, .clause(.foul) where followsAnnulment, .foul where followsAnnulment,
      // Spanish and Catalan have one word for a foul and the free kick for it.
      .origin(.freeKick) where followsAnnulment:
      isAnnulmentExplained = true
      clause.unrecorded.append(term.text)
    case .clause(let kind): return take(kind)
    case .outcome(let outcome):
      mayLeave = mayLeave || term.marks.contains(.off)
      if kind?.isScore != true { return take(outcome) }
      signs.append("-")
    case .bodyPart(let body):
      mayBeFoot = mayBeFoot || term.isFlankOrFoot
      return put(body, in: &clause.bodyPart)
    // `xut del 9 a córner`, `shot by 9 to a corner`
    case .origin(.corner) where kind == .chance && isAfterPersonTo: return false
    // `9 shot wide, corner`: the shot is complete.
    case .origin(.corner) where kind != .goal && clause.outcome != nil && goesIn != true && isAfterComma:
      leadsToCorner = true
    case .origin(let origin): return put(origin, in: &clause.origin)
    case .color(let color): return put(color, in: &clause.card)
    case .secondYellow: clause.isSecondYellow = true
    case .reason(let reason):
      // The reason for a card follows it: `mans, groga` is a handball.
      guard clause.reason == nil, kind != .foul || clause.card != nil else { return false }
      clause.reason = reason
    case .half(let half): return put(half, in: &clause.namedPeriod)
    case .foul(let code): return put(code, in: &clause.foulCode)
    case .zone(let zone): return put(zone, in: &clause.zone)
    case .ending(let action, let outcome):
      endings.append(action)
      return put(outcome, in: &clause.outcome)
    case .signs(let marks): signs += marks
    case .made:
      isMade = true
      if isSeries { signs.append("+") }
    case .side(let side): return take(letterOf: side)
    case .staysOn: clause.staysOn = true
    case .keeper: isGoalkeepers = true
    case .saves:
      isGoalkeepers = true
      return take(.saved)
    case .concussion:
      clause.isConcussion = true
      concussion = concussion ?? term.text
      // In `canvi per commoció`, it describes the substitution; in `3 concussion, 14 on`, it is an injury.
      if kind == nil { injury = injury ?? (term.text, parts.count(where: \.isPerson)) }
    case .annulled: isAnnulled = true
    case .injured: injury = injury ?? (term.text, parts.count(where: \.isPerson))
    case .flank:
      hasFlank = true
      mayBeFoot = mayBeFoot || term.isFlankOrFoot
      clause.unrecorded.append(term.text)
    // `gol anulado por falta en ataque`
    case .attacking where isAnnulmentExplained:
      let reason = clause.unrecorded.popLast().map { $0 + " " } ?? ""
      clause.unrecorded.append(reason + term.text)
    case .attacking:
      isAttacking = true
      clause.unrecorded.append(term.text)
    case .unclear: return false
    // `gol de cap i córner` says how the goal came about.
    case .cornerFollows where kind == .goal: return put(.corner, in: &clause.origin)
    case .cornerFollows: leadsToCorner = true
    case .favour, .against, .conceded: return put(saying, in: &favour)
    }
    return true
  }

  var isInjured: Bool { injury != nil }

  /// The side of the team. The goalkeeper who saves a shot plays for the other one.
  var side: Side? { statedSide ?? sideOpposingKeeper }

  /// True if the goalkeeper and the team have contradictory sides.
  var hasTwoSides: Bool { statedSide != nil && sideOpposingKeeper != nil && statedSide != sideOpposingKeeper }

  private var sideOpposingKeeper: Side? { clause.outcome == .saved ? keeperSide?.other : keeperSide }

  /// True if the term mentions the goalkeeper, and not that a player becomes one.
  private func isOfGoalkeeper(_ term: SentenceTerm, _ saying: SentenceTerm.Saying) -> Bool {
    switch saying {
    case .keeper, .saves, .outcome: term.namesKeeper
    default: false
    }
  }

  private var isAfterAssist: Bool {
    if case .marks(let marks) = parts.last { marks.contains(.assist) } else { false }
  }

  private var isAfterPersonTo: Bool {
    let before = parts.reversed().drop { $0 == .marks([.to]) }
    return before.count < parts.count && before.first?.isPerson == true
  }

  private var isAfterComma: Bool { parts.last == .marks([.comma]) }

  private var isAfterBy: Bool { if case .marks(let marks) = parts.last { marks.contains(.by) } else { false } }

  /// True after an annulled goal and a word such as `por` or `for`.
  private var followsAnnulment: Bool {
    guard isAnnulled else { return false }
    for part in parts.reversed() {
      guard case .marks(let marks) = part else { return false }
      if !marks.isDisjoint(with: [.because, .replacing]) { return true }
    }
    return false
  }

  private var isSeries: Bool {
    if let kind, case .score(let score) = table[kind]?.suffix { score.isSeries } else { false }
  }

  private func put<Value: Equatable>(_ value: Value, in place: inout Value?) -> Bool {
    guard place == nil || place == value else { return false }
    place = value
    return true
  }

  /// True for `contra` before an opponent; in `gol contra v4`, it says which side scored.
  private func isVersus(_ term: SentenceTerm) -> Bool {
    guard isOpened, term.marks.contains(.to), let kind else { return false }
    if case .attempt = table[kind]?.suffix { return false }
    return true
  }

  /// The letter of a side after a person. `l` and `h` describe an attempt; `a` is only read so after a card.
  private mutating func take(letterOf side: Side) -> Bool {
    guard isOpened, let kind, let spec = table[kind], statedSide == nil, parts.last?.isPerson == true else {
      return false
    }
    switch spec.suffix {
    case .attempt, .score: return false
    case .reason: break
    default: if side == .away { return false }
    }
    if side == .away { isSettled = false }
    statedSide = side
    return true
  }

  /// Scorer and assistant, `9,7`; after the scorer, zone and assistant: `5,7`.
  private mutating func take(_ one: Who, passingTo other: Who) -> Bool {
    if parts.contains(where: \.isPerson) {
      guard one.side == nil, case .number(let number) = one.name, let zone = Zone(rawValue: number.rawValue),
        put(zone, in: &clause.zone)
      else { return false }
    } else {
      parts.append(.person(one))
    }
    parts += [.marks([.comma]), .person(other)]
    return true
  }

  private mutating func take(_ kind: ClauseKind) -> Bool {
    switch (self.kind, kind) {
    case (nil, _), (.goal, .ownGoal): self.kind = kind
    case (let known?, kind) where known == kind: return !isOpened || mayRepeat
    case (.ownGoal, .goal): break
    default: return false
    }
    return true
  }

  /// True if the kind may be named again after it. Next to a card, such a word is part of the reason, except after the
  /// player: `red card for v3; sent off`.
  private var mayRepeat: Bool {
    guard let kind, table[kind]?.isWord == false else { return false }
    if kind.card == nil { return true }
    return parts.first?.isPerson != true && !SentenceRoles(parts, isOpened: true).people.isEmpty
  }

  private mutating func take(_ outcome: Outcome) -> Bool {
    switch (clause.outcome, outcome) {
    // Off the post and out.
    case (.woodwork, .offTarget): return true
    case (.offTarget, .woodwork): clause.outcome = .woodwork
    default: return put(outcome, in: &clause.outcome)
    }
    return true
  }
}

/// The parts that determine the roles of people.
enum SentencePart: Equatable {
  case person(Who)
  case marks(Set<SentenceTerm.Mark>)
  case injury
  /// Anything else.
  case content

  var isPerson: Bool { if case .person = self { true } else { false } }
}
