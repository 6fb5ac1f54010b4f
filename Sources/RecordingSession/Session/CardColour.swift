import PromptLanguage

/// Handles the colour of a card that was first typed without one: `8 card`, then `yellow`.
extension Situation {
  /// Completes a line that is only a colour with the person of the open line typed just before it, also in its text; returns other
  /// lines unchanged.
  func withCardholder(_ line: ClauseLine, _ text: String) -> (line: ClauseLine, text: String) {
    guard let clause = line.onlyClause, clause.who == nil, !text.hasSuffix("?"),
      clause.kind == .yellow || clause.kind == .red, let open = openLines.last, latestOpenLine == open.number,
      isTypedJustNow(open),
      let example = example(for: open, isYellow: clause.kind == .yellow),
      let who = parser.clauseLine(of: example)?.clauses.first?.who
    else { return (line, text) }
    var whole = line
    whole.clauses[0].who = who
    whole.clauses[0].asks = false
    return (whole, example)
  }

  /// The suggestion for the open line, if it is a card of a named person.
  private func example(for open: OpenLine, isYellow: Bool) -> String? {
    guard case .unclear(.cardAlone, _, let lines)? = parser.problem(of: open.text)?.reason,
      let card = isYellow ? lines.first : lines.last
    else { return nil }
    let number = card.filter(\.isNumber)
    // If the line names no one, the problem contains a made-up example, which must not be suggested.
    return !number.isEmpty && open.text.contains(number) ? card : nil
  }
}
