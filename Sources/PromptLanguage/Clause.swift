import MatchModel

/// What a clause tells. One for each line of the clause table.
public enum ClauseKind: Hashable, Sendable {
  /// One of every game.
  case common(CommonClause)
  /// A card, or what the game has instead of cards, that it declares.
  case sanction(CardColor)
  /// A way of scoring that the game declares.
  case score(ScoreCode)
  /// An action that the game declares.
  case own(ActionCode)

  /// `9g`: a goal by number 9.
  public static let goal = common(.goal)
  /// `v4og`: an own goal by the visitors' number 4.
  public static let ownGoal = common(.ownGoal)
  /// `9s+`: an attempt that was no goal.
  public static let chance = common(.chance)
  /// `v4f9`: a foul, and whom it was on.
  public static let foul = common(.foul)
  /// `v4y`: a yellow card by itself, without a foul.
  public static let yellow = common(.yellow)
  /// `v4r`: a red card by itself, without a foul.
  public static let red = common(.red)
  /// `v9o`: caught offside.
  public static let offside = common(.offside)
  /// `vc`: a corner kick, of a team or of whoever takes it.
  public static let corner = common(.corner)
  /// `10>14`: off, and on.
  public static let substitution = common(.substitution)
  /// `9>`: leaves, and nobody comes on.
  public static let departure = common(.departure)
  /// `>9`: comes on, and nobody leaves.
  public static let arrival = common(.arrival)
  /// `9n` and any text: on a player, a team or the match.
  public static let note = common(.note)
  /// `4@g`: goes in goal.
  public static let goalkeeper = common(.goalkeeper)
  /// `4@c`: takes the armband.
  public static let captain = common(.captain)
  /// A period begins.
  public static let start = common(.start)
  /// A period ends.
  public static let end = common(.end)
  /// `added 3`: stoppage time that was announced, in minutes.
  public static let added = common(.added)
  /// The match is over.
  public static let finish = common(.finish)
  /// The match is broken off.
  public static let abandon = common(.abandon)

  /// What it is called in the keys of the catalogues.
  public var key: String {
    switch self {
    case .common(let clause): clause.rawValue
    case .sanction(let code): code.rawValue
    case .score(let code): code.rawValue
    case .own(let code): code.rawValue
    }
  }

  /// True if it is an action that the game declares.
  package var isOwn: Bool { if case .own = self { true } else { false } }

  /// True if the game declares it: an action, a sanction or a way of scoring.
  package var isDeclared: Bool {
    switch self {
    case .sanction, .score, .own: true
    default: false
    }
  }

  /// The card that it is; nil for any other clause.
  package var card: CardColor? {
    switch self {
    case .yellow: .yellow
    case .red: .red
    case .sanction(let code): code
    default: nil
    }
  }
}

/// Somebody, as named at the prompt.
public struct Who: Equatable, Sendable {
  /// How somebody is named.
  public enum Name: Equatable, Sendable {
    case number(ShirtNumber)
    /// `?` is somebody new nobody recognised, `?1` the first of them.
    case unidentified(Int?)
    case official(OfficialCode)
    /// The team alone.
    case team
  }

  /// Nil is ours.
  public var side: Side?
  /// Who it is, within the side.
  public var name: Name

  /// - Parameter side: nil is ours.
  public init(_ name: Name, side: Side? = nil) {
    self.name = name
    self.side = side
  }

  /// As a person of a match is named.
  package init(_ person: Person, of side: Side, in match: Match) {
    switch person {
    case .player(let id): name = .number(match[side][id].number)
    case .official(let code): name = .official(code)
    case .unidentified(let number): name = .unidentified(number)
    }
    self.side = side
  }
}

/// A clause as it was typed: a kind, and whatever of its parts was said.
public struct Clause: Equatable, Sendable {
  /// What it tells.
  public var kind: ClauseKind
  /// Who did it; for a substitution who goes off.
  public var who: Who?
  /// The other one in it: assistant, victim, or who comes on.
  public var other: Who?
  /// The part of the body that played the ball; nil if not said.
  public var bodyPart: BodyPart?
  /// The play that led to it; nil if not said.
  public var origin: Origin?
  /// Where on the pitch it was; nil if not said.
  public var zone: Zone?
  /// How it ended: a chance, or what the game declares.
  public var outcome: Outcome?
  /// Of a way of scoring that the game declares: which attempts went in; none where it is one that did.
  public var attempts: [Bool] = []
  /// The kind of a foul that is told apart.
  public var foulCode: FoulCode?
  /// The card for a foul.
  public var card: CardColor?
  /// Whether its card is for somebody on the bench, where nobody follows who is on the field.
  public var isFromBench = false
  /// Minutes that the referee gave with its card, where the rules leave that to the referee.
  public var duration: Int?
  /// Whether a substitution is a concussion substitution.
  public var isConcussion = false
  /// Whether its card was said to be a second yellow one, which is concluded otherwise.
  public var isSecondYellow = false
  /// Whether no sending-off followed the card, though it is a second yellow one.
  public var staysOn = false
  /// Why there was a card: one of the listed reasons, or any words.
  public var reason: CardReason?
  /// A note, or why a match was abandoned.
  public var text = ""
  /// The period that has to begin or end with it, where it was named; or the interval a substitution was made in.
  public var half: NamedHalf?
  /// Whether it is a goal that does not count.
  public var isAnnulled = false
  /// Announced minutes.
  public var minutes: Int?
  /// Whether the missing parts are to be asked for.
  public var asks = false
  /// Where it begins in its line, from 1.
  public var column: Int

