import PromptLanguage

/// A line typed instead of an answer.
struct TypedLine {
  let text: String
  /// When its first key was pressed; nil if unknown.
  let typedAt: Double?
  /// True if it is already stored, because it was typed at a question.
  var isStored = false
}

/// The dialogue with the user. It keeps the lines typed instead of answers, records the fate of every text typed at a
/// question, and treats `undo` as cancelling the question.
final class Interview {
  private let dialogue: any Dialogue
  var willAsk: () -> Void = {}
  /// Returns true if the answer cancels the question.
  var takesBack: (String) -> Bool = { _ in false }
  /// True after the last question was cancelled, until the cancellation is reported.
  var isTakenBack = false
  /// The line being executed; nil unless it consists of clauses or asks about the clause of an edit.
  var underway: LineUnderway?
  /// The line that is executed once the clock is known.
  var delayed: TypedLine?
  private(set) var typedAhead: [TypedLine] = []
  private var fates: [TypedText] = []
  /// The latest answer, until the next question or the end of the line determines its fate.
  private var unsettled: String?

  init(_ dialogue: any Dialogue) { self.dialogue = dialogue }

  var typedAt: Double? { dialogue.typedAt }

  /// Asks and waits for the answer. The question then no longer contains the messages about the answer before.
  func ask(_ question: inout Question) -> Answer {
    settle(.fate(shownBy: question))
    willAsk()
    let answer = dialogue.ask(question)
    question.said = []
    question.complaint = nil
    guard case .text(let text) = answer else { return answer }
    unsettled = text
    guard takesBack(text) else { return answer }
    isTakenBack = true
    return .dropped
  }

  /// Keeps the latest answer as a line to be executed next.
  func typeAhead(_ text: String) {
    unsettled = nil
    typedAhead.append(TypedLine(text: text, typedAt: typedAt, isStored: true))
  }

  /// Removes the next line typed instead of an answer.
  func nextLine() -> TypedLine? { typedAhead.isEmpty ? nil : typedAhead.removeFirst() }

  /// Removes the texts typed at questions, with their fates.
  func takeFates() -> [TypedText] {
    settle(.answered)
    defer { fates = [] }
    return fates
  }

  private func settle(_ fate: Fate) {
    if let unsettled { fates.append(TypedText(text: unsettled, fate: fate)) }
    unsettled = nil
  }
}

extension Fate {
  /// The fate of the previous answer, judging by the next question: if that repeats the previous one, the text was not
  /// an answer.
  fileprivate static func fate(shownBy question: Question) -> Fate {
    for fact in question.said.reversed() {
      if case .open(let line, .stays, _) = fact.kind { return .open(line.number) }
      if case .refused = fact.kind { return .refused }
    }
    if question.complaint != nil { return .refused }
    return question.said.isEmpty ? .answered : .carriedOut
  }
}
