import MatchModel
import Phrases

/// Descriptions of a player that have no clause.
extension LineParser {
  /// `jugador 5 lesionat`, `player 9 scores`: a line whose first word is also a command. Nil if the command itself is
  /// meant, which shows a player or changes a field.
  func toldOfPlayer(_ call: CommandCall, _ words: [Word], line: String) -> Line? {
    guard call.kind == .player, call.words.count > 1, who(call.words[0])?.name != .team,
      vocabulary.fields[call.words[1].text] == nil,
      case .clauses(let told)? = try? self.line(Array(words.dropFirst()), typed: line, isConfirmed: call.isConfirmed)
    else { return nil }
    return .clauses(told)
  }

  /// `9 lesionat`, `lesionada la 9`: recorded as a note on the player in the words typed. At the prompt, a player
  /// on the field may also go off.
  func injured(_ words: ArraySlice<Word>, line: String) -> Clause? {
    let links = SentenceWords.builtIn.links
    var rest = words
    skipFillers(&rest)
    var who = takePerson(&rest)
    while let first = rest.first, links.match(rest)?.meaning != .injured,
      particle(first) == .filler || links[first.text] == .nothing
    { rest.removeFirst() }
    guard let first = rest.first, let injury = links.match(rest), injury.meaning == .injured else { return nil }
    let said = rest
    rest = rest.dropFirst(injury.count)
    if who == nil {
      skipFillers(&rest)
      while let next = rest.first, links[next.text] == .nothing { rest.removeFirst() }
      who = takePerson(&rest)
      guard rest.isEmpty else { return nil }
    }
    guard let who, who.name != .team else { return nil }
    var note = Clause(.note, who: who, column: words.first?.column ?? first.column)
    note.text = Self.text(rest.isEmpty ? said.prefix(injury.count) : said, of: line)
    note.injury = .noted
    return note
  }

  /// `v1 aturada a 16`, `parada de v1 a 16`, `save by v1 from 16`: the shot that was saved.
  func savedBy(_ words: ArraySlice<Word>) -> Clause? {
    var rest = words
    let links = SentenceWords.builtIn.links
    var (isSaved, hasKeeper) = (false, false)
    func skipSmall() {
      while let first = rest.first, isSaved || self.save(rest) == nil {
        if isKeeperWord(first), !hasKeeper {
          hasKeeper = true
          rest.removeFirst()
          continue
        }
        guard who(first) == nil || who(first)?.name == .team && particle(first) == .filler,
          first.text == "," || particle(first) == .filler || particle(first) == .because
            || [.by, .to, .nothing].contains(links[first.text]) || SentenceWords.builtIn.passers[first.text] != nil
        else { return }
        rest.removeFirst()
      }
    }
    func person() -> Who? {
      skipSmall()
      return takePerson(&rest).flatMap { $0.name == .team ? nil : $0 }
    }
    func save() {
      guard !isSaved, let count = self.save(rest) else { return }
      isSaved = true
      hasKeeper = hasKeeper || rest.prefix(count).contains(where: isKeeperWord)
      rest = rest.dropFirst(count)
    }
    skipSmall()
    save()
    guard let one = person() else { return nil }
    skipSmall()
    save()
    skipSmall()
    let origin = vocabulary.codes.origins.match(words: rest.map(\.text))
    rest = rest.dropFirst(origin?.count ?? 0)
    guard isSaved else { return nil }
    let other = person()
    // `keeper saves from 9`: of two people, one is the goalkeeper; with a single person and a word for the goalkeeper,
    // that person took the shot.
    let shot = other.map { shooter(of: one, and: $0) } ?? (hasKeeper && !isGoalkeeper(one) ? one : nil)
    guard rest.isEmpty, let shooter = shot else { return nil }
    var chance = Clause(.chance, who: shooter, column: words.first?.column ?? 1)
    (chance.outcome, chance.origin) = (.saved, origin?.value)
    return chance
  }

  /// The number of words that describe a save; nil if the words begin differently.
  func save(_ words: ArraySlice<Word>) -> Int? {
    if let found = vocabulary.codes.outcomes.match(words: words.map(\.text)), found.value == .saved {
      return found.count
    }
    return SentenceWords.builtIn.ends.match(words).flatMap { $0.meaning == .saved ? $0.count : nil }
  }

  /// `keeper`, `portera`
  func isKeeperWord(_ word: Word) -> Bool { vocabulary.fields[word.text] == "keeper" }

  /// The player who took the shot, if the other one, on the opposite side, is a goalkeeper.
  private func shooter(of one: Who, and other: Who) -> Who? {
    guard let first = one.side ?? ours, let second = other.side ?? ours, first != second else { return nil }
    switch (isGoalkeeper(one), isGoalkeeper(other)) {
    case (true, false): return other
    case (false, true): return one
    default: return nil
    }
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
