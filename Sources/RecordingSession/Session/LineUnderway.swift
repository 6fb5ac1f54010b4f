import MatchModel
import PromptLanguage

/// A line of clauses being executed.
struct LineUnderway {
  /// The typed text, without invisible characters.
  let text: String
  let line: ClauseLine
  /// The form in which it would stay open as typed.
  let open: OpenLine
}

extension Session {
  /// The form in which a line stays open from a clause on.
  /// - Parameter side: the side of the substitution before it, which applies to it too.
  func remainder(of underway: LineUnderway, from first: Int = 0, side: Side? = nil) -> OpenLine {
    let (text, clauses) = (underway.text, underway.line.clauses)
    var open = underway.open
    // The text of an open line has no time.
    let begin = first == 0 ? text.count - open.text.count : clauses[first].column - 1
    open.text = String(text.dropFirst(begin))
    if first > 0, clauses[first].kind == .substitution, clauses[first - 1].kind == .substitution,
      open.text.first?.isNumber == true, let side = clauses[first].who?.side ?? side
    {
      open.text = side.mark + open.text
    }
    return open
  }
}
