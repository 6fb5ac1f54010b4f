import MatchModel
import Phrases

/// Recognises commands, and events whose first word is also a command.
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
    if let kind = vocabulary.commands[first.text] {
      // `set metres, marca el 9` in Catalan handball
      let said = words.map { $0.without(",") }
      if let origin = vocabulary.codes.origins.match(said[...]), origin.count > 1 { return nil }
      return call(kind, first.text, words.dropFirst())
    }
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

  /// The event of a line whose first word is also a command: `jugador 5 lesionat`, `player 9 scores`, `rival 9 gol`. Nil
  /// if the command itself is meant, which shows a player or a team, or changes a field.
  func event(besides call: CommandCall, _ words: [Word], line: String) -> ClauseLine? {
    switch call.kind {
    case .player where call.words.count > 1 && vocabulary.fields[call.words[1].text] == nil:
      guard who(call.words[0])?.isTeam != true else { return nil }
      return clauseLine(Array(words.dropFirst()), typed: line, isConfirmed: call.isConfirmed)
    case .scout where link(words[0]) == .theirs:
      if case .clauses(let clauses, let time) = SentenceReader.read(words[...], isTimed: false, self) {
        return ClauseLine(time: time, clauses: clauses, isConfirmed: call.isConfirmed)
      }
      // `rival 9g`: the word takes the place of the letter.
      guard let ours, let next = call.words.first, next.text.first?.isNumber == true else { return nil }
      let marked = Word(ours.other.mark + next.text, column: next.column)
      return clauseLine([marked] + call.words.dropFirst(), typed: line, isConfirmed: call.isConfirmed)
    default: return nil
    }
  }

  /// The error for a command after a time, `26:30 todo`, in place of the one for its word. The words for players and
  /// for the other team also begin events.
  func timedCommand(_ error: LineProblem) -> LineProblem? {
    guard case .unknownWord(let text, _) = error.reason, let kind = vocabulary.commands[text], kind != .player,
      kind != .scout
    else { return nil }
    return LineProblem(.stated(Phrase("fault.command-timed", ["command": text])), column: error.column)
  }

  /// The error for a remark whose first word is also a command: `rival juga amb la línia alta`. It may become a note.
  func remark(_ call: CommandCall) -> LineProblem? {
    if call.kind == .bench { return cardOfBench(call) }
    guard call.kind == .scout, call.words.count > 2 else { return nil }
    let text = ([call.name] + call.words.map(\.text)).joined(separator: " ")
    return LineProblem(.unclear(.unrecorded, text, lines: ["n " + text]), column: call.column)
  }

  /// The error for a card that is meant for the bench, `banqueta visitant groga`; it shows the lines for two officials.
  private func cardOfBench(_ call: CommandCall) -> LineProblem? {
    var rest = call.words[...]
    let side = rest.first.flatMap { who($0) }.flatMap { $0.isTeam ? $0.side : nil }
    if side != nil { rest.removeFirst() }
    skip(&rest, [.filler, .because, .replacing])
    guard let (color, _) = sanction(rest), let sanction = vocabulary.table.rules.sanction(color) else { return nil }
    let officials = OfficialCode.roles.prefix(2).map { Who(.official($0), side: side).typed }
    let text = ([call.name] + call.words.map(\.text)).joined(separator: " ")
    return LineProblem(
      .unclear(.proposed, text, lines: officials.map { $0 + sanction.letters }), column: call.column)
  }
}
