import MatchModel

/// The kinds of clauses, one for each row of the clause table.
public enum ClauseKind: Hashable, Sendable {
  /// A clause that every game has.
  case common(CommonClause)
  /// A sanction declared by the rule set.
  case sanction(CardColor)
  /// A way of scoring declared by the rule set.
  case score(ScoreCode)
  /// An action declared by the rule set.
  case own(ActionCode)

  /// `9g`: a goal by number 9.
  public static let goal = common(.goal)
  /// `v4og`: an own goal by the visitors' number 4.
  public static let ownGoal = common(.ownGoal)
  /// `9s+`: an attempt without a goal.
  public static let chance = common(.chance)
  /// `v4f9`: a foul and its victim.
  public static let foul = common(.foul)
  /// `v4y`: a yellow card without a foul.
  public static let yellow = common(.yellow)
  /// `v4r`: a red card without a foul.
  public static let red = common(.red)
  /// `v9o`: an offside.
  public static let offside = common(.offside)
  /// `vc`: a corner of a team or a player.
  public static let corner = common(.corner)
  /// `10>14`: 14 replaces 10.
  public static let substitution = common(.substitution)
  /// `9>`: a player leaves without a replacement.
  public static let departure = common(.departure)
  /// `>9`: a player comes on without replacing anyone.
  public static let arrival = common(.arrival)
  /// `9n` and a text: a note on a player, a team or the match.
  public static let note = common(.note)
  /// `4@g`: a player becomes the goalkeeper.
  public static let goalkeeper = common(.goalkeeper)
  /// `4@c`: a player becomes the captain.
  public static let captain = common(.captain)
  public static let start = common(.start)
  public static let end = common(.end)
  /// `added 3`: the announced stoppage time in minutes.
  public static let added = common(.added)
  public static let finish = common(.finish)
  public static let abandon = common(.abandon)

  /// Name in the keys of the catalogues.
  public var key: String {
    switch self {
    case .common(let clause): clause.rawValue
    case .sanction(let code): code.rawValue
    case .score(let code): code.rawValue
    case .own(let code): code.rawValue
    }
  }

  package var isOwn: Bool { if case .own = self { true } else { false } }
  package var isScore: Bool { if case .score = self { true } else { false } }

  /// True if the rule set declares it: an action, a sanction or a way of scoring.
  package var isDeclared: Bool { if case .common = self { false } else { true } }

  package var card: CardColor? {
    switch self {
    case .yellow: .yellow
    case .red: .red
    case .sanction(let code): code
    default: nil
    }
  }
}

/// A person as named at the prompt.
public struct Who: Equatable, Sendable {
  public enum Name: Equatable, Sendable {
    case number(ShirtNumber)
    /// `?` is a new unidentified player, `?1` the first of them.
    case unidentified(Int?)
    case official(OfficialCode)
    /// The team itself.
    case team

    package var isOfficial: Bool { if case .official = self { true } else { false } }
  }

  /// Nil for our side.
  public var side: Side?
  public var name: Name

  public init(_ name: Name, side: Side? = nil) {
    self.name = name
    self.side = side
  }

  package init(_ person: Person, of side: Side, in match: Match) {
    switch person {
    case .player(let id): name = .number(match[side][id].number)
    case .official(let code): name = .official(code)
    case .unidentified(let number): name = .unidentified(number)
    }
    self.side = side
  }
}

/// A parsed clause: its kind, and the parts that were typed.
public struct Clause: Equatable, Sendable {
  public var kind: ClauseKind
  /// The subject; in a substitution, the player who goes off.
  public var who: Who?
  /// The second person: the assistant, the victim, or the player who comes on.
  public var other: Who?
  public var bodyPart: BodyPart?
  public var origin: Origin?
  public var zone: Zone?
  /// The outcome of a chance or a declared action.
  public var outcome: Outcome?
  /// For a declared way of scoring, which attempts succeeded; empty for a single success.
  public var attempts: [Bool] = []
  /// The kind of a foul, if the rules distinguish kinds.
  public var foulCode: FoulCode?
  /// The card for a foul.
  public var card: CardColor?
  /// True if the card is for a person on the bench, in games where the players on the field are not tracked.
  public var isFromBench = false
  /// The duration in minutes given by the referee, where the rules leave it open.
  public var duration: Int?
  public var isConcussion = false
  /// True if its card was typed as a second yellow; normally that is inferred.
  public var isSecondYellow = false
  /// True if a second yellow card was not followed by a dismissal.
  public var staysOn = false
  /// The reason for a card: a listed one or free text.
  public var reason: CardReason?
  /// The text of a note, or the reason for an abandonment.
  public var text = ""
  /// Set for a note about an injury that was typed in words, such as `9 injured`.
  public var injury: Injury?
  /// The period that it must begin or end, if one was named; or the interval of a substitution.
  public var namedPeriod: NamedPeriod?
  public var isAnnulled = false
  /// The announced minutes.
  public var minutes: Int?
  /// Words that were understood but have no place in the record: the side of the pitch from which a corner is taken,
  /// the reason why a goal was disallowed.
  public var unrecorded: [String] = []
  /// True to ask for missing parts.
  public var asks = false
  /// Column of its first character, from 1.
  public var column: Int

  public init(_ kind: ClauseKind, who: Who? = nil, column: Int = 1) {
    self.kind = kind
    self.who = who
    self.column = column
  }
}

