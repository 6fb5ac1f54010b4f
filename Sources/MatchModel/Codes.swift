/// A coded value of the match file. The code is Catalan and never changes with the program's language; a code that
/// this program does not know is kept as it is. Nil, in the properties that use it, is "unknown": the empty string of
/// the file.
public protocol Code: RawRepresentable, Hashable, Sendable where RawValue == String {
  /// - Parameter rawValue: the code as the match file has it, documented or not.
  init(rawValue: String)
  /// The codes the format documents, in its order.
  static var documented: [Self] { get }
}

extension Code {
  /// Nil for the empty string.
  public init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    self.init(rawValue: text)
  }
}

/// What the ball was struck with (`superficie`).
public struct BodyPart: Code {
  /// As the match file has it: `cap`.
  public let rawValue: String
  /// - Parameter rawValue: as the match file has it, documented or not.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The right foot, or leg.
  public static let rightFoot = BodyPart(rawValue: "peu dret")
  /// The left foot, or leg.
  public static let leftFoot = BodyPart(rawValue: "peu esquerre")
  /// A header.
  public static let head = BodyPart(rawValue: "cap")
  /// Chest, back, knee: anything else that is allowed.
  public static let other = BodyPart(rawValue: "altres")
  /// All but what this program does not know.
  public static let documented = [rightFoot, leftFoot, head, other]
}

/// How the attempt came about (`origen`).
public struct Origin: Code {
  /// As the match file has it: `jugada`.
  public let rawValue: String
  /// - Parameter rawValue: as the match file has it, documented or not.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Out of play, none of the others.
  public static let openPlay = Origin(rawValue: "jugada")
  /// From a cross from the right, as the attackers see it.
  public static let crossFromRight = Origin(rawValue: "centrada dreta")
  /// From a cross from the left, as the attackers see it.
  public static let crossFromLeft = Origin(rawValue: "centrada esquerra")
  /// From a corner kick, at once or by a cross (Law 17).
  public static let corner = Origin(rawValue: "corner")
  /// From a free kick (Law 13).
  public static let freeKick = Origin(rawValue: "falta")
  /// From the penalty spot (Law 14); a kick of the shoot-out is none.
  public static let penalty = Origin(rawValue: "penal")
  /// On the break.
  public static let counterAttack = Origin(rawValue: "contraatac")
  /// From what the goalkeeper, the woodwork or a defender gave back.
  public static let rebound = Origin(rawValue: "rebuig")
  /// From a throw-in (Law 15), never straight.
  public static let throwIn = Origin(rawValue: "banda")
  /// All but what this program does not know.
  public static let documented = [
    openPlay, crossFromLeft, crossFromRight, corner, freeKick, penalty, counterAttack, rebound, throwIn,
  ]
}

/// How an attempt that was no goal ended, and how a kick of the shoot-out did (`resultat`).
public struct Outcome: Code {
  /// As the match file has it: `aturada`.
  public let rawValue: String
  /// - Parameter rawValue: as the match file has it, documented or not.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A kick of the shoot-out only: a goal of the match is a `Goal`.
  public static let scored = Outcome(rawValue: "gol")
  /// By the goalkeeper, or whoever stood in goal.
  public static let saved = Outcome(rawValue: "aturada")
  /// Against a post or the crossbar.
  public static let woodwork = Outcome(rawValue: "pal")
  /// Wide or over.
  public static let offTarget = Outcome(rawValue: "desviada")
  /// By somebody before it came to the goalkeeper.
  public static let blocked = Outcome(rawValue: "blocada")
  /// A kick of the shoot-out that was no goal, where nobody says how it ended.
  public static let missed = Outcome(rawValue: "fallat")
  /// How an attempt that was no goal can end.
  public static let documented = [saved, woodwork, offTarget, blocked]
  /// How a kick of the shoot-out can end.
  public static let ofKicks = [scored] + documented + [missed]
}

/// The colour of a card; a second yellow is its own kind, derived by the laws (RULES C3).
public struct CardColor: Code {
  /// As the match file has it: `groga`.
  public let rawValue: String
  /// - Parameter rawValue: as the match file has it, documented or not.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A caution (Law 12.3).
  public static let yellow = CardColor(rawValue: "groga")
  /// The second caution of a person in a match, which sends off.
  public static let secondYellow = CardColor(rawValue: "segonagroga")
  /// A dismissal (Law 12.3).
  public static let red = CardColor(rawValue: "vermella")
  /// All but what this program does not know.
  public static let documented = [yellow, secondYellow, red]

  /// Whether the referee showed the yellow card: a first or a second one.
  public var isYellow: Bool { self == .yellow || self == .secondYellow }
}

/// Why a card was shown (`motiu`): one of the listed reasons of Law 12.3 (RULES C7), or free text.
public struct CardReason: Code {
  /// As the match file has it: `protesta`, or somebody's own words.
  public let rawValue: String
  /// - Parameter rawValue: as the match file has it, documented or not.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What Law 12.3 lists for a yellow card; the last is any other.
  public static let cautions = [
    "protesta", "perdua de temps", "distancia", "reiteracio", "temeraria", "atac prometedor", "simulacio", "ma",
    "entrar o sortir sense permis", "treure's la samarreta", "falta de respecte", "altres",
  ].map(CardReason.init(rawValue:))
  /// What Law 12.3 lists for a red card.
  public static let dismissals = [
    "joc brusc greu", "conducta violenta", "ocasio manifesta", "ocasio manifesta amb la ma", "mossegar o escopir",
    "llenguatge ofensiu", "segona groga",
  ].map(CardReason.init(rawValue:))
  /// Why somebody is sent off who was booked twice.
  public static let secondYellow = CardReason(rawValue: "segona groga")
  /// The reasons of both cards.
  public static let documented = cautions + dismissals
}

/// A ninth of the attacking half, as the attackers see it: three bands of three, 1 to 3 nearest the goal, left to
/// right.
public struct Zone: RawRepresentable, Hashable, Sendable {
  /// 1 to 9.
  public let rawValue: Int
  /// Nil unless the number is from 1 to 9.
  public init?(rawValue: Int) {
    guard (1...9).contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }
}

/// The identifier of a law as docs/LAWS.md lists it: A1, B2, C3, D1.
public struct LawID: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible {
  /// A letter and a number: `A1`.
  public let rawValue: String
  /// - Parameter rawValue: as docs/LAWS.md lists it.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As a dictionary has them.
  public static func < (a: LawID, b: LawID) -> Bool { a.rawValue < b.rawValue }
  /// The identifier itself.
  public var description: String { rawValue }
}
