import MatchModel

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
  /// The sum of fouls or sanctions that it completes according to the words: `fifth foul`, `fouls out`.
  public var completedSum: CardColor?
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
    if kind == .note, !isOfPlayer { return false }
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

  package var hasListedReason: Bool { reason.map(CardReason.documented.contains) ?? false }

  /// True if the player is given, even an unidentified one, and not just the side.
  package var isOfPlayer: Bool { who.map { !$0.isTeam } ?? false }

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

/// A named period; it must be the one that begins or ends.
public enum NamedPeriod: String, CaseIterable, Sendable {
  case first, second, third, fourth
  /// Half-time: the period that ends is not the last of its kind.
  case interval
  case extraTime = "extra-time"
  case shootOut = "shoot-out"
}
