import MatchModel

/// A partially read sentence.
struct SentenceDraft {
  /// The remaining terms, without times, and with each side next to its player.
  let terms: [SentenceTerm]
  /// The clauses of the game.
  let table: ClauseTable
  var ours: Side?
  /// True if a person is known to be a goalkeeper.
  var isGoalkeeper: (Who) -> Bool = { _ in false }
  /// The parts in order, as their positions determine the roles of people.
  private(set) var parts: [SentencePart] = []
  private(set) var clause: Clause
  private(set) var kind: ClauseKind?
  private(set) var time: TimeExpression?
  private(set) var side: Side?
  private var favour: SentenceTerm.Saying?
  /// The number of words that describe the action, excluding particles.
  private(set) var saidCount = 0
  /// True if a word that has a meaning was read as a mere particle.
  private var isSilenced = false
  private var isAnnulled = false
  /// The words for an injury, and the number of people named before them.
  private var injury: (text: String, place: Int)?
  private var hasFlank = false
  private var signs: [Character] = []
  private var isMade = false
  /// True if it is told as something that the goalkeeper does, and if the goalkeeper is mentioned at all.
  private var isGoalkeepers = false
  private var hasKeeper = false
  private var endings: [ActionCode] = []
  /// True if `de` may introduce the assistant.
  var mayPass = false
  /// True if the kind stands first, perhaps after a person: `9 gol`. Such a clause may lack everything else.
  private(set) var isOpened = false
  /// True if the last term describes something, so that free text may follow.
  private(set) var isSettled = true
  /// True if a word such as `fora` or `off` may also mean that a player leaves.
  private var mayLeave = false

  /// The possible readings of times in a sentence: `al 23` may be a time or a player.
  static func beginnings(_ terms: [SentenceTerm], _ table: ClauseTable, column: Int, isTimed: Bool) -> [SentenceDraft] {
    guard let (rest, time) = SentenceTimes.taken(from: terms), !isTimed || time == nil else { return [] }
    var drafts = [
      SentenceDraft(terms: SentenceSides.joined(rest), table, clause: Clause(.note, column: column), time: time)
    ]
    if !isTimed, time == nil, let (rest, time) = SentenceTimes.leading(in: terms) {
      drafts.append(
        SentenceDraft(terms: SentenceSides.joined(rest), table, clause: Clause(.note, column: column), time: time))
    }
    return drafts
  }

  /// A clause whose kind was read, to be continued with these terms.
  /// - Parameter marks: the marks of the words for the kind.
  init(_ opened: Clause, marks: Set<SentenceTerm.Mark>, before terms: [SentenceTerm], _ table: ClauseTable) {
    var clause = opened
    (clause.kind, clause.who, clause.other) = (.note, nil, nil)
    self.init(terms: SentenceSides.joined(terms), table, clause: clause, time: nil)
    (kind, isOpened, saidCount) = (opened.kind, true, 1)
    if let who = opened.who {
      if who.name == .team { side = who.side } else { parts.append(.person(who)) }
    }
    parts.append(marks.isEmpty ? .content : .marks(marks))
    if let other = opened.other { parts += [.marks([.comma]), .person(other)] }
  }

