public import Phrases

/// A line that cannot be parsed. The reason is a fact if its wording depends on the match or on the language of the
/// suggestions, and otherwise its phrase.
public struct LineProblem: Error, Equatable, Sendable {
  public enum Reason: Equatable, Sendable {
    /// A problem without suggestions.
    case stated(Phrase)
    /// Words that are not clear by themselves, and the lines that they may mean.
    case unclear(UnclearWords, String, lines: [String])
    case unknownWord(String, nearest: String?)
    /// A person followed by an unknown word, and the same text as a note.
    case whatDid(String, note: String?)
    /// An assist without a goal.
    case assistAlone(by: Who)
    /// A second number that is not marked as the assistant; the line with an assist, and with a zone if it can be one.
    case assistUnmarked(String, assist: String, zone: String?)
    /// A name that several players have; also as typed, perhaps with an article.
    case nameShared(String, typed: String, [Who])
    /// The right player for an action, without the action: `era el 11`.
    case playerCorrected(String, Who)
    /// A letter that the clause does not accept, and those that it does.
    case badModifier(clause: String, letter: String, accepted: AcceptedLetters)
    case badArgument(String, CommandKind)
    case argumentMissing(CommandKind)

    public static let timeAlone = Self.stated(Phrase("fault.time-alone"))

    package static func badNumber(_ text: String) -> Self { stated(Phrase("fault.bad-number", ["text": text])) }

    static func badTime(_ text: String) -> Self { stated(Phrase("fault.bad-time", ["text": text])) }

    package static func wordLeftOver(_ text: String, clause: String) -> Self {
      stated(Phrase("fault.word-left-over", ["text": text, "clause": clause]))
    }

    /// A person before an action that only a team can take.
    static func nobodyIn(clause: String) -> Self { stated(Phrase("fault.nobody-in", ["clause": clause])) }

    package static func numberMissing(clause: String) -> Self {
      stated(Phrase("fault.number-missing", ["clause": clause]))
    }

    /// A clause that asks questions, in a script, where nobody can answer.
    package static func needsAsking(clause: String) -> Self { stated(Phrase("fault.needs-asking", ["clause": clause])) }
  }

  public let reason: Reason
  /// Counted from 1.
  public let column: Int

  public init(_ reason: Reason, column: Int) {
    self.reason = reason
    self.column = column
  }
}
