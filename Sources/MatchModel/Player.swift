/// A player of the squad of the day.
public struct Player: Equatable, Sendable {
  /// The number of the day; only the number tells players of a squad apart (RULES A4).
  public var number: ShirtNumber
  /// Empty while nobody has told it.
  public var name: String
  /// Whether the player is on the field at kick-off.
  public var isStarter: Bool
  /// Captain at the start of the match.
  public var isCaptain: Bool
  /// Goalkeeper at the start of the match; a substitute who plays in goal.
  public var isGoalkeeper: Bool
  /// Free text: GK, DF, MF, FW or the club's own words.
  public var position: String
  /// Free text: right, left, both.
  public var foot: String
  /// Free text, usually centimetres.
  public var height: String
  /// What to know of the player: tall, set pieces, fast.
  public var traits: [String]
  /// False while the player stands in a line-up that nobody has confirmed.
  public var isConfirmed: Bool
  /// False for a number that a file's action names and its squad does not.
  public var isListed: Bool
  /// True where nobody knows the number and one had to be given: people are shown the name alone.
  public var hasPlaceholderNumber: Bool

  /// A player of whom nothing need be known but the number.
  public init(
    number: ShirtNumber, name: String = "", isStarter: Bool = false, isCaptain: Bool = false,
    isGoalkeeper: Bool = false,
    position: String = "", foot: String = "", height: String = "", traits: [String] = [], isConfirmed: Bool = true,
    isListed: Bool = true, hasPlaceholderNumber: Bool = false
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
    self.isConfirmed = isConfirmed
    self.isListed = isListed
    self.hasPlaceholderNumber = hasPlaceholderNumber
  }
}

/// A team official in the technical area: coach, assistant, physiotherapist.
public struct Official: Equatable, Sendable {
  /// What the official is called at the prompt and in the file: `coach`, `coach2`, `physio`.
  public var code: OfficialCode
  /// Empty while nobody has told it.
  public var name: String
  /// Free text: what the official does in the team, in the club's words.
  public var role: String

  /// An official of whom nothing need be known but the code.
  public init(code: OfficialCode, name: String = "", role: String = "") {
    self.code = code
    self.name = name
    self.role = role
  }
}

/// The code of a team official, unique within the team.
public struct OfficialCode: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// A word in lower case, and a number from 2 on where there are several: `coach2`.
  public let rawValue: String
  /// Takes any text; which codes there are is the prompt's business.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The code itself.
  public var description: String { rawValue }
}

/// Who did it: somebody of one side.
public enum Person: Hashable, Sendable {
  case player(PlayerID)
  /// Somebody seen and not recognised yet: ?1, ?2, ... numbered within their side.
  case unidentified(Int)
  case official(OfficialCode)

  /// The largest number an unidentified player can have.
  public static let unidentifiedLimit = 1_000_000

  /// The player, if it is an identified one.
  public var playerID: PlayerID? {
    if case .player(let id) = self { id } else { nil }
  }
}
