import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// Parses arguments that several commands share.
extension CommandRun {
  /// The index, from 0, of the action with the typed number.
  func place(_ word: Word?) throws(Stop) -> Int {
    guard let word else { throw Stop(call.argumentMissing()) }
    let count = ledger.match.actions.count
    if count > 0, parser.vocabulary.particles[Self.bare(word)] == .last { return count - 1 }
    guard let number = wholeNumber(word.text), (1...max(count, 1)).contains(number), count > 0 else {
      throw Stop(.noSuchAction(word.text, count: count), column: word.column)
    }
    return number - 1
  }

  /// The index of the action that the user means by a number, which may come from an earlier list.
  func action(_ word: Word?) throws(Stop) -> Int {
    try actions([word])[0]
  }

  /// Like `action`, for several actions. The user is asked if a number has changed since it was shown.
  func actions(_ words: [Word?]) throws(Stop) -> [Int] {
    let places = try words.map { word throws(Stop) in try place(word) }
    guard dialogue != nil, !call.hasCurrentNumbers else { return places }
    let actions = ledger.match.actions
    let meanings = places.map { session.memory.shownNumbers.meaning(of: $0, in: actions) }
    let meant = zip(places, meanings).map { place, meaning in
      if case .moved(let now) = meaning { now } else { place }
    }
    let listed = places.indices.map { index in
      (number: places[index] + 1, meant: actions.id(at: meant[index]), meaning: meanings[index])
    }
    try check(.listed(listed))
    return meant
  }

  /// The words without fillers: `mueve el 74 antes del 72`, `move the 5 to 20'`.
  func plain(_ words: [Word]) -> [Word] {
    words.filter { word in
      let link = parser.link(word)
      return parser.vocabulary.particles[word.text] != .filler && link != .nothing && link != .to && link != .by
    }
  }

  /// A word without the elided article: `l'última`.
  private static func bare(_ word: Word) -> String {
    let text = folded(word.text)
    return text.hasPrefix("l'") ? String(text.dropFirst(2)) : text
  }

  /// The listed player named by a word: `9`, `l9`, `v4`, or part of a name.
  func player(_ word: Word?) throws(Stop) -> (side: Side, id: PlayerID) {
    guard let word else { throw Stop(call.argumentMissing()) }
    let match = ledger.match
    if let who = parser.who(word), case .number(let number) = who.name {
      guard let side = who.side ?? match.ours else { throw Stop(.sideMissing(word.text), column: word.column) }
      if let id = match[side].player(numbered: number) { return (side, id) }
      throw Stop(.noSuchPlayer(side, number, match[side].players.map(\.number).sorted()), column: word.column)
    }
    let found = match.players(matching: word.text)
    guard found.count == 1 else { throw Stop(call.badArgument(word)) }
    return found[0]
  }

  /// The problem with an unknown field, with the most similar one in the user's language.
  func unknownField(_ word: Word, among names: [String], listing: Bool = false) -> Stop {
    let fields = parser.vocabulary.fields.meanings.filter { names.contains($0.value) }
    let nearest = nearest(to: word.text, in: fields.keys.sorted()).flatMap { fields[$0] }
    return Stop(.fieldUnknown(word.text, nearest: nearest, known: listing ? names : []), column: word.column)
  }
}

extension Session {
  /// The side named by a word: `l`, `v`, or the beginning of the team's name. A shirt number never names a side, even
  /// if a team's name begins with it.
  package func side(_ word: Word) -> Side? {
    if let who = parser.who(word) { return who.name == .team ? who.side : nil }
    let matching = Side.allCases.filter { folded(ledger.match[$0].name).hasPrefix(folded(word.text)) }
    return matching.count == 1 ? matching[0] : nil
  }
}

extension [Word] {
  /// The numbers, one per word, without the commas and the `and` between them: `25, 26 i 27`.
  var listed: [Word] {
    flatMap { word -> [Word] in
      if SentenceWords.builtIn.links[word.text] == .and { return [] }
      var column = word.column
      return word.text.split(separator: ",", omittingEmptySubsequences: false).compactMap { text in
        defer { column += text.count + 1 }
        return text.isEmpty ? nil : Word(String(text), column: column)
      }
    }
  }
}
