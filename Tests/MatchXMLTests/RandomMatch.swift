import MatchModel
import TestSupport

/// Random matches with every kind of action, all optional values and odd texts, in no legal order.
struct RandomMatch {
  private var random: SeededGenerator
  private let strings: [String]

  /// Characters that files cannot contain and therefore lose.
  static let forbidden = "\u{1}\u{8}\u{B}\u{1F}\u{FFFE}\u{FFFF}"

  static let oddStrings = [
    "", "Pep", "a \"quoted\" 'text'", "<b>&amp; & ]]> -->", "line\nbreak\r\nand\ttab",
    "Pere Ferrer i Sunyer·l'Hospitalet",
    "ñandú çà àèéíïòóúü", "Динамо Київ", "⚽️👨‍👩‍👧‍👦 e\u{301}", "\u{80}\u{85}\u{9F}\u{A0}\u{AD}\u{FF}\u{100}", "  around  ",
    "\u{2028}\u{FEFF}\u{10FFFF}", "%20=%", "x,y, z",
  ]

  private let isReadable: Bool

  /// - Parameter isReadable: true for a match that is read back unchanged: no spaces around texts, no commas in traits,
  ///   and all officials in actions are listed in the team.
  init(seed: UInt64, isReadable: Bool = false) {
    random = SeededGenerator(seed: seed)
    self.isReadable = isReadable
    strings =
      isReadable
      ? Self.oddStrings.filter { !$0.contains(",") && !$0.contains { $0 == " " || $0.isNewline || $0 == "\t" } }
        + ["Joan Pons"]
      : Self.oddStrings + [Self.forbidden, "a\(Self.forbidden)b"]
  }

  mutating func match() -> Match {
    var match = Match(teams: BothSides(home: team(), away: team()), ours: [.home, .away, nil][int(0...2)])
    match.ruleSet = text()
    match.details.competition = text()
    match.details.season = text()
    match.details.round = text()
    match.details.group = text()
    match.details.stage = text()
    match.details.date = text()
    match.details.time = text()
    match.details.venue = text()
    match.details.referee = text()
    match.details.attendance = text()
    for _ in 0..<int(0...3) { match.overrides["k" + text()] = text() }
    if chance(3) { declare(&match) }
    match.awarded = maybe { $0.chance(5) ? BothSides(home: $0.int(0...3), away: $0.int(0...3)) : nil } ?? nil
    match.provenance = text()
    match.disagreements = (0..<max(0, int(-2...2))).map { _ in disagreement() }
    match.actions = ActionList(actions(for: match))
    if chance(50) { match.identifier = (0..<32).map { _ in String(int(0...15), radix: 16) }.joined() }
    return match
  }

  private mutating func disagreement() -> Disagreement {
    Disagreement(
      field: text(), kind: text(), side: [.home, .away, nil][int(0...2)],
      moment: maybe { Moment($0.bool() ? .during(.regular(1)) : .after(.regular(1)), minute: $0.minute()) },
      subject: text(), taken: text(), other: text())
  }

  /// Declarations, valid or not.
  private mutating func declare(_ match: inout Match) {
    for code in ["duel", "perdua", "x" + text()].prefix(int(1...3)) {
      match.overrides["action." + code] = text()
      if bool() { match.overrides["words." + code] = "a | b_c d | e" }
      if bool() { match.overrides["words." + code + ".guanyat"] = text() }
    }
  }

  private mutating func team() -> Team {
    var numbers = Array(1...99)
    numbers.shuffle(using: &random)
    var team = Team(name: text())
    if chance(20) { team.colour = "#" + (0..<6).map { _ in String(int(0...15), radix: 16) }.joined() }
    if chance(20) { team.crest = ["crest.png", "l'escut <1>.svg", "è&.webp"][int(0...2)] }
    for number in numbers.prefix(int(0...18)) {
      guard let number = ShirtNumber(number) else { continue }
      // A player who appears only in actions.
      if chance(12) {
        team.add(Player(number: number, name: isReadable ? "" : text(), isConfirmed: false, isListed: false))
        continue
      }
      team.add(
        Player(
          number: number, name: text(), isStarter: bool(), isCaptain: chance(10), isGoalkeeper: chance(10),
          position: text(), foot: text(), height: text(),
          traits: (0..<int(0...2)).map { _ in text() }.filter { !isReadable || !$0.isEmpty },
          isConfirmed: bool(), hasPlaceholderNumber: chance(10), licence: chance(20) ? text() : ""))
    }
    // Some players have left, and the others are not in the order of joining.
    let gone = Set(team.playerIDs.filter { _ in chance(8) })
    team.removePlayers { id, _ in gone.contains(id) }
    if bool() {
      var read = team
      read.replacePlayers(with: team.players.sorted { $0.number < $1.number })
      team = Match(teams: BothSides(read)).identified(by: Match(teams: BothSides(team)))[.home]
    }
    team.officials = (0..<int(0...2)).map {
      Official(code: OfficialCode(rawValue: "coach\($0)"), name: text(), role: text())
    }
    return team
  }

