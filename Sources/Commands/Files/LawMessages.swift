import FileWording
import MatchModel
import MatchRules

extension LoadedMatch {
  /// What the laws say against the match, by the lines of its actions. What a documented file of 2011 cannot say that
  /// somebody confirmed is a warning there, not an error.
  func objections(file: String, _ console: Console) -> [FileMessage] {
    guard ledger.firstObjection != nil else { return [] }
    var messages: [FileMessage] = []
    ledger.walk { index, action, before, _ in
      for breach in ledger.judgements[index].objections {
        let isError = breach.verdict == .refuse || read.isOrdered
        messages.append(
          FileMessage(
            file: file, line: read.lines[index], level: isError ? .error : .warning,
            text: console.words.refusal(breach, of: action, state: before, in: match)))
      }
    }
    // Where the file gives no order, ours is not that of the lines.
    return messages.enumerated().sorted { ($0.element.line ?? 0, $0.offset) < ($1.element.line ?? 0, $1.offset) }
      .map(\.element)
  }
}
