import PromptLanguage

/// `drop [N ...]`: drops open lines.
extension CommandRun {
  func drop() throws(Stop) -> [Fact] {
    var dropped: [OpenLine] = []
    var missing: [Stop] = []
    let words = call.words.listed
    if call.words.count == 1, parser.vocabulary.particles[call.words[0].text] == .all {
      dropped = session.openLines.all
      if dropped.isEmpty { throw Stop(.nothingOpen, column: call.column) }
      try check(.openLines(dropped))
      // A line typed at the question is not among those that it names.
      dropped = session.openLines.all.filter { line in dropped.contains { $0.isSame(as: line) } }
    } else {
      for word in words {
        guard let number = wholeNumber(word.text) else { throw Stop(call.badArgument(word)) }
        do {
          let line = try openLine(number, column: word.column)
          if !dropped.contains(line) { dropped.append(line) }
        } catch { missing.append(error) }
      }
    }
    // Missing ones are an error only if nothing was dropped.
    if dropped.isEmpty, let first = missing.first { throw first }
    if words.isEmpty {
      // Never guess which of several lines is meant.
      guard session.openLines.all.count <= 1 else {
        throw Stop(.whichOpenLine(session.openLines.all.map(\.number)), column: call.column)
      }
      dropped = [try openLine(nil)]
    }
    session.openLines.put(nil, inPlaceOf: dropped)
    return dropped.map { session.fact(about: $0, .dropped) } + missing.map { session.fact($0, onlyLooked: true) }
  }
}
