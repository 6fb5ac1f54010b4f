import FileWording
import MatchRules

extension LoadedMatch {
  /// The breaches of the laws, by line of the file. A documented file from 2011 cannot mark an action as confirmed, so
  /// breaches in it are warnings, not errors.
  package func objections(file: String, _ console: Console) -> [FileMessage] {
    guard ledger.firstObjection != nil else { return [] }
    let words = console.words.adapted(to: ledger.rules)
    var messages: [FileMessage] = []
    ledger.walk { index, action, before, _ in
      for breach in ledger.judgements[index].objections {
        let isError = breach.verdict == .refuse || read.isOrdered
        messages.append(
          FileMessage(
            file: file, line: read.lines[index], level: isError ? .error : .warning,
            text: words.refusal(breach, of: action, state: before, in: match)))
      }
    }
    // The actions are in order of time here, but not necessarily in the file.
    return messages.sorted { ($0.line ?? 0) < ($1.line ?? 0) }
  }

  /// Reports the breaches of the laws; true if there are none.
  @discardableResult
  package func sayObjections(file: String, _ console: Console) -> Bool {
    let objections = objections(file: file, console)
    for objection in objections { console.say(objection) }
    return objections.isEmpty
  }
}