  private init(terms: [SentenceTerm], _ table: ClauseTable, clause: Clause, time: TimeExpression?) {
    self.terms = terms
    self.table = table
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
    if saying != .nothing, term.namesKeeper { hasKeeper = true }
    if let person = term.person {
      parts.append(.person(person))
      return true
    }
    if let side = term.side, saying == .nothing {
      guard self.side == nil || self.side == side else { return false }
      self.side = side
      // `for the visitors`: the preposition does not refer to a player.
      if case .marks(let marks) = parts.last, marks.isSubset(of: [.by, .passer, .to, .because, .replacing]) {
        parts.removeLast()
      }
      return true
    }
    switch saying {
    case .nothing: break
    case .clause(let kind): guard take(kind) else { return false }
    case .outcome(let outcome):
      if isScore { signs.append("-") } else if !take(outcome) { return false }
      mayLeave = mayLeave || term.marks.contains(.off)
    case .bodyPart(let body): guard put(body, in: &clause.bodyPart) else { return false }
    case .origin(let origin): guard put(origin, in: &clause.origin) else { return false }
    case .color(let color): guard put(color, in: &clause.card) else { return false }
    case .secondYellow: clause.isSecondYellow = true
    case .reason(let reason):
      // The reason for a card follows it: `mans, groga` is a handball.
      guard clause.reason == nil, kind != .foul || clause.card != nil else { return false }
      clause.reason = reason
    case .half(let half): guard put(half, in: &clause.half) else { return false }
    case .foul(let code): guard put(code, in: &clause.foulCode) else { return false }
    case .zone(let zone): guard put(zone, in: &clause.zone) else { return false }
    case .ending(let action, let outcome):
      guard put(outcome, in: &clause.outcome) else { return false }
      endings.append(action)
    case .signs(let marks): signs += marks
    case .made:
      isMade = true
      if isSeries { signs.append("+") }
    case .side(let side): guard take(letterOf: side) else { return false }
    case .passed(let one, let other): return isOpened && take(one, passingTo: other)
    case .replaced(let off, let on):
      guard isOpened else { return false }
      parts += [.marks([.off]), .person(off), .marks([.on]), .person(on)]
      return true
    case .staysOn: clause.staysOn = true
    case .keeper: isGoalkeepers = true
    case .saves:
      guard take(.saved) else { return false }
      isGoalkeepers = true
    case .concussion: clause.isConcussion = true
    case .annulled: isAnnulled = true
    case .injured:
      let place = parts.count { if case .person = $0 { true } else { false } }
      injury = injury ?? (term.text, place)
    case .flank: hasFlank = true
    case .favour, .against, .conceded: guard put(saying, in: &favour) else { return false }
    }
    if saying != .nothing { saidCount += 1 } else if term.saysMore, !isVersus(term) { isSilenced = true }
    switch saying {
    case .nothing, .clause:
      let marks = mayPass ? term.marks : term.marks.subtracting([.passer])
      parts += term.marks.isEmpty ? [.content] : [.marks(marks)]
    default: parts.append(.content)
    }
    if saying == .nothing, term.marks.isSubset(of: mayPass ? [] : [.passer]) { parts.removeLast() }
    return true
  }

