import MatchModel

/// A line that cannot be parsed. It contains facts, which are worded elsewhere.
public struct LineProblem: Error, Equatable, Sendable {
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
    /// The right player for an action, without the action: `era el 11`.
    case playerCorrected(String, Who)
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
