import MatchModel
import Phrases

/// A question from one of the session's `Services`, already put into words.
public struct ServiceQuestion: Sendable {
  /// Lines shown before the question.
  public let said: [String]
  public let text: String
  public let choices: [Choice]

  public struct Choice: Sendable {
    /// The texts that select the choice. The first one is displayed.
    public let keys: [String]
    public let label: String

    public init(_ keys: [String], _ label: String) {
      self.keys = keys
      self.label = label
    }
  }

  public init(said: [String], _ text: String, _ choices: [Choice]) {
    self.said = said
    self.text = text
    self.choices = choices
  }
}

/// Another record of the same match, to merge into the recorded one.
public struct MergeSource {
  /// Returns the index of the choice; nil if the user cancels.
  public typealias Asking = (ServiceQuestion) -> Int?

  public let file: String
  /// True if the user has confirmed that it is the same match.
  public let isSameMatch: Bool
  public let match: Match
  /// Nil if the user cannot be asked.
  public let ask: Asking?
}

/// A match with another record merged into it.
public struct MergedRecord {
  public let match: Match
  /// What the merge found, already put into words.
  public let said: [String]
  public let source: MergedSource?

  public init(_ match: Match, said: [String], source: MergedSource? = nil) {
    self.match = match
    self.said = said
    self.source = source
  }
}

/// What was merged, kept so that an answer can be changed later.
public struct MergedSource: Sendable {
  public let answers: String
  /// The other file, and the version that both come from if one was found.
  public let contents: [[UInt8]]

  public init(answers: String, contents: [[UInt8]]) {
    self.answers = answers
    self.contents = contents
  }
}

extension Session {
  /// Asks a service's question.
  /// - Returns: the index of the choice.
  /// - Throws: `givenUp` if the user cancels, and `overtaken` if another line was typed, which is executed next.
  func ask(_ asked: ServiceQuestion, _ dialogue: Interview) throws(Stop) -> Int {
    let choices = asked.choices.map { OfferedAnswer(key: $0.keys[0], meaning: .worded($0.label)) }
    var question = Question(
      subject: .service(asked.text), snapshot: snapshot, choices: choices, isOptional: false,
      said: asked.said.map { fact(.notice($0)) })
    while true {
      switch dialogue.ask(&question) {
      case .dropped, .gone: throw .declined(.givenUp)
      case .back: question.complaint = .first
      case .nothing: question.complaint = .needed
      case .text(let answer):
        let found = asked.choices.firstIndex { choice in choice.keys.contains { folded($0) == folded(answer) } }
        if let found { return found }
        if takesLine(TypedAnswer(answer, parser), at: &question, dialogue, offered: asked.choices.flatMap(\.keys)) {
          throw .declined(.overtaken)
        }
      }
    }
  }
}
