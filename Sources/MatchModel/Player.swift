import Bounds

/// A player in the squad of a match.
public struct Player: Equatable, Sendable {
  /// The shirt number in this match, the only thing that distinguishes players of a squad (docs/LAWS.md, A4).
  public var number: ShirtNumber
  /// Empty if unknown.
  public var name: String
  public var isStarter: Bool
  /// Captain at kick-off.
  public var isCaptain: Bool
  /// Goalkeeper at kick-off, or a substitute goalkeeper.
  public var isGoalkeeper: Bool
  /// Free text: GK, DF, MF, FW or the club's own terms.
  public var position: String
  /// Free text: right, left, both.
  public var foot: String
  /// Free text, usually centimetres.
  public var height: String
  /// Useful characteristics: tall, set pieces, fast.
  public var traits: [String]
  /// The number of the player's licence with a federation. Empty if unknown. Personal data that is not shown on pages
  /// for the public.
  public var licence: String
  /// False in a provisional line-up.
  public var isConfirmed: Bool
  /// False for a number that appears in an action of a file but not in its squad.
  public var isListed: Bool
  /// True if the number is unknown and was invented. Users then see only the name.
  public var hasPlaceholderNumber: Bool

  /// True for a number of a provisional line-up that has not been used yet.
  package var isPlaceholder: Bool { !isConfirmed && name.isEmpty }

  public init(
    number: ShirtNumber, name: String = "", isStarter: Bool = false, isCaptain: Bool = false,
    isGoalkeeper: Bool = false, position: String = "", foot: String = "", height: String = "", traits: [String] = [],
    isConfirmed: Bool = true, isListed: Bool = true, hasPlaceholderNumber: Bool = false, licence: String = ""
  ) {
    self.number = number
    self.name = name
    self.isStarter = isStarter
    self.isCaptain = isCaptain
    self.isGoalkeeper = isGoalkeeper
    self.position = position
    self.foot = foot
    self.height = height
    self.traits = traits
    self.licence = licence
    self.isConfirmed = isConfirmed
    self.isListed = isListed
    self.hasPlaceholderNumber = hasPlaceholderNumber
  }
}

/// A team official in the technical area: coach, assistant, physiotherapist.
public struct Official: Equatable, Sendable {
  /// The code at the prompt and in the file: `coach`, `coach2`, `physio`.
  public var code: OfficialCode
  /// Empty if unknown.
  public var name: String
  /// Free text: the official's role in the club's own terms.
  public var role: String

  public init(code: OfficialCode, name: String = "", role: String = "") {
    self.code = code
    self.name = name
    self.role = role
  }
}

/// The code of a team official, unique within the team.
public struct OfficialCode: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// A lower-case word, with a number from 2 if there are several: `coach2`.
  public let rawValue: String
  /// Accepts any text, because a file may contain other roles.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The roles with words in every language (`words.official.CODE` in the catalogues).
  public static let roles = ["coach", "assistant", "physio", "doctor", "delegate", "fitness"].map(
    OfficialCode.init(rawValue:))
  public var description: String { rawValue }
}

/// A person of one side.
public enum Person: Hashable, Sendable {
  case player(PlayerID)
  /// A player not identified yet: ?1, ?2, ..., numbered per side.
  case unidentified(Int)
  case official(OfficialCode)

  public static let unidentifiedLimit = Bounds.unidentified

  /// The number after the last one in use. After the largest possible number, numbering starts again, because a file
  /// cannot hold more.
  public static func unidentified(after last: Int) -> Int { last < unidentifiedLimit ? last + 1 : 1 }

  public var isOfficial: Bool { if case .official = self { true } else { false } }

  public var playerID: PlayerID? {
    if case .player(let id) = self { id } else { nil }
  }
}
