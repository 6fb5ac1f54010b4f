import MatchModel
import MatchRules
import Phrases

/// `take [N] [CLAUSE]`: records an open line after all, at its moment; with a clause, that instead.
enum TakeCommand {
  static func run(_ call: CommandCall, _ session: Session, _ response: inout Session.Response) throws(Refusal) {
    let number = call.words.first.flatMap { wholeNumber($0.text) }
    let open = try session.openLine(number, call)
    let instead = call.words.dropFirst(number == nil ? 0 : 1).first
    if instead == nil, try session.takeCorrection(open, confirmed: call.isConfirmed, &response) { return }
    var text = open.line
    if let instead {
      text = String(call.rest.dropFirst(instead.column - call.words[0].column))
      let hasTime =
        TimeExpression.parted(instead) != nil || ((try? TimeExpression(instead.text, column: 1)) ?? nil) != nil
      if !hasTime, !open.time.isEmpty { text = open.time + " " + text }
    }
    if call.isConfirmed { text += " !" }
    do { try take(open, text, &response, session) { instead.map(call.badArgument) ?? call.argumentMissing() } } catch {
      if instead == nil, !error.isOfPerson { response.open.append(howToPutRight(open, session)) }
      throw error
    }
  }

  private static func take(
    _ open: OpenLine, _ text: String, _ response: inout Session.Response, _ session: Session,
    orThrow problem: () -> LineProblem
  ) throws(Refusal) {
    let line: Line
    do { line = try session.parser.parse(text) } catch {
      response.open.append(session.told(open))
      throw Refusal(error)
    }
    guard case .clauses(let clauses) = line else { throw Refusal(problem()) }
    try session.recordOrKeep(clauses, text: text, taking: open, &response)
  }

  /// Says that what it should be may be typed after it: `take 2 9g`.
  private static func howToPutRight(_ open: OpenLine, _ session: Session) -> String {
    let book = session.book
    let take = CommandSpec.byKind[.take]?.name(in: book) ?? CommandKind.take.rawValue
    let drop = CommandSpec.byKind[.drop]?.name(in: book) ?? CommandKind.drop.rawValue
    return book(
      Phrase(
        "answer.take-instead",
        ["example": "\(take) \(open.number) 9g", "command": "\(drop) \(open.number)"]))
  }
}

/// `drop [N ...]`: open lines that are not to be recorded.
enum DropCommand {
  static func run(_ call: CommandCall, _ session: Session) throws(Refusal) -> [String] {
    var dropped: [OpenLine] = []
    var missing: [Refusal] = []
    if call.words.count == 1, session.parser.vocabulary.particles[call.words[0].text] == .all {
      dropped = session.openLines.all
      if dropped.isEmpty { throw Refusal(.nothingOpen, column: call.column) }
    } else {
      for word in call.words {
        guard let number = wholeNumber(word.text) else { throw Refusal(call.badArgument(word)) }
        do {
          let line = try session.openLine(number, call, column: word.column)
          if !dropped.contains(line) { dropped.append(line) }
        } catch { missing.append(error) }
      }
    }
    // What is gone already is told, and in nobody's way.
    if dropped.isEmpty, let first = missing.first { throw first }
    if call.words.isEmpty {
      // Which of several is not for the program to guess.
      guard session.openLines.all.count <= 1 else {
        throw Refusal(.whichOpenLine(session.openLines.all.map(\.number)), column: call.column)
      }
      dropped = [try session.openLine(nil, call)]
    }
    session.openLines.put(nil, inPlaceOf: dropped)
    return dropped.map { session.book(Phrase("answer.open-dropped", ["line": session.shown($0)])) }
      + missing.map { session.refusalWording.message($0, isOfLooking: true) }
  }
}

extension Session {
  /// The open line of that number; without one, the last.
  fileprivate func openLine(_ number: Int?, _ call: CommandCall, column: Int? = nil) throws(Refusal) -> OpenLine {
    guard let last = openLines.all.last else { throw Refusal(.nothingOpen, column: call.column) }
    guard let number else { return last }
    if let line = openLines[number] { return line }
    throw Refusal(.noSuchOpenLine(number, openLines.all.map(\.number)), column: column ?? call.column)
  }
}
