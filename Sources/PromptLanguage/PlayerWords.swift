import MatchModel
import Phrases

/// Lines whose first word is also a command, and descriptions of a player that have no clause.
extension LineParser {
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

  /// The error for a remark whose first word is also a command: `rival juga amb la línia alta`. It may become a note.
  func remark(_ call: CommandCall) -> LineProblem? {
    guard call.kind == .scout, call.words.count > 2 else { return nil }
    let text = ([call.name] + call.words.map(\.text)).joined(separator: " ")
    return LineProblem(.unrecorded(text, note: "n " + text), column: call.column)
  }

  /// `9 lesionat`, `lesionada la 9`, `concussion 3`: recorded as a note on the player in the words typed. At the prompt,
  /// a player on the field may also go off.
  func injured(_ words: ArraySlice<Word>, line: String) -> Clause? {
    var rest = words
    skipFillers(&rest)
    var who = takePerson(&rest)
    while let first = rest.first, injury(rest) == nil, isFiller(first) { rest.removeFirst() }
    guard let first = rest.first, let injury = injury(rest) else { return nil }
    let said = rest
    rest = rest.dropFirst(injury.count)
    if who == nil {
      skipFillers(&rest)
      rest = rest.drop { link($0) == .nothing }
      who = takePerson(&rest)
      guard rest.isEmpty else { return nil }
    }
    guard let who, !who.isTeam else { return nil }
    var note = Clause(.note, who: who, column: words.first?.column ?? first.column)
    // `lesión de la 6`: only `lesión` is noted.
    let named = said.prefix(injury.count)
    let end = named.lastIndex { !isFiller($0) } ?? named.startIndex
    note.text = Self.text(rest.isEmpty ? named[...end] : said, of: line)
    note.injury = .noted
    note.isConcussion = injury.isConcussion
    return note
  }

  /// The number of words that mean an injury at the beginning of these words, and whether it is a concussion.
  func injury(_ words: ArraySlice<Word>) -> (count: Int, isConcussion: Bool)? {
    // The longest match first: `conmoción` also begins `conmoción cerebral`.
    if let (link, count) = SentenceWords.builtIn.links.match(words), link == .injured || link == .concussed {
      return (count, link == .concussed)
    }
    return words.first.flatMap(particle) == .concussion ? (1, true) : nil
  }

  /// True if the squad lists the player as a goalkeeper; in an unknown squad, number 1 is the goalkeeper.
  func isGoalkeeper(_ who: Who) -> Bool {
    guard case .number(let number) = who.name else { return false }
    if let squads, let side = who.side ?? ours {
      let team = squads[side]
      if team.players.contains(where: \.isGoalkeeper) {
        return team.player(numbered: number).map { team[$0].isGoalkeeper } ?? false
      }
    }
    return number.rawValue == 1
  }
}
