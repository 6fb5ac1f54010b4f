/// How a command is carried out, whichever it is.
extension Session {
  func run(_ call: CommandCall, typed text: String, _ response: inout Response) throws(Refusal) {
    let action = call.spec.action
    if case .records(let record) = action { return try record(call, self, &response) }
    try carryOut(text, isKept: call.isKeptOpen, &response) { () throws(Refusal) in try answer(call) }
    response.lines += settleProposed(call)
    if case .shows = action { response.isVerbatim = true }
    if case .quits = action { response.quits = true }
  }

  /// What a command answers.
  func answer(_ call: CommandCall) throws(Refusal) -> [String] {
    if let most = call.spec.most, call.words.count > most { throw Refusal(call.badArgument(call.words[most])) }
    return switch call.spec.action {
    case .answers(let answer), .shows(let answer): try answer(call, self)
    case .quits(let leave): leave(self)
    // It is a line of its own: see `run`.
    case .records: throw Refusal(call.argumentMissing())
    }
  }
}
