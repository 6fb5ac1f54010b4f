import PromptLanguage

extension LineParser {
  /// The clauses in a text; nil if it is something else or cannot be parsed.
  func clauseLine(of text: String) -> ClauseLine? {
    if case .clauses(let line)? = try? parse(text) { line } else { nil }
  }

  func command(of text: String) -> CommandCall? { if case .command(let call)? = try? parse(text) { call } else { nil } }

  /// True if a text names a player and something unknown. A suggestion for it is only an example, and a line that takes
  /// it but is not recorded may be about something else.
  func asksWhatHappened(in text: String) -> Bool {
    if case .whatDid? = problem(of: text)?.reason { true } else { false }
  }

  func problem(of text: String) -> LineProblem? {
    do { _ = try parse(text) } catch { return error }
    return nil
  }
}
