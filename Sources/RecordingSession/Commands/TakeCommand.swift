import PromptLanguage

/// `take [N] [CLAUSE]`: records an open line after all, at its original time; with a clause, records that clause
/// instead.
extension CommandRun {
  func take(_ outcome: inout Session.Outcome) throws(Stop) {
    let number = call.words.first.flatMap { wholeNumber($0.text) }
    let open = try openLine(number)
    let instead = call.words.dropFirst(number == nil ? 0 : 1).first
    if instead == nil, try session.takeCorrection(open, confirmed: call.isConfirmed, &outcome) { return }
    var text = open.line
    if let instead {
      text = call.text(from: instead)
      if TimeExpression.leading(in: text).time == nil, !open.time.isEmpty { text = open.time + " " + text }
    }
    if call.isConfirmed { text += " !" }
    do throws(Stop) {
      let line: Line
      do { line = try parser.parse(text) } catch {
        outcome.open.append(session.fact(about: open))
        throw Stop(error)
      }
      guard case .clauses(let clauses) = line else {
        throw Stop(instead.map(call.badArgument) ?? call.argumentMissing())
      }
      try session.recordOrKeep(clauses, text: text, taking: open, &outcome)
    } catch {
      if instead == nil, error.refusal != nil {
        let example = session.situation.lawfulSuggestion(for: open.text)
        outcome.open.append(fact(.takeInstead(number: open.number, example: example)))
      }
      throw error
    }
  }

  /// The open line with that number; without a number, the last one.
  func openLine(_ number: Int?, column: Int? = nil) throws(Stop) -> OpenLine {
    let all = session.openLines.all
    guard let last = all.last else { throw Stop(.nothingOpen, column: call.column) }
    guard let number else { return last }
    if let line = all.first(where: { $0.number == number }) { return line }
    throw Stop(.noSuchOpenLine(number, all.map(\.number)), column: column ?? call.column)
  }
}
