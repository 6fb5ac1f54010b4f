import MatchModel
import Phrases

/// Injuries, which are recorded as notes on the players.
extension LineParser {
  /// `9 lesionat`, `lesionada la 9`, `concussion 3`: recorded as a note on the player in the words typed. At the prompt,
  /// a player on the field may also go off.
  func injured(_ words: ArraySlice<Word>, line: String) -> Clause? {
    var rest = words
    skipFillers(&rest)
    // `their 5 is hurt`
    let owner = rest.first.flatMap(link).flatMap { $0 == .theirs ? ours?.other : $0 == .ours ? ours : nil }
    if owner != nil { rest.removeFirst() }
    var who = takePerson(&rest)
    if let owner { who = who.flatMap { $0.side == nil ? Who($0.name, side: owner) : nil } }
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

  /// A glued departure or substitution with the injury that led to it: `17> injured`. The injury is a note.
  func leavingInjured(_ clause: Clause, _ words: ArraySlice<Word>, line: String) -> [Clause]? {
    let said = words.drop { [.filler, .because].contains(particle($0)) || link($0) == .nothing }
    guard [.departure, .substitution].contains(clause.kind), let who = clause.who, let first = said.first,
      let injury = injury(said), injury.count == said.count
    else { return nil }
    var note = Clause(.note, who: who, column: first.column)
    note.text = Self.text(said, of: line)
    if clause.kind == .substitution {
      var change = clause
      change.isConcussion = change.isConcussion || injury.isConcussion
      return [change, note]
    }
    // The prompt asks who comes on.
    note.isConcussion = injury.isConcussion
    note.injury = .leaves
    note.column = clause.column
    return [note]
  }
}