  private var isInjured: Bool { injury != nil }

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
    guard isOpened, let kind, let spec = table[kind], self.side == nil, case .person? = parts.last else { return false }
    switch spec.suffix {
    case .attempt, .score: return false
    case .reason: break
    default: if side == .away { return false }
    }
    if side == .away { isSettled = false }
    self.side = side
    return true
  }

  /// Scorer and assistant, `9,7`; after the scorer, zone and assistant: `5,7`.
  private mutating func take(_ one: Who, passingTo other: Who) -> Bool {
    if parts.contains(where: { if case .person = $0 { true } else { false } }) {
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
    if case .person = parts.first { return false }
    return !SentenceRoles(parts, isOpened: true).people.isEmpty
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
  /// Anything else.
  case content
}

// MARK: - What it tells

extension SentenceDraft {
  /// The complete sentence; nil if its parts do not make up one action.
  func reading() -> SentenceReader.Reading? {
    let roles = SentenceRoles(parts, isOpened: isOpened)
    if hasFlank, kind != .corner { return nil }
    if isAnnulled, roles.people.isEmpty, kind == nil || kind == .goal { return annulment }
    guard let kind = kind ?? implied(roles) else { return nil }
    switch kind {
    case .start, .end, .finish: return whistle(kind, roles)
    case .added: return added(roles)
    case .note, .abandon: return nil
    case .substitution: return isLeaving(roles) ? leaving(roles) : substitutions(roles)
    default: break
    }
    var told = clause
    told.kind = kind
    guard let spec = table[kind], takeSigns(&told, spec) else { return nil }
    // The origin describes the kick that follows, not the foul.
    if kind == .foul, told.origin == .penalty { told.origin = nil }
    if told.isSecondYellow { told.takeCardOfSecondYellow() }
    guard told.half == nil, isAllowed(told, spec), let people = people(roles, told, spec) else { return nil }
    (told.who, told.other) = (people.who, people.other)
    told.isAnnulled = isAnnulled
    guard var told = sided(told) else { return nil }
    if let injury { told.takeInjury(injury.text) }
    return .clauses([told], time)
  }

  /// The people; the player who took a saved shot is not the goalkeeper: `v1 atura el penal de 9`.
  private func people(_ roles: SentenceRoles, _ told: Clause, _ spec: ClauseSpec) -> (who: Who?, other: Who?)? {
    let isSaved = told.kind == .chance && told.outcome == .saved
    if isSaved, roles.people.count == 2, let shooter = shooter(of: roles.people[0], and: roles.people[1]) {
      return (shooter, nil)
    }
    if isGoalkeepers {
      guard isSaved, hasKeeper, roles.people.count == 1, !isGoalkeeper(roles.people[0]) else { return nil }
    }
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

  /// True for a way of scoring, whose attempts may succeed or fail.
  private var isScore: Bool { if case .score = kind { true } else { false } }

  private var isSeries: Bool {
    if let kind, case .score(let score) = table[kind]?.suffix { score.isSeries } else { false }
  }

  /// The outcome of a declared action, or the attempts of a way of scoring; false if it has no such signs.
  private func takeSigns(_ told: inout Clause, _ spec: ClauseSpec) -> Bool {
    switch spec.suffix {
    case .own(let action):
      guard endings.allSatisfy({ $0 == action.code }), signs.count < 2, !isMade else { return false }
      if let sign = signs.first {
        guard told.outcome == nil, let ending = action.outcomes.first(where: { $0.sign == sign }) else { return false }
        told.outcome = ending.code
      }
      return told.outcome.map { outcome in action.outcomes.contains { $0.code == outcome } } ?? true
    case .score(let score):
      for sign in signs {
        guard score.takes(sign, after: told.attempts, by: table) else { return false }
        told.attempts.append(sign == "+")
      }
      return endings.isEmpty
    default: return signs.isEmpty && endings.isEmpty && !isMade
    }
  }

  private var annulment: SentenceReader.Reading? {
    guard let side = teamSide(of: .goal) else { return nil }
    let bare = Clause(.note, column: clause.column)
    return clause == bare && time == nil && !isInjured ? .annulment(side.side) : nil
  }

  /// The action, if the words imply it without naming it: `penal fallat`, `14 for 10`.
  private func implied(_ roles: SentenceRoles) -> ClauseKind? {
    if clause.outcome != nil, clause.bodyPart != nil || clause.origin == .penalty || clause.origin == .freeKick {
      return .chance
    }
    if clause.outcome == .saved, hasKeeper || roles.people.count == 2 { return .chance }
    if isPenaltyFoul(roles) { return .foul }
    // Only the player who shoots can hit the post or miss.
    if clause.outcome == .woodwork || clause.outcome == .offTarget && !mayLeave, roles.people.count == 1 {
      return .chance
    }
    if clause.half != nil { return clause.half == .interval ? .end : .start }
    if clause.foulCode != nil { return .foul }
    if clause.isSecondYellow { return .yellow }
    if isLeaving(roles) { return .substitution }
    return roles.isReplacement ? .substitution : nil
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
  private func isAllowed(_ told: Clause, _ spec: ClauseSpec) -> Bool {
    switch spec.suffix {
    case .partner: break
    case .attempt where isSilenced: return false
    default: if isSilenced, isOpened { return false }
    }
    guard told.details.isSubset(of: spec.details), !told.staysOn || told.isYellow else { return false }
    let isCard = told.kind.card != nil || told.card != nil
    if told.isSecondYellow, !isCard { return false }
    if let reason = told.reason, !isCard || !told.cardReasons.contains(reason) { return false }
    return (!isAnnulled || told.kind == .goal) && (!isInjured || told.kind == .departure)
  }

  private func whistle(_ kind: ClauseKind, _ roles: SentenceRoles) -> SentenceReader.Reading? {
    var told = Clause(kind, column: clause.column)
    told.half = clause.half
    guard roles.people.isEmpty, side == nil, favour == nil, clause.isBare, !isAnnulled, !isInjured else { return nil }
    // `acaba la primera part` ends the half, not the match.
    if kind == .finish, told.half != nil { told.kind = .end }
    if told.kind == .start, told.half == .interval { return nil }
    return .clauses([told], time)
  }

  /// `3 minuts d'afegit`
  private func added(_ roles: SentenceRoles) -> SentenceReader.Reading? {
    guard roles.people.count == 1, case .number(let minutes) = roles.people[0].name, roles.people[0].side == nil,
      side == nil, favour == nil, clause.isBare, clause.half == nil, !isAnnulled, !isInjured, minutes.rawValue <= 60
    else { return nil }
    var told = Clause(.added, column: clause.column)
    told.minutes = minutes.rawValue
    return .clauses([told], time)
  }

  /// True if the sentence says only that a player goes off, possibly injured.
  private func isLeaving(_ roles: SentenceRoles) -> Bool {
    guard roles.people.count == 1, isInjured || !isSilenced else { return false }
    return isInjured && kind == .substitution || roles.isOff
  }

  /// `9 comes off`, `surt lesionat el 9`: asks who comes on. An injury is a note on the player.
  private func leaving(_ roles: SentenceRoles) -> SentenceReader.Reading? {
    guard clause.isBare, clause.half == nil, !isAnnulled, favour == nil else { return nil }
    let who = roles.people[0]
    var told = Clause(.substitution, who: Who(who.name, side: who.side ?? side), column: clause.column)
    if let injury { told.takeInjury(injury.text) } else { told.asks = true }
    return .clauses([told], time)
  }

  private func substitutions(_ roles: SentenceRoles) -> SentenceReader.Reading? {
    var bare = clause
    bare.isConcussion = false
    guard bare.isBare, clause.half == nil, !isAnnulled, favour == nil,
      let pairs = roles.pairs ?? (isOpened ? roles.halfPair : nil)
    else { return nil }
    var told: [Clause] = []
    for pair in pairs {
      var clause = Clause(.substitution, who: pair.off, column: clause.column)
      clause.other = pair.on
      clause.isConcussion = self.clause.isConcussion
      clause.asks = pair.off == nil || pair.on == nil
      let side = pair.off?.side ?? pair.on?.side ?? side
      if clause.who == nil { clause.who = side.map { Who(.team, side: $0) } } else { clause.who?.side = side }
      if clause.other?.side == side { clause.other?.side = nil }
      told.append(clause)
    }
    if let injury {
      // The player named last before the injury, or the first one.
      let before = roles.people.prefix(injury.place)
      let index = before.lazy.reversed().compactMap { who in pairs.firstIndex { $0.off == who } }.first ?? 0
      var note = Clause(.note, who: told[index].who, column: clause.column)
      note.text = injury.text
      told.append(note)
    }
    return .clauses(told, time)
  }

  // MARK: - Sides

  /// The side, if the sentence contains it; nil if it is contradictory or cannot be known.
  private func teamSide(of kind: ClauseKind) -> (side: Side?, isSaid: Bool)? {
    guard let favour else { return (side, side != nil) }
    guard side == nil else { return nil }
    let isOffence = kind == .foul || kind == .offside
    if kind.card != nil || isOffence && favour == .conceded { return nil }
    let isOurs = isOffence ? favour == .against : favour == .favour
    if isOurs { return (ours, ours != nil) }
    return ours.map { ($0.other, true) }
  }

  /// The clause with its side; nil if that is contradictory.
  private func sided(_ clause: Clause) -> Clause? {
    var told = clause
    guard var team = teamSide(of: told.kind), let spec = table[told.kind] else { return nil }
    if case .team = spec.subject, told.who != nil { return nil }
    // `gol en contra del 9`: our own goal, as our numbers have no letter.
    if let favour, favour != .favour, told.who != nil, told.who?.side == nil,
      told.kind == .goal || told.kind == .ownGoal
    {
      guard favour == .against, let ours, told.other == nil, !told.isAnnulled else { return nil }
      told.kind = .ownGoal
      told.who?.side = ours
      return told
    }
    // Fouls are committed by the side opposing the victim.
    if told.kind == .foul, told.who == nil, told.other != nil, !team.isSaid, let victim = told.other?.side ?? ours {
      team = (victim.other, true)
    }
    if told.who != nil {
      if told.who?.side == nil {
        told.who?.side = team.side
      } else if team.isSaid, told.who?.side != team.side {
        return nil
      }
    } else if spec.mayBeTeam {
      told.who = Who(.team, side: team.side)
    } else {
      // `el gol`: a reference to a goal, not a new one.
      if saidCount < 2, !team.isSaid, !isOpened { return nil }
      told.who = team.side.map { Who(.team, side: $0) }
      told.asks = true
    }
    if !isOpened, let other = told.other?.side, let side = told.who?.side ?? ours,
      (told.kind == .foul) == (other == side)
    {
      return nil
    }
    return told
  }
}

/// What describes an action, apart from the people.
enum ClauseDetail { case bodyPart, origin, zone, outcome, attempts, foulKind, card, reason, staysOn, concussion }

extension Clause {
  fileprivate var details: Set<ClauseDetail> {
    let all: [(ClauseDetail, Bool)] = [
      (.bodyPart, bodyPart != nil), (.origin, origin != nil), (.zone, zone != nil), (.outcome, outcome != nil),
      (.attempts, !attempts.isEmpty), (.foulKind, foulCode != nil), (.card, card != nil), (.reason, reason != nil),
      (.staysOn, staysOn), (.concussion, isConcussion),
    ]
    return Set(all.filter(\.1).map(\.0))
  }
}

extension ClauseSpec {
  /// The details that its suffix accepts.
  fileprivate var details: Set<ClauseDetail> {
    switch suffix {
    case .attempt(let hasOutcome, _): hasOutcome ? [.bodyPart, .origin, .zone, .outcome] : [.bodyPart, .origin, .zone]
    case .foul: [.foulKind, .card, .reason, .staysOn]
    case .reason: [.reason, .staysOn]
    case .partner: [.concussion]
    case .score: [.attempts]
    case .own(let action): action.field == nil ? [.outcome] : [.outcome, .zone]
    case .nothing, .text, .minutes: []
    }
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
    (kind, self.text, injury) = (.note, text, .leaves)
  }

  /// True if it consists of its kind and a period only.
  fileprivate var isBare: Bool {
    var bare = Clause(.note, column: column)
    bare.half = half
    return self == bare
  }
}
