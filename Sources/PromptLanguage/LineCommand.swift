import Phrases

/// Recognises commands and adjustments of the clock.
extension LineParser {
  /// The command of a line; nil for other lines.
  func command(_ words: [Word], line: String, isConfirmed: Bool) -> CommandCall? {
    guard let first = words.first else { return nil }
    func call(_ kind: CommandKind, _ name: String, _ words: some Sequence<Word>) -> CommandCall {
      let words = Array(words)
      var rest = words.first.map { String(line.dropFirst($0.column - 1)) } ?? ""
      if isConfirmed, let mark = rest.lastIndex(of: "!") { rest = String(rest[..<mark]) }
      while rest.last?.isWhitespace == true { rest.removeLast() }
      return CommandCall(
        kind: kind, name: name, words: words, rest: rest, isConfirmed: isConfirmed, column: first.column)
    }
    if let kind = vocabulary.commands[first.text] { return call(kind, first.text, words.dropFirst()) }
    // `l'alineació`, `la alineación`
    if first.text.count > 2, folded(first.text).hasPrefix("l'"), words.count == 1,
      let kind = vocabulary.commands[String(first.text.dropFirst(2))]
    {
      return call(kind, first.text, [])
    }
    if words.count == 2, vocabulary.particles[first.text] == .filler, let kind = vocabulary.commands[words[1].text] {
      return call(kind, words[1].text, [])
    }
    if first.text == "?", words.count == 1 { return call(.help, "", words) }
    if clockMark(words) != nil || words.count == 1 && Self.nudge(first) != nil { return call(.clock, "", words) }
    return nil
  }

  /// The seconds by which `+30` or `-30` adjusts the clock; nil for other words.
  package static func nudge(_ word: Word) -> Int? {
    guard let sign = word.text.first, "+-".contains(sign), let seconds = wholeNumber(word.text.dropFirst()) else {
      return nil
    }
    return sign == "+" ? seconds : -seconds
  }
}
