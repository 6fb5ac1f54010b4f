import MatchModel
import Phrases

/// Errors for words that are almost a clause.
extension LineParser {
  /// The error for a number followed by a misspelt word: `9 gool`.
  func misspelt(_ words: ArraySlice<Word>) -> LineProblem? {
    guard let first = words.first, let second = words.dropFirst().first, who(first) != nil,
      !isClauses(words.dropFirst().prefix(1), line: ""),
      let nearest = vocabulary.nearestDeed(to: second.text)
    else { return nil }
    return LineProblem(.unknownWord(second.text, nearest: nearest), column: second.column)
  }

  /// The error for details without an action: `9 penal`, `penal 9`, `9 saved`.
  func modifierAlone(_ words: ArraySlice<Word>) -> LineProblem? {
    var rest = words
    var who = takePerson(&rest)
    let codes = vocabulary.codes
    // `de cap` is the name of a body part, but `de penal` is not.
    if codes.bodyParts.match(words: rest.map(\.text)) == nil { skipFillers(&rest) }
    guard let word = rest.first else { return nil }
    if let who, let problem = offAlone(who, rest) { return problem }
    guard vocabulary.particles[word.text] != .off, vocabulary.particles[word.text] != .on else { return nil }
    let texts = rest.map(\.text)
    let outcome = codes.outcomes.match(words: texts)
    let (origin, body) = (codes.origins.match(words: texts), codes.bodyParts.match(words: texts))
    guard let count = outcome?.count ?? origin?.count ?? body?.count else { return nil }
    rest = rest.dropFirst(count)
    let text = texts.prefix(count).joined(separator: " ")
    if origin?.value == .penalty, outcome == nil, let problem = penalty(text, of: who, rest, at: word) {
      return problem
    }
    // `penal en contra`
    let favour = SentenceWords.builtIn.links.match(rest)?.meaning
    skipFillers(&rest)
    who = who ?? takePerson(&rest)
    var number = who.flatMap(Self.terse) ?? example(of: who?.side ?? ours)
    if who == nil, favour == .against || favour == .conceded, let ours { number = example(of: ours.other) }
    // A goalkeeper saves a shot of the other side.
    if let keeper = who, outcome?.value == .saved, isGoalkeeper(keeper), let side = keeper.side ?? ours {
      number = Who(.unidentified(nil), side: side.other == ours ? nil : side.other).typed
    }
    if let outcome, let letter = Modifiers.outcomes.first(where: { $0.code == outcome.value })?.letter {
      return LineProblem(.outcomeAlone(text, chance: "\(number)s\(letter)"), column: word.column)
    }
    guard
      let letter = vocabulary.table.origins.first(where: { $0.code == origin?.value })?.letter
        ?? vocabulary.table.bodyParts.first(where: { $0.code == body?.value })?.letter
    else { return nil }
    return LineProblem(
      .modifierAlone(text, goal: "\(number)g\(letter)", miss: "\(number)s-\(letter)"), column: word.column)
  }

  /// The error for an outcome without a shot: `la bloquean`, `para 1`, `1 la para`.
  func endAlone(_ words: ArraySlice<Word>) -> LineProblem? {
    let named = words.filter { $0.text.contains(where: \.isDigit) }
    let who = named.first.flatMap { self.who($0) }
    guard named.count < 2, named.isEmpty == (who == nil), let first = words.first else { return nil }
    var rest = words.filter { !$0.text.contains(where: \.isDigit) }[...]
    while let word = rest.last, rest.count > 1, particle(word) == .filler,
      SentenceWords.builtIn.ends.match(rest)?.count != rest.count
    { rest.removeLast() }
    guard let (outcome, count) = SentenceWords.builtIn.ends.match(rest), count == rest.count,
      let letter = Modifiers.outcomes.first(where: { $0.code == outcome })?.letter
    else { return nil }
    var shooter = who.map(\.typed) ?? example(of: ours)
    if let who {
      guard case .number = who.name else { return nil }
      // With a save, a person named alone is the goalkeeper.
      if outcome == .saved {
        guard isGoalkeeper(who), let side = who.side ?? ours else { return nil }
        shooter = Who(.unidentified(nil), side: side.other == ours ? nil : side.other).typed
      }
    }
    let text = rest.map(\.text).joined(separator: " ")
    return LineProblem(.outcomeAlone(text, chance: "\(shooter)s\(letter)"), column: first.column)
  }

  /// The error for a card without a colour: `8 tarjeta`, `card for the coach`.
  func cardAlone(_ words: ArraySlice<Word>) -> LineProblem? {
    var rest = words
    var who = takePerson(&rest)
    skipFillers(&rest)
    guard let first = rest.first, let card = vocabulary.cards.match(rest) else { return nil }
    rest = rest.dropFirst(card.count)
    while let next = rest.first, next.text == "," || [.filler, .because, .replacing].contains(particle(next)) {
      rest.removeFirst()
    }
    if who == nil { who = takePerson(&rest) }
    guard rest.isEmpty, who?.name != .team else { return nil }
    let name = who?.typed ?? example(of: ours)
    return LineProblem(.cardAlone(first.text, yellow: name + "y", red: name + "r"), column: first.column)
  }