  /// A clause of which nothing else was said.
  /// - Parameter column: where it begins in its line, from 1.
  public init(_ kind: ClauseKind, who: Who? = nil, column: Int = 1) {
    self.kind = kind
    self.who = who
    self.column = column
  }
}

extension Clause {
  /// Whether it happens to a team, and does not say to which. A note without anybody is on the match.
  package var lacksSide: Bool {
    switch kind {
    case .start, .end, .added, .finish, .abandon: false
    case .note: who?.side == nil && who != nil && who?.name != .team
    default: who?.side == nil
    }
  }

  /// True if it begins or ends a period or the match.
  package var isWhistle: Bool {
    switch kind {
    case .start, .end, .added, .finish, .abandon: true
    default: false
    }
  }

  /// Whether it is told as a handball.
  public var isHandball: Bool { foulCode == .handball }

  /// Whether it tells of a yellow card.
  package var isYellow: Bool { kind == .yellow || card == .yellow }

  /// Whether the reason is one of the listed ones, and not somebody's own words.
  package var hasListedReason: Bool { reason.map(CardReason.documented.contains) ?? false }

  /// The listed reasons of the card it tells of. A second yellow is one that nobody types: it is derived.
  var cardReasons: [CardReason] {
    kind == .red || card == .red ? CardReason.dismissals.dropLast() : CardReason.cautions
  }
}

/// When, as it was typed: always ending in '.
public enum TimeExpression: Equatable, Sendable {
  /// `23'`, `45+2'`
  case minute(MatchMinute)
  /// `23:10'`: what the match clock shows, in seconds; `2/7:42'`: in the second period.
  case exact(seconds: Int, period: Int? = nil)
  /// `-2'`: minutes ago.
  case ago(minutes: Int)
}

/// A line that can not be read. It carries facts; they are worded elsewhere.
public struct LineProblem: Error, Equatable, Sendable {
  /// Each way in which a line is wrong, with the facts that explain it.
  public enum Reason: Equatable, Sendable {
    case unknownWord(String, nearest: String?)
    /// Somebody, and nothing that is understood of them; what it would be as a note.
    case whatDid(String, note: String?)
    /// How something was, and not what, `9 penal`; what a goal and a miss of that kind would be.
    case modifierAlone(String, goal: String, miss: String)
    /// A penalty of somebody who may have fouled or taken it; what the foul, a goal and a miss would be.
    case penaltyAlone(String, foul: String, goal: String, miss: String)
    /// How a chance ended, without its word; what the chance would be.
    case outcomeAlone(String, chance: String)
    /// Off: the shot, or who leaves; what each of them would be.
    case offAlone(String, chance: String, leaving: String)
    /// What is not recorded by itself; lines of what came of it, or of what led to it.
    case unrecordedThrowIn(String, chance: String)
    case unrecordedFreeKick(String, foul: String, chance: String)
    /// An assist without its goal, and whose.
    case assistAlone(String, by: Who)
    /// A number behind the scorer's, which nothing says is the assistant's; what it would be, and where it may be the
    /// zone.
    case assistUnmarked(String, assist: String, zone: String?)
    /// The same of somebody of the other team; what the goal would be alone, and by a team-mate of that number.
    case assistByOpponent(String, alone: String, assist: String)
    /// Where it was from, in words that are several zones; what it would be in codes.
    case areaNamed(String, examples: [String])
    /// Why there would be a card, without the card; what it would be.
    case reasonAlone(String, card: String)
    /// A card without its colour; what it would be in either.
    case cardAlone(String, yellow: String, red: String)
    /// Nothing by itself; lines that it may be meant for.
    case proposed(String, examples: [String])
    /// A line of a note is what it could be.
    case unrecorded(String, note: String)
    /// `en contra` where neither side is ours; what it would be of each.
    case oursUnknown(String)
    case badNumber(String)
    case badTime(String)
    case timeAlone
    /// A mark that would stop or start a clock, which here runs on.
    case clockRunsOn(String)
    /// A letter the clause has no use for; those it has.
    case badModifier(clause: String, letter: String, accepted: AcceptedLetters)
    case modifierTwice(clause: String, letter: String)
    case textMissing(clause: String)
    case numberMissing(clause: String)
    /// Somebody before what is a team's alone.
    case nobodyIn(clause: String)
    case wordLeftOver(String, clause: String)
    /// Longer than anybody types.
    case tooManyWords(most: Int)
    case lineTooLong(Int, most: Int)
    /// A note, a name or the like: its beginning, and how many characters it has.
    case textTooLong(String, Int, most: Int)
    case tooManyActions(most: Int)
    /// `v?1=l9`: nobody plays for both teams. What would be right.
    case sidesDiffer(String, example: String)
    case badArgument(String, CommandKind)
    case argumentMissing(CommandKind)
    /// A question on a pipe.
    case needsAsking(clause: String)
  }

  /// What is wrong.
  public let reason: Reason
  /// From 1.
  public let column: Int

  /// - Parameter column: where in the line, from 1.
  public init(_ reason: Reason, column: Int) {
    self.reason = reason
    self.column = column
  }
}
