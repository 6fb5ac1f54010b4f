import PromptLanguage

/// `record it anyway? [!=yes]`: only a clear yes counts. Play goes on meanwhile, so typing a clause means no. However,
/// the first letter of yes or no in any language is probably an answer, so the question is repeated.
public enum YesOrNo {
  /// The key that means yes. No clause begins with it in any language; at the end of a line, it confirms in advance.
  public static let key = "!"

  static func isAnswer(_ text: String, _ parser: LineParser) -> Bool {
    let words = LineParser.words(of: text)
    guard words.count == 1, let word = words.first?.text else { return false }
    let meaning = parser.vocabulary.particles[word]
    return word == key || meaning == .yes || meaning == .no
  }

  enum Reply<Other> {
    case yes
    case no
    /// Ctrl-C.
    case dropped
    /// An answer that this question accepts besides yes and no.
    case other(Other)
    /// Another line, which is executed in place of an answer.
    case instead(TypedAnswer)
  }
}

extension Session {
  /// The answer to a yes-or-no question; a line typed as an answer is executed next.
  /// - Parameters:
  ///   - isNoAnswer: recognises lines that do not mean no.
  ///   - other: the meaning of another answer; nil if it is none.
  func reply<Other>(
    _ dialogue: Interview, _ doubt: Doubt, unless isNoAnswer: (TypedAnswer) -> Bool = { _ in false },
    other: (TypedAnswer) -> Other?
  ) -> YesOrNo.Reply<Other> {
    let parser = parser
    if let entry = doubt.entry { Draft(of: self).noteShown(entry.id) }
    var question = Question(subject: .doubt(doubt), snapshot: snapshot)
    if case .dropsAll(let lines) = doubt { question.said = lines.map { fact(about: $0) } }
    while true {
      let answer: String
      switch dialogue.ask(&question) {
      case .text(let text): answer = text
      case .dropped: return .dropped
      case .nothing, .back, .gone: return .no
      }
      if answer == YesOrNo.key { return .yes }
      let initials = parser.vocabulary.answers(beginningWith: answer)
      switch parser.vocabulary.particles[answer] {
      case .yes: return .yes
      case .no: return .no
      default: if initials == [.no] { return .no }
      }
      let typed = TypedAnswer(answer, parser)
      if answer == "?" {
        question.said = [fact(.awaited(.yesOrNo))]
      } else if let said = look(typed) {
        question.said = said
      } else if !initials.isEmpty {
        question.complaint = .letterAlone(answer)
      } else if let other = other(typed) {
        return .other(other)
      } else if typed.isLine, !isNoAnswer(typed) {
        dialogue.typeAhead(answer)
        return .instead(typed)
      } else {
        let kept = keepAtQuestion(typed)
        let reason = kept.isEmpty ? nil : typed.problem.map { fact(Stop($0), onlyLooked: true) }
        question.said = [reason].compactMap(\.self) + kept
        question.complaint = .noAnswer(answer)
      }
    }
  }
}

extension Doubt {
  /// The recorded action that the user may have meant or repeated.
  fileprivate var entry: LogEntry? {
    switch self {
    case .sameAgain(let entry), .addsDetails(let entry), .partlyAgain(let entry), .completes(let entry, _),
      .cardOfFoul(let entry), .playerOf(let entry),
      .annulsBeforeOpen(_, _, let entry), .annulsEarlier(_, let entry), .annulsOld(let entry):
      entry
    default: nil
    }
  }
}