extension Clause {
  /// True if the clause belongs to a team but does not say which. A note without a subject is about the match.
  package var lacksSide: Bool {
    if kind == .note, who == nil || who?.name == .team { return false }
    return !isWhistle && who?.side == nil
  }

  /// True if it begins or ends a period or the match.
  package var isWhistle: Bool {
    switch kind {
    case .start, .end, .added, .finish, .abandon: true
    default: false
    }
  }

  public var isHandball: Bool { foulCode == .handball }

  package var isYellow: Bool { kind == .yellow || card == .yellow }

  /// True if its reason is a listed one rather than free text.
  package var hasListedReason: Bool { reason.map(CardReason.documented.contains) ?? false }

  var hasFreeReason: Bool { reason != nil && !hasListedReason }
  var hasFreeText: Bool { !text.isEmpty || hasFreeReason }

  /// The listed reasons for its card. A second yellow card is inferred, so its reason is never typed.
  var cardReasons: [CardReason] {
    kind == .red || card == .red ? CardReason.dismissals.dropLast() : CardReason.cautions
  }
}

/// The consequence of an injury, as far as the line gives it.
public enum Injury: Equatable, Sendable {
  /// The line only mentions the injury; the player may play on.
  case noted
  /// The player goes off. `Clause.other` comes on; nil if the player is not replaced.
  case leaves
}

/// A time that was typed; it always ends in '.
public enum TimeExpression: Equatable, Sendable {
  /// `23'`, `45+2'`; `1/44'`: in the first period.
  case minute(MatchMinute, period: Int? = nil)
  /// `23:10'`: the match clock in seconds; `2/7:42'`: in the second period.
  case exact(seconds: Int, period: Int? = nil)
  /// `-2'`: minutes ago.
  case ago(minutes: Int)
}

/// A line that cannot be parsed. It contains facts, which are worded elsewhere.
public struct LineProblem: Error, Equatable, Sendable {
  /// The ways in which a line can be invalid, with the facts to explain them.
  public enum Reason: Equatable, Sendable {
    case unknownWord(String, nearest: String?)
    /// A person followed by an unknown word, and the same text as a note.
    case whatDid(String, note: String?)
    /// Details without an action, `9 penal`; the corresponding goal and miss.
    case modifierAlone(String, goal: String, miss: String)
    /// A penalty that the player may have caused or taken; the corresponding foul, goal and miss.
    case penaltyAlone(String, foul: String, goal: String, miss: String)
    /// The outcome of a chance without the chance; the corresponding chance.
    case outcomeAlone(String, chance: String)
    /// "Off" may describe a shot or a player; the corresponding lines.
    case offAlone(String, chance: String, leaving: String)
    /// A shot that led to a corner or came from one; the line for either.
    case cornerUnclear(String, led: String, from: String)
    /// Something that is not recorded by itself; lines for what it may have led to or come from.
    case unrecordedThrowIn(String, chance: String)
    case unrecordedFreeKick(String, foul: String, chance: String)
    /// An assist without a goal, and its player.
    case assistAlone(String, by: Who)
    /// A second number that is not marked as the assistant; the line with an assist, and with a zone if it can be one.
    case assistUnmarked(String, assist: String, zone: String?)
    /// Like `assistUnmarked`, with a number of the other team; the goal alone, and with an assist by a team-mate.
    case assistByOpponent(String, alone: String, assist: String)
    /// An origin in words that mean several zones; examples with codes.
    case areaNamed(String, examples: [String])
    /// A name that several players have; also as typed, perhaps with an article.
    case nameShared(String, typed: String, [Who])
    /// A time that does not come first; the line in which it does.
    case timeNotFirst(line: String)
    /// The reason for a card without the card; the corresponding line.
    case reasonAlone(String, card: String)
    /// A card without a colour; the line for either.
    case cardAlone(String, yellow: String, red: String)
    /// Words without a meaning of their own; lines that the user may have meant.
    case proposed(String, examples: [String])
    /// Something that can only be recorded as a note; that note.
    case unrecorded(String, note: String)
    /// `en contra` when neither side is ours; the line for each side.
    case oursUnknown(String)
    case badNumber(String)
    case badTime(String)
    case timeAlone
    /// The mark that stops or starts a clock, in a game with a running clock.
    case clockRunsOn(String)
    /// A letter that the clause does not accept, and those that it does.
    case badModifier(clause: String, letter: String, accepted: AcceptedLetters)
    case modifierTwice(clause: String, letter: String)
    /// A letter that excludes another one of the clause.
    case modifiersDiffer(clause: String, letter: String)
    case textMissing(clause: String)
    case numberMissing(clause: String)
    /// A person before an action that only a team can take.
    case nobodyIn(clause: String)
    case wordLeftOver(String, clause: String)
    case tooManyWords(most: Int)
    case lineTooLong(Int, most: Int)
    /// The beginning of a note, name or similar text, and its length in characters.
    case textTooLong(String, Int, most: Int)
    case tooManyActions(most: Int)
    /// `v?1=l9`: the two players are on different teams; a corrected example.
    case sidesDiffer(String, example: String)
    case badArgument(String, CommandKind)
    case argumentMissing(CommandKind)
    /// A clause that asks questions, in a script, where nobody can answer.
    case needsAsking(clause: String)
  }

  public let reason: Reason
  /// Counted from 1.
  public let column: Int

  public init(_ reason: Reason, column: Int) {
    self.reason = reason
    self.column = column
  }
}
