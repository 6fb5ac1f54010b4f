import MatchModel

/// A partially read sentence: its terms, and the meaning chosen for each of those taken so far. What it says is derived
/// from these; only what depends on the order of the terms is kept along the way.
struct SentenceDraft {
  typealias Meaning = SentenceTerm.Meaning

  /// The terms without times, and with each side next to its player.
  let terms: [SentenceTerm]
  let time: TimeExpression?
  /// The clauses of the game.
  let table: ClauseTable
  let ours: Side?
  /// True if a person is known to be a goalkeeper.
  let isGoalkeeper: (Who) -> Bool
  /// True if the kind stands first, perhaps after a person: `9 gol`. Such a clause may lack everything else.
  let isOpened: Bool
  /// True if `de` may introduce the assistant.
  let mayPass: Bool

  /// The meanings of the terms taken so far; `nothing` for people and sides.
  private(set) var meanings: [Meaning] = []
  private(set) var parts: [SentencePart] = []
  private(set) var sides = SentenceSides()
  private(set) var kind: ClauseKind?
  /// The details of the action, without its kind and people.
  private(set) var clause: Clause
  /// For a word such as `in` or `dins`: true if it says that the shot went in, false if it may mean something else, as
  /// in `entra 9 i xuta` or `xut de dins`. Nil without such a word.
  private(set) var goesIn: Bool?
  /// True if the words for the kind say that the attempt went in: `encesta`.
  private(set) var saysMade = false
  /// True if the kind is a basket whose points another word may give: `canasta de 3`.
  private var isBasket = false

  /// The drafts of a whole sentence, one for each way to read its times: `al 23` may be a time or a player.
  static func drafts(of terms: [SentenceTerm], column: Int, isTimed: Bool, _ parser: LineParser) -> [SentenceDraft] {
    guard let (rest, time) = SentenceTimes.taken(from: terms), !isTimed || time == nil else { return [] }
    let bare = Clause(.note, column: column)
    let drafts = [SentenceDraft(rest, bare, time, parser)]
    guard !isTimed, time == nil, let (rest, time) = SentenceTimes.leading(in: terms) else { return drafts }
    return drafts + [SentenceDraft(rest, bare, time, parser)]
  }

  /// A clause whose kind was read, to be continued with these terms.
  /// - Parameter opening: the words for the kind.
  init(
    _ opened: Clause, after opening: SentenceTerm?, mayPass: Bool, before terms: [SentenceTerm], _ parser: LineParser
  ) {
    var clause = opened
    clause.kind = .note
    clause.who = nil
    clause.other = nil
    self.init(terms, clause, nil, isOpened: true, mayPass: mayPass, parser)
    kind = opened.kind
    if let who = opened.who {
      if who.isTeam { sides = SentenceSides(team: who.side) } else { parts.append(.person(who)) }
    }
    let marks = opening?.marks ?? []
    parts.append(marks.isEmpty ? .content : .marks(marks))
    isBasket = opening?.isBasket == true
    saysMade = opening?.saysMade == true
    if let other = opened.other { parts += [.comma, .person(other)] }
  }

  private init(
    _ terms: [SentenceTerm], _ clause: Clause, _ time: TimeExpression?, isOpened: Bool = false, mayPass: Bool = false,
    _ parser: LineParser
  ) {
    self.terms = terms.joiningSides
    self.time = time
    table = parser.vocabulary.table
    ours = parser.ours
    isGoalkeeper = parser.isGoalkeeper
    self.isOpened = isOpened
    self.mayPass = mayPass
    self.clause = clause
  }

  /// The first term that was not taken yet.
  var next: SentenceTerm? { meanings.count < terms.count ? terms[meanings.count] : nil }

  /// Takes the next term in one of its meanings; false if that is impossible here.
  mutating func take(_ term: SentenceTerm, as meaning: Meaning) -> Bool {
    guard term.time == nil, sides.take(term, as: meaning) else { return false }
    updateGoesIn(term, meaning)
    if let person = term.person, !meaning.isNoPerson {
      // `gol anulado del 16 por falta de 4`: neither the scorer nor the assistant.
      if meanings.contains(.annulmentReason), !parts.endsWith(.assist), parts.contains(where: \.isPerson) {
        return false
      }
      parts.append(.person(person))
      meanings.append(.nothing)
    } else if term.side != nil, meaning == .nothing {
      // `for the visitors`: the preposition does not refer to a player.
      if let last = parts.last, last.isMarks, last.marks.isSubset(of: [.by, .passer, .to, .because, .replacing]) {
        parts.removeLast()
      }
      meanings.append(.nothing)
    } else {
      let effective = effective(meaning, of: term)
      guard apply(effective, term) else { return false }
      if let part = part(term, meaning) { parts.append(part) }
      meanings.append(effective)
    }
    return true
  }

  /// Follows a word such as `in`, which may also be a preposition or belong to a player.
  private mutating func updateGoesIn(_ term: SentenceTerm, _ meaning: Meaning) {
    let isAfterOn = parts.last == .marks([.on])
    switch meaning {
    case _ where term.person != nil: if isAfterOn { goesIn = false }
    // `in zone 5`, `in open play`: a preposition.
    case .zone, .origin: if isAfterOn { goesIn = nil }
    case .nothing where term.side == nil && term.marks == [.on]:
      goesIn = goesIn != false && !parts.endsWith(.by) && (kind == .chance || clause.outcome == .woodwork)
    default: break
    }
  }

