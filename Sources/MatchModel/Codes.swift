/// A coded value in the match file. Codes are Catalan in every language, and unknown codes are preserved. Properties
/// use nil for an unknown value, which is the empty string in the file.
public protocol Code: RawRepresentable, Hashable, Sendable where RawValue == String {
  /// - Parameter rawValue: the code in the match file, documented or not.
  init(rawValue: String)
}

extension Code {
  public init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    self.init(rawValue: text)
  }
}

/// The body part used for the attempt (`superficie`).
public struct BodyPart: Code {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rightFoot = BodyPart(rawValue: "peu dret")
  public static let leftFoot = BodyPart(rawValue: "peu esquerre")
  public static let head = BodyPart(rawValue: "cap")
  /// Chest, back, knee or any other legal part.
  public static let other = BodyPart(rawValue: "altres")
  /// The codes that the format documents, in its order; also in the other types.
  public static let documented = [rightFoot, leftFoot, head, other]
}

/// The origin of the attempt (`origen`).
public struct Origin: Code {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let openPlay = Origin(rawValue: "jugada")
  /// From a cross from the right, in the attackers' view.
  public static let crossFromRight = Origin(rawValue: "centrada dreta")
  /// From a cross from the left, in the attackers' view.
  public static let crossFromLeft = Origin(rawValue: "centrada esquerra")
  /// Directly from a corner kick or from its cross (Law 17).
  public static let corner = Origin(rawValue: "corner")
  /// From a free kick (Law 13).
  public static let freeKick = Origin(rawValue: "falta")
  /// From the penalty mark (Law 14), but not in the shoot-out.
  public static let penalty = Origin(rawValue: "penal")
  /// On the break.
  public static let counterAttack = Origin(rawValue: "contraatac")
  /// A shot after the ball came back from the goalkeeper, the woodwork or a defender.
  public static let rebound = Origin(rawValue: "rebuig")
  /// From a throw-in (Law 15), never directly.
  public static let throwIn = Origin(rawValue: "banda")
  public static let documented = [
    openPlay, crossFromLeft, crossFromRight, corner, freeKick, penalty, counterAttack, rebound, throwIn,
  ]
}

/// The result of an attempt that was not a goal, or of a kick of the shoot-out (`resultat`).
public struct Outcome: Code {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Only for kicks of the shoot-out; a goal of the match is a `Goal`.
  public static let scored = Outcome(rawValue: "gol")
  /// Saved by the goalkeeper or a player in goal.
  public static let saved = Outcome(rawValue: "aturada")
  /// Against a post or the crossbar.
  public static let woodwork = Outcome(rawValue: "pal")
  /// Wide or over.
  public static let offTarget = Outcome(rawValue: "desviada")
  /// Blocked by another player before it reached the goalkeeper.
  public static let blocked = Outcome(rawValue: "blocada")
  /// A shoot-out kick that was not scored, without details.
  public static let missed = Outcome(rawValue: "fallat")
  public static let documented = [saved, woodwork, offTarget, blocked]
  public static let ofKicks = [scored] + documented + [missed]
}

/// The colour of a card. A second yellow card is a colour of its own and is derived by the laws (docs/LAWS.md, C3).
public struct CardColor: Code {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A caution (Law 12.3).
  public static let yellow = CardColor(rawValue: "groga")
  /// The second caution of a person in a match, which leads to a sending-off.
  public static let secondYellow = CardColor(rawValue: "segonagroga")
  /// A sending-off (Law 12.3).
  public static let red = CardColor(rawValue: "vermella")
  public static let documented = [yellow, secondYellow, red]

  /// True for a first or second yellow card.
  public var isYellow: Bool { self == .yellow || self == .secondYellow }
}

/// The reason for a card (`motiu`): one listed in Law 12.3 (docs/LAWS.md, C7) or free text.
public struct CardReason: Code {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Reasons for a caution in Law 12.3. The last one stands for any other.
  public static let cautions = [
    "protesta", "perdua de temps", "distancia", "reiteracio", "temeraria", "atac prometedor", "simulacio", "ma",
    "entrar o sortir sense permis", "treure's la samarreta", "falta de respecte", "altres",
  ].map(CardReason.init(rawValue:))
  /// Reasons for a sending-off in Law 12.3.
  public static let dismissals = [
    "joc brusc greu", "conducta violenta", "ocasio manifesta", "ocasio manifesta amb la ma", "mossegar o escopir",
    "llenguatge ofensiu", "segona groga",
  ].map(CardReason.init(rawValue:))
  /// The reason for the sending-off after a second caution.
  public static let secondYellow = CardReason(rawValue: "segona groga")
  public static let documented = cautions + dismissals
}

/// One of nine zones of the attacking half in the attackers' view: three rows of three from left to right, 1 to 3
/// nearest to the goal.
public struct Zone: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init?(rawValue: Int) {
    guard (1...9).contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }
}

/// The identifier of a law in docs/LAWS.md: A1, B2, C3, D1.
public struct LawID: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static func < (a: LawID, b: LawID) -> Bool { a.rawValue < b.rawValue }
  public var description: String { rawValue }
}
