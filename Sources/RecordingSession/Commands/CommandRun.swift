import PromptLanguage

extension Session {
  func run(_ call: CommandCall, typed text: String, _ outcome: inout Outcome) throws(Stop) {
    let action = call.kind.action
    if case .records(let record) = action { return try record(call, self, &outcome) }
    let kept = (call.kind == .annul ? AnnulCommand.keptText(of: call, self) : nil) ?? text
    try carryOut(kept, isKept: call.isKeptOpen, &outcome) { () throws(Stop) in try answer(call) }
    outcome.facts += settleProposed(call)
    if case .quits = action { outcome.quits = true }
  }

  func answer(_ call: CommandCall) throws(Stop) -> [Fact] {
    if let most = call.spec.most, call.words.count > most { throw Stop(call.badArgument(call.words[most])) }
    return switch call.kind.action {
    case .answers(let answer): try answer(call, self)
    case .quits: farewell()
    // It needs a separate line; see `run`.
    case .records: throw Stop(call.argumentMissing())
    }
  }
}
