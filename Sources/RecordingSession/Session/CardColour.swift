import PromptLanguage

/// The colour of a card that was told without one: `8 card`, and then `yellow`.
extension Session {
  /// The line for whoever the open line before it is about, where it tells a colour and nobody, and as it is typed whole; any other
  /// line as it is.
  func withCardholder(_ line: ClauseLine, _ text: String) -> (line: ClauseLine, text: String) {
    guard dialogue != nil, line.clauses.count == 1, let clause = line.clauses.first, clause.who == nil,
      !text.hasSuffix("?"),
      clause.kind == .yellow || clause.kind == .red, let open = openLines.all.last, isTypedJustNow(open),
      let example = example(for: open, isYellow: clause.kind == .yellow),
      case .clauses(let told)? = try? parser.parse(example), let who = told.clauses.first?.who
    else { return (line, text) }
    var whole = line
    whole.clauses[0].who = who
    whole.clauses[0].asks = false
    return (whole, example)
  }

  /// What the open line is proposed to be typed as, if it is a card of somebody whom it names.
  private func example(for open: OpenLine, isYellow: Bool) -> String? {
    do { _ = try parser.parse(open.text) } catch {
      guard case .cardAlone(_, let yellow, let red) = error.reason else { return nil }
      let number = yellow.filter(\.isNumber)
      // Where nobody is named, the example is of just anybody.
      return !number.isEmpty && open.text.contains(number) ? (isYellow ? yellow : red) : nil
    }
    return nil
  }
}