  /// The error for a word that may mean a shot off target or a substitution: `v10 fora`, `9 off`.
  private func offAlone(_ who: Who, _ words: ArraySlice<Word>) -> LineProblem? {
    guard let word = words.first, words.count == 1, let name = Self.terse(who),
      vocabulary.codes.outcomes.value(named: word.text) == .offTarget,
      vocabulary.particles[word.text] == .off || SentenceWords.builtIn.links[word.text] == .off
    else { return nil }
    return LineProblem(.offAlone(word.text, chance: name + "s-", leaving: name + ">"), column: word.column)
  }

  /// The error for something that is not recorded by itself: `saque de banda`, `free kick v`.
  func unrecorded(_ words: ArraySlice<Word>) -> LineProblem? {
    var rest = words
    skipFillers(&rest)
    let who = takePerson(&rest)
    let links = SentenceWords.builtIn.links
    while let first = rest.first, who != nil,
      first.text == "," || particle(first) == .filler || links[first.text] == .nothing
    { rest.removeFirst() }
    guard let first = rest.first, vocabulary.clauses.match(rest)?.meaning.isDeclared != true,
      let (kind, count) = SentenceWords.builtIn.unrecorded.match(rest)
    else { return nil }
    let text = rest.prefix(count).map(\.text).joined(separator: " ")
    rest = rest.dropFirst(count)
    let number = (who ?? takePerson(&rest)).flatMap(Self.terse) ?? example(of: ours)
    let reason: LineProblem.Reason =
      switch kind {
      case .throwIn: .unrecordedThrowIn(text, chance: number + "st")
      case .freeKick: .unrecordedFreeKick(text, foul: foulExample, chance: number + "sf")
      case .other: .unrecorded(text, note: (who.flatMap(Self.terse) ?? "") + "n " + text)
      }
    return LineProblem(reason, column: first.column)
  }

  /// The error for an assist without a goal: `assistència 7`, `assist by v8`, `7 assist`.
  func assistAlone(_ words: ArraySlice<Word>) -> LineProblem? {
    var rest = words
    let links = SentenceWords.builtIn.links
    var who = takePerson(&rest)
    skipFillers(&rest)
    guard let first = rest.first else { return nil }
    let count = links.match(rest).flatMap { $0.meaning == .assist ? $0.count : nil }
    guard let count = count ?? (particle(first) == .assist ? 1 : nil) else { return nil }
    let text = rest.prefix(count).map(\.text).joined(separator: " ")
    rest = rest.dropFirst(count)
    skipFillers(&rest)
    if who == nil { who = takePerson(&rest) }
    guard rest.isEmpty, let who, who.name != .team else { return nil }
    return LineProblem(.assistAlone(text, by: who), column: first.column)
  }

  /// The error for the reason of a card without the card: `v2 protesta`.
  func reasonAlone(_ words: ArraySlice<Word>) -> LineProblem? {
    var rest = words
    var who = takePerson(&rest)
    skipFillers(&rest)
    guard let first = rest.first, let reason = vocabulary.codes.cardReasons.match(words: rest.map(\.text)) else {
      return nil
    }
    let text = rest.prefix(reason.count).map(\.text).joined(separator: " ")
    rest = rest.dropFirst(reason.count)
    skipFillers(&rest)
    if who == nil { who = takePerson(&rest) }
    guard rest.isEmpty, let who, who.name != .team else { return nil }
    let code = CardReason.cautions.contains(reason.value) ? "y" : "r"
    return LineProblem(.reasonAlone(text, card: who.typed + code + " " + text), column: first.column)
  }

  /// The error for an official without an action: `entrenador`, `v coach`.
  func officialAlone(_ words: ArraySlice<Word>) -> LineProblem? {
    var rest = words
    guard let first = rest.first, let who = takePerson(&rest), case .official = who.name,
      rest.first.map({ self.who($0) != nil }) ?? true
    else { return nil }
    let cards = vocabulary.table.all.filter { $0.kind.card != nil }.map(\.code)
    guard !cards.isEmpty else { return nil }
    let text = words.prefix(words.count - rest.count).map(\.text).joined(separator: " ")
    return LineProblem(.proposed(text, examples: cards.map { who.typed + $0 }), column: first.column)
  }

  static func terse(_ who: Who) -> String? {
    guard case .number(let number) = who.name else { return nil }
    return (who.side?.mark ?? "") + number.description
  }
}

extension LineProblem {
  /// The error that suggests a note if words follow a person: `9 somia`.
  func offeringNote(_ words: ArraySlice<Word>, line: String) -> LineProblem {
    guard case .whatDid(let name, nil) = reason, let first = words.first, first.text == name,
      let second = words.dropFirst().first, second.text.first?.isLetter == true
    else { return self }
    return LineProblem(
      .whatDid(name, note: name + "n " + LineParser.text(words.dropFirst(), of: line)), column: column)
  }
}
