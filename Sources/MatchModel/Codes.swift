/// A coded value of the match file. The code is Catalan and never changes with the program's language; a code that
/// this program does not know is kept as it is. Nil, in the properties that use it, is "unknown": the empty string of
/// the file.
public protocol Code: RawRepresentable, Hashable, Sendable where RawValue == String {
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
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rightFoot = BodyPart(rawValue: "peu dret")
  public static let leftFoot = BodyPart(rawValue: "peu esquerre")
  public static let head = BodyPart(rawValue: "cap")
  public static let other = BodyPart(rawValue: "altres")
  public static let documented = [rightFoot, leftFoot, head, other]
}

/// How the attempt came about (`origen`).
public struct Origin: Code {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let openPlay = Origin(rawValue: "jugada")
  public static let crossFromRight = Origin(rawValue: "centrada dreta")
  public static let crossFromLeft = Origin(rawValue: "centrada esquerra")
  public static let corner = Origin(rawValue: "corner")
  public static let freeKick = Origin(rawValue: "falta")
  public static let penalty = Origin(rawValue: "penal")
  public static let counterAttack = Origin(rawValue: "contraatac")
  public static let rebound = Origin(rawValue: "rebuig")
  public static let throwIn = Origin(rawValue: "banda")
  public static let documented = [
    openPlay, crossFromLeft, crossFromRight, corner, freeKick, penalty, counterAttack, rebound, throwIn,
  ]
}

/// How an attempt that was no goal ended, and how a kick of the shoot-out did (`resultat`).
public struct Outcome: Code {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A kick of the shoot-out only: a goal of the match is a `Goal`.
  public static let scored = Outcome(rawValue: "gol")
  public static let saved = Outcome(rawValue: "aturada")
  public static let woodwork = Outcome(rawValue: "pal")
  public static let offTarget = Outcome(rawValue: "desviada")
  public static let blocked = Outcome(rawValue: "blocada")
  public static let documented = [saved, woodwork, offTarget, blocked]
}

/// The colour of a card; a second yellow is its own kind, derived by the laws (RULES C3).
public struct CardColor: Code {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let yellow = CardColor(rawValue: "groga")
  public static let secondYellow = CardColor(rawValue: "segonagroga")
  public static let red = CardColor(rawValue: "vermella")
  public static let documented = [yellow, secondYellow, red]

  /// Whether the referee showed the yellow card: a first or a second one.
  public var isYellow: Bool { self == .yellow || self == .secondYellow }
}

/// Why a card was shown (`motiu`): one of the listed reasons of Law 12.3 (RULES C7), or free text.
public struct CardReason: Code {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let cautions = [
    "protesta", "perdua de temps", "distancia", "reiteracio", "temeraria", "atac prometedor", "simulacio", "ma",
    "entrar o sortir sense permis", "treure's la samarreta", "falta de respecte", "altres",
  ].map(CardReason.init(rawValue:))
  public static let dismissals = [
    "joc brusc greu", "conducta violenta", "ocasio manifesta", "ocasio manifesta amb la ma", "mossegar o escopir",
    "llenguatge ofensiu", "segona groga",
  ].map(CardReason.init(rawValue:))
  public static let documented = cautions + dismissals
}

/// A ninth of the attacking half, as the attackers see it: three bands of three, 1 to 3 nearest the goal, left to
/// right.
public struct Zone: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init?(rawValue: Int) {
    guard (1...9).contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }
}

/// The identifier of a law as RULES.md lists it: A1, B2, C3, D1.
public struct LawID: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static func < (a: LawID, b: LawID) -> Bool { a.rawValue < b.rawValue }
  public var description: String { rawValue }
}