  private mutating func actions(for match: Match) -> [Action] {
    var actions: [Action] = []
    let periods: [Period] = Array([.regular(1), .regular(2), .extra(3), .extra(4), .shootOut].prefix(int(0...5)))
    for _ in 0..<int(0...2) { actions.append(action(of: match, .before)) }
    for period in periods {
      actions.append(
        PeriodStart(
          period, length: period.kind == .shootOut ? 0 : 45, announced: maybe { $0.int(0...9) }, wallClock: wallClock(),
          standing: chance(6) ? seconds() : nil, confirmed: laws()))
      for _ in 0..<int(0...25) { actions.append(action(of: match, .during(period))) }
      if chance(8) { continue }
      actions.append(
        PeriodEnd(period, minute: minute(), elapsed: seconds(), wallClock: wallClock(), confirmed: laws()))
      for _ in 0..<int(0...3) { actions.append(action(of: match, .after(period))) }
    }
    if bool() {
      let phase = periods.last.map { bool() ? .after($0) : .during($0) } ?? Phase.before
      let moment = Moment(phase, minute: minute(), elapsed: seconds(), wallClock: wallClock())
      actions.append(MatchEnd(at: moment, isAbandoned: bool(), reason: text(), confirmed: laws()))
      for _ in 0..<int(0...2) { actions.append(action(of: match, phase)) }
    }
    return actions
  }

  /// All kinds except whistles and declared actions.
  private static let kinds = ActionKind.allCases.filter { ![.periodStart, .periodEnd, .matchEnd, .own].contains($0) }

  private mutating func action(of match: Match, _ phase: Phase) -> Action {
    let at = Moment(phase, minute: minute(), elapsed: seconds(), wallClock: wallClock())
    let side: Side = bool() ? .home : .away
    let laws = laws()
    switch chance(8) ? .own : Self.kinds[int(0...Self.kinds.count - 1)] {
    case .goal:
      let isOwn = chance(5)
      return Goal(
        at: at, team: side, shot: shot(match, isOwn ? side.other : side), isOwn: isOwn, isAnnulled: chance(5),
        confirmed: laws)
    case .chance:
      return Chance(at: at, team: side, shot: shot(match, side), outcome: Outcome(text()), confirmed: laws)
    case .foul:
      return Foul(
        at: at, team: side, offender: anybody(match, side), victim: maybe { $0.player(match, side.other) },
        code: bool() ? .handball : FoulCode(text()), confirmed: laws)
    case .offside: return Offside(at: at, team: side, player: player(match, side), confirmed: laws)
    case .card:
      return Card(
        at: at, team: side, person: anybody(match, side), color: CardColor(text()), reason: CardReason(text()),
        isFromBench: chance(4), duration: maybe { $0.int(1...10) }, confirmed: laws)
    case .corner:
      return Corner(at: at, team: side, taker: maybe { $0.player(match, side) }, confirmed: laws)
    case .substitution:
      return Substitution(
        at: at, team: side, off: player(match, side), on: player(match, side), isConcussion: bool(),
        stoppage: maybe { $0.int(1...9) }, confirmed: laws)
    case .goalkeeper: return GoalkeeperChange(at: at, team: side, player: player(match, side), confirmed: laws)
    case .captaincy: return CaptainChange(at: at, team: side, player: player(match, side), confirmed: laws)
    case .arrival: return Arrival(at: at, team: side, player: player(match, side), confirmed: laws)
    case .departure: return Departure(at: at, team: side, player: player(match, side), confirmed: laws)
    case .shootOutKick:
      return ShootOutKick(
        at: at, team: side, taker: player(match, side), outcome: ([.scored] + Outcome.documented)[int(0...4)],
        confirmed: laws)
    case .own:
      return OwnAction(
        ActionCode(rawValue: text()), at: at, team: side, player: maybe { $0.anybody(match, side) },
        opponent: maybe { $0.player(match, side.other) }, outcome: Outcome(text()), zone: Zone(rawValue: int(0...9)),
        confirmed: laws)
    // Whistles are added with the course of the match, so make a note instead.
    case .periodStart, .periodEnd, .matchEnd, .note:
      let subject: Note.Subject = [.match, .team(side), .player(side, anybody(match, side))][int(0...2)]
      return Note(at: at, on: subject, text: text(), confirmed: laws)
    }
  }

  private mutating func shot(_ match: Match, _ side: Side) -> Shot {
    Shot(
      shooter: player(match, side), assistant: maybe { $0.player(match, side) }, bodyPart: BodyPart(text()),
      origin: bool() ? Origin.documented[int(0...8)] : Origin(text()), zone: Zone(rawValue: int(0...9)),
      score: chance(5) ? Score(ScoreCode(rawValue: bool() ? "triple" : "doble"), points: int(1...3)) : nil)
  }

  private mutating func player(_ match: Match, _ side: Side) -> Person {
    let players = match[side].playerIDs
    if players.isEmpty || chance(6) { return .unidentified(int(1...9)) }
    return .player(players[int(0...players.count - 1)])
  }

  private mutating func anybody(_ match: Match, _ side: Side) -> Person {
    guard chance(6) else { return player(match, side) }
    let code = OfficialCode(rawValue: "coach\(int(0...3))")
    return isReadable && match[side].official(code) == nil ? player(match, side) : .official(code)
  }

  private mutating func laws() -> [LawID] { chance(6) ? [LawID(rawValue: "B2"), LawID(rawValue: "D1")] : [] }

  private mutating func minute() -> MatchMinute? {
    maybe { MatchMinute($0.int(1...120), added: max(0, $0.int(-9...9))) }
  }

  private mutating func seconds() -> Double? { maybe { Double.random(in: 0...3600, using: &$0.random) } }

  private mutating func wallClock() -> Double? {
    maybe { $0.bool() ? Double($0.int(0...2_000_000_000)) : Double.random(in: 0...2e9, using: &$0.random) }
  }

  private mutating func text() -> String { strings[int(0...strings.count - 1)] }
  private mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  private mutating func bool() -> Bool { Bool.random(using: &random) }
  /// True with a probability of 1 in `times`.
  private mutating func chance(_ times: Int) -> Bool { int(1...times) == 1 }
  private mutating func maybe<Value>(_ make: (inout Self) -> Value) -> Value? { bool() ? make(&self) : nil }
}