  /// The meaning that it amounts to after the terms before it.
  private func effective(_ meaning: Meaning, of term: SentenceTerm) -> Meaning {
    switch meaning {
    case .clause(.offside) where followsAnnulment, .clause(.foul) where followsAnnulment, .foul where followsAnnulment,
      // Spanish and Catalan have one word for a foul and the free kick for it.
      .origin(.freeKick) where followsAnnulment:
      .annulmentReason
    case .outcome where kind?.isScore == true: .signs("-")
    case .made where isSeries: .signs("+")
    // `9 shot wide, corner`, `9 shot saved for a corner`: the shot is complete.
    case .origin(.corner)
    where kind != .goal && clause.outcome != nil && goesIn != true && !term.isAfterwards && parts.mayLeadOn:
      .cornerFollows
    // `gol de cap i córner` says how the goal came about.
    case .cornerFollows where kind == .goal: .origin(.corner)
    default: meaning
    }
  }

  /// Adds what a term says about the action; false if that is impossible here.
  private mutating func apply(_ meaning: Meaning, _ term: SentenceTerm) -> Bool {
    switch meaning {
    case .clause(let kind):
      if let sum = term.sum { clause.completedSum = sum }
      if term.saysMade { saysMade = true }
      return take(kind, isBasket: term.isBasket)
    case .points(let points): return take(points, of: term)
    case .side(let side): return mayHaveLetter(of: side) && sides.take(letterOf: side)
    case .favour, .against, .conceded: return favour == nil || favour == meaning
    case .passed(let one, let other): return take(one, passingTo: other)
    case .replaced(let off, let on, let isConcussion):
      // The pairs of a sentence share the mark, so it can have only one pair with a mark of its own.
      guard isOpened, !hasMarkedPair, !isConcussion || !parts.contains(where: \.isPerson) else { return false }
      parts += [.marks([.off]), .person(off), .marks([.on]), .person(on)]
      if isConcussion { clause.isConcussion = true }
    // `xut del 9 a córner`, `shot by 9 to a corner`
    case .origin(.corner) where kind == .chance && parts.endWithPersonTo: return false
    // The reason for a card follows it: `mans, groga` is a handball.
    case .reason where kind == .foul && clause.card == nil: return false
    // `gol anulado por falta en ataque`
    case .attacking where meanings.contains(.annulmentReason):
      let reason = clause.unrecorded.popLast().map { $0 + " " } ?? ""
      clause.unrecorded.append(reason + term.text)
    // `falla el penal, aturat`
    case .outcome where isOnlyMissed && parts.last == .comma:
      clause.outcome = nil
      return clause.take(meaning)
    case .annulmentReason, .attacking, .flank, .area, .manner: clause.unrecorded.append(term.text)
    case .unclear: return false
    default: return clause.take(meaning)
    }
    return true
  }

  /// The part that a term adds; people add theirs themselves.
  private func part(_ term: SentenceTerm, _ meaning: Meaning) -> SentencePart? {
    let marks = mayPass ? term.marks : term.marks.subtracting([.passer])
    return switch meaning {
    case .passed, .replaced: nil
    case .injured: .injury(term.text)
    // In `canvi per commoció`, it describes the substitution; in `3 concussion, 14 on`, it is an injury.
    case .concussion where kind == nil: .injury(term.text)
    case .nothing where marks.isEmpty: nil
    case .nothing, .clause: term.marks.isEmpty ? .content : .marks(marks)
    default: .content
    }
  }

  /// True after an annulled goal and a word such as `por` or `for`.
  private var followsAnnulment: Bool {
    isAnnulled
      && parts.reversed().prefix(while: \.isMarks).contains { !$0.marks.isDisjoint(with: [.because, .replacing]) }
  }

  private var isSeries: Bool {
    if let kind, case .score(let score) = table[kind]?.suffix { score.isSeries } else { false }
  }

  /// True if the letter of this side may follow. `l` and `h` describe an attempt; `a` is only read so after a card.
  private func mayHaveLetter(of side: Side) -> Bool {
    guard isOpened, let kind, let spec = table[kind], parts.last?.isPerson == true else { return false }
    return switch spec.suffix {
    case .attempt, .score: false
    case .reason: true
    default: side == .home
    }
  }

  /// Scorer and assistant, `9,7`; after the scorer, zone and assistant: `5,7`.
  private mutating func take(_ one: Who, passingTo other: Who) -> Bool {
    guard isOpened else { return false }
    if parts.contains(where: \.isPerson) {
      guard one.side == nil, case .number(let number) = one.name, let zone = Zone(rawValue: number.rawValue),
        clause.take(.zone(zone))
      else { return false }
    } else {
      parts.append(.person(one))
    }
    parts += [.comma, .person(other)]
    return true
  }

  private mutating func take(_ kind: ClauseKind, isBasket isOther: Bool = false) -> Bool {
    switch (self.kind, kind) {
    case (nil, _), (.goal, .ownGoal):
      self.kind = kind
      isBasket = isOther
      return true
    // `canasta de tres puntos`
    case (_, .score) where isBasket && table.points(of: kind) != nil:
      self.kind = kind
      isBasket = isOther
      return true
    case (.ownGoal, .goal): return true
    default: return self.kind == kind && (!isOpened || mayRepeat)
    }
  }

  /// Takes the points of a basket. A bare number follows a word such as `de`, which does not refer to a player then.
  private mutating func take(_ points: Int, of term: SentenceTerm) -> Bool {
    if !term.isPointCount {
      guard isBasket, !meanings.isEmpty, terms[meanings.count - 1].leadsToPoints, parts.last?.isMarks == true else {
        return false
      }
      parts.removeLast()
    }
    return table.kind(withPoints: points).map { take($0) } ?? false
  }

  /// True if the kind may be named again after it. Next to a card, such a word is part of the reason, except after the
  /// player: `red card for v3; sent off`.
  private var mayRepeat: Bool {
    guard let kind, table[kind]?.isWord == false else { return false }
    return kind.card == nil || parts.first?.isPerson == false && parts.contains(where: \.isPerson)
  }
}
