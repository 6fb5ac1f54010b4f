public import Phrases

/// A kind of words that need more to be a line, or that may be several lines: the key of its message, and the
/// placeholders of the lines to type instead, in their order.
public struct UnclearWords: Equatable, Sendable {
  private let key: String
  private let places: [String]

  /// Words without a meaning of their own.
  public static let proposed = Self("fault.proposed", "examples")
  /// Details without an action: `9 penal`.
  public static let modifierAlone = Self("fault.modifier-alone", "goal", "miss")
  /// A penalty that the player may have caused or taken.
  public static let penaltyAlone = Self("fault.penalty-alone", "foul", "goal", "miss")
  /// The outcome of a chance without the chance.
  public static let outcomeAlone = Self("fault.outcome-alone", "chance")
  /// "Off" may describe a shot or a player.
  public static let offAlone = Self("fault.off-alone", "chance", "leaving")
  /// A shot that led to a corner or came from one.
  public static let cornerUnclear = Self("fault.corner-unclear", "led", "from")
  /// Restarts that are not recorded by themselves; lines for what they may have led to or come from.
  public static let throwIn = Self("fault.unrecorded-throw-in", "chance")
  public static let freeKick = Self("fault.unrecorded-free-kick", "foul", "chance")
  /// A second number, of the other team, which cannot be the assistant; the goal alone, and with an assist by a
  /// team-mate.
  public static let assistByOpponent = Self("fault.assist-by-opponent", "alone", "assist")
  /// An origin in words that mean several zones.
  public static let areaNamed = Self("fault.area-named", "examples")
  public static let timeNotFirst = Self("fault.time-not-first", "line")
  /// The reason for a card without the card.
  public static let reasonAlone = Self("fault.reason-alone", "card")
  /// A card without a colour.
  public static let cardAlone = Self("fault.card-alone", "yellow", "red")
  /// Something that can only be recorded as a note.
  public static let unrecorded = Self("fault.unrecorded", "note")
  /// `v?1=l9`: the two players are on different teams.
  public static let sidesDiffer = Self("fault.sides-differ", "example")

  private init(_ key: String, _ places: String...) {
    self.key = key
    self.places = places
  }

  /// The message about a text. The last placeholder takes all remaining lines.
  public func phrase(_ text: String, _ lines: [String]) -> Phrase {
    var texts = ["text": text]
    for (index, place) in places.enumerated() {
      let own = lines.dropFirst(index).prefix(index == places.count - 1 ? lines.count : 1)
      // Lines of several clauses contain spaces.
      texts[place] = own.joined(separator: own.contains { $0.contains(" ") } ? "; " : " ")
    }
    return Phrase(key, texts: texts)
  }
}
