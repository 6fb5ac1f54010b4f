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

extension Session {
  /// Asks a service's question.
  /// - Returns: the index of the choice.
  func ask(_ asked: ServiceQuestion, _ dialogue: Interview) throws(Stop) -> Int {
    let choices = asked.choices.map { OfferedAnswer(key: $0.keys[0], meaning: .worded($0.label)) }
    let question = Question(
      subject: .service(asked.text), snapshot: snapshot, choices: choices, isOptional: false,
      said: asked.said.map { fact(.notice($0)) })
    return try ask(question, dialogue, offered: asked.choices.flatMap(\.keys)) { answer in
      asked.choices.firstIndex { choice in choice.keys.contains { folded($0) == folded(answer) } }
    }
  }
}
