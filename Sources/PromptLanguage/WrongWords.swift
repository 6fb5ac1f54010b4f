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

  /// The code of a team's action whose last letter was typed more than once: `vc` in place of `vcc`.
  func codeWithoutRepetition(_ word: Word) -> String? {
    let text = folded(word.text)
    guard let last = text.last, !isLongerThanAnyName(text) else { return nil }
    let code = text.prefix { $0 != last } + [last]
    guard code.count < text.count, text.dropFirst(code.count).allSatisfy({ $0 == last }) else { return nil }
    let bare = code.first.flatMap(Self.side) != nil ? code.dropFirst() : code
    return isCodeOfTeam(String(bare)) ? String(code) : nil
  }

  /// The error for details without an action: `9 penal`, `penal 9`, `9 saved`. Nil in games without chances.
  func modifierAlone(_ words: ArraySlice<Word>) -> LineProblem? {
    guard vocabulary.table.hasChances else { return nil }
    var rest = words
    var who = takePerson(&rest)
    let codes = vocabulary.codes
    // `de cap` is the name of a body part, but `de penal` is not.
    if codes.bodyParts.match(rest) == nil { skipFillers(&rest) }
    guard let word = rest.first else { return nil }
    if let who, let problem = offAlone(who, rest) { return problem }
    guard vocabulary.particles[word.text] != .off, vocabulary.particles[word.text] != .on else { return nil }
    let (outcome, origin, body) = (codes.outcomes.match(rest), codes.origins.match(rest), codes.bodyParts.match(rest))
    guard let count = outcome?.count ?? origin?.count ?? body?.count else { return nil }
    let text = rest.prefix(count).quoted
    rest = rest.dropFirst(count)
    if origin?.meaning == .penalty, outcome == nil, let problem = penalty(text, of: who, rest, at: word) {
      return problem
    }
    // `penal en contra`; the side after a save is the goalkeeper's.
    let side = outcome?.meaning == .saved ? nil : favoured(by: rest)
    skipFillers(&rest)
    who = who ?? takePerson(&rest)
    var number = who.flatMap(\.typedNumber) ?? example(of: who?.side ?? side ?? ours)
    if let keeper = who, outcome?.meaning == .saved { number = shooter(against: keeper) ?? number }
    if let outcome, let chance = Self.code(ofChance: outcome.meaning) {
      return LineProblem(.outcomeAlone(text, chance: number + chance), column: word.column)
    }
    guard
      let letter = vocabulary.table.origins.first(where: { $0.code == origin?.meaning })?.letter
        ?? vocabulary.table.bodyParts.first(where: { $0.code == body?.meaning })?.letter
    else { return nil }
    return LineProblem(
      .modifierAlone(text, goal: "\(number)g\(letter)", miss: "\(number)s-\(letter)"), column: word.column)
  }

  /// The side that gets the kick, from words such as `for them`, `a favor` or `against us`.
  private func favoured(by words: ArraySlice<Word>) -> Side? {
    let terms = knownTerms(words).terms
    if let term = terms.first(where: { $0.side != nil || $0.person != nil }) {
      return term.side ?? term.person?.side ?? ours
    }
    let sayings = terms.flatMap(\.sayings)
    if sayings.contains(.favour) { return ours }
    return sayings.contains(.against) || sayings.contains(.conceded) ? ours?.other : nil
  }

  /// An unidentified player of the other side, whose shot the goalkeeper saves; nil if the person is not one.
  private func shooter(against keeper: Who) -> String? {
    guard isGoalkeeper(keeper), let side = keeper.side ?? ours else { return nil }
    return Who(.unidentified(nil), side: side.other == ours ? nil : side.other).typed
  }

  private static func code(ofChance outcome: Outcome) -> String? {
    Modifiers.outcomes.first { $0.code == outcome }.map { "s\($0.letter)" }
  }

  /// The error for an outcome without a shot: `la bloquean`, `para 1`, `1 la para`. Nil in games without chances.
  func endAlone(_ words: ArraySlice<Word>) -> LineProblem? {
    guard vocabulary.table.hasChances else { return nil }
    let named = words.filter { $0.text.contains(where: \.isDigit) }
    let who = named.first.flatMap { self.who($0) }
    guard named.count < 2, named.isEmpty == (who == nil), let first = words.first else { return nil }
    var rest = words.filter { !$0.text.contains(where: \.isDigit) }[...]
    while let word = rest.last, rest.count > 1, particle(word) == .filler,
      SentenceWords.builtIn.ends.match(rest)?.count != rest.count
    { rest.removeLast() }
    guard let (outcome, count) = SentenceWords.builtIn.ends.match(rest), count == rest.count,
      let chance = Self.code(ofChance: outcome)
    else { return nil }
    var shooter: String? = example(of: ours)
    // If the attempt was saved, the only person named is the goalkeeper.
    if let who { shooter = outcome == .saved ? self.shooter(against: who) : who.typedNumber }
    guard let shooter else { return nil }
    return LineProblem(.outcomeAlone(rest.quoted, chance: shooter + chance), column: first.column)
  }

  /// The first of these words with a meaning, and the person before or after them; nil if there are other words, except
  /// commas and particles.
  private func alone<Meaning>(
    _ words: ArraySlice<Word>, linkedBy particles: [Vocabulary.Particle] = [.filler],
    _ match: (ArraySlice<Word>) -> (meaning: Meaning, count: Int)?
  ) -> (meaning: Meaning, words: ArraySlice<Word>, column: Int, who: Who?)? {
    var rest = words
    var who = takePerson(&rest)
    skipFillers(&rest)
    guard let first = rest.first, let (meaning, count) = match(rest) else { return nil }
    let said = rest.prefix(count)
    rest = rest.dropFirst(count)
    skip(&rest, particles)
    if who == nil { who = takePerson(&rest) }
    return rest.isEmpty && who?.isTeam != true ? (meaning, said, first.column, who) : nil
  }

  /// The error for a card without a colour: `8 tarjeta`, `card for the coach`.
  func cardAlone(_ words: ArraySlice<Word>) -> LineProblem? {
    let found = alone(words, linkedBy: [.filler, .because, .replacing], vocabulary.cards.match)
    guard let found, let first = found.words.first else { return nil }
    let name = found.who?.typed ?? example(of: ours)
    return LineProblem(.cardAlone(first.without(",:").text, yellow: name + "y", red: name + "r"), column: first.column)
  }

  /// The error for a word that may mean a shot off target or a substitution: `v10 fora`, `9 off`.
  private func offAlone(_ who: Who, _ words: ArraySlice<Word>) -> LineProblem? {
    guard let word = words.first, words.count == 1, let name = who.typedNumber, let term = term(word.text),
      term.sayings.contains(.outcome(.offTarget)), term.marks.contains(.off)
    else { return nil }
    return LineProblem(.offAlone(word.text, chance: name + "s-", leaving: name + ">"), column: word.column)
  }

  /// The clauses of a line whose time does not come first, `11s- 76'`, and the error that shows it in its place.
  func lateTime(_ words: ArraySlice<Word>, line: String) -> (clauses: [Clause], problem: LineProblem)? {
    for place in words.indices.dropFirst() {
      let ahead = Array(words[place...].prefix(4))
      guard let (_, after) = try? TimeExpression.leading(ahead), after.count < ahead.count else { continue }
      let end = place + ahead.count - after.count
      let others = words[..<place] + words[end...]
      guard let clauses = try? clausesOrSentence(others, line: line) else { return nil }
      let corrected = words[place..<end].text + " " + others.text
      return (clauses, LineProblem(.timeNotFirst(line: corrected), column: words[place].column))
    }
    return nil
  }

  /// The error for a shot that led to a corner or came from one: `xut del 9 a córner`.
  func cornerUnclear(_ words: ArraySlice<Word>, line: String) -> LineProblem? {
    guard let place = words.indices.last(where: { vocabulary.codes.origins.match(words[$0...])?.meaning == .corner }),
      words[place...].count == vocabulary.codes.origins.match(words[place...])?.count
    else { return nil }
    var rest = words[..<place]
    while let last = rest.last, particle(last) == .filler || [.to, .nothing].contains(link(last)) { rest.removeLast() }
    guard let found = try? clausesOrSentence(rest, line: line), found.count == 1, var shot = found.first,
      shot.kind == .chance, shot.origin == nil
    else { return nil }
    giveExamplePlayer(&shot)
    let corner = (shot.who?.side?.mark ?? "") + "c"
    return LineProblem(
      .cornerUnclear(
        words[rest.endIndex...].text, led: shot.attemptCode { _ in } + " " + corner,
        from: shot.attemptCode { $0.origin = .corner }), column: words[rest.endIndex].column)
  }

  func giveExamplePlayer(_ shot: inout Clause) {
    if !shot.isOfPlayer { shot.who = who(Word(example(of: shot.who?.side), column: 1)) }
  }

  /// The error for something that is not recorded by itself: `saque de banda`, `free kick v`.
  func unrecorded(_ words: ArraySlice<Word>, line: String) -> LineProblem? {
    var rest = words
    skipFillers(&rest)
    let who = takePerson(&rest)
    if who != nil { rest = rest.drop { $0.text == "," || isFiller($0) } }
    guard let first = rest.first, vocabulary.clauses.match(rest)?.meaning.isDeclared != true,
      let (kind, count) = SentenceWords.builtIn.unrecorded.match(rest)
    else { return nil }
    let (text, note) = (rest.prefix(count).quoted, Self.text(rest, of: line))
    rest = rest.dropFirst(count)
    let side = who?.side ?? favoured(by: rest)
    let number = (who ?? takePerson(&rest))?.typedNumber ?? example(of: side ?? ours)
    let reason: LineProblem.Reason =
      switch kind {
      case .throwIn where vocabulary.table.hasChances: .unrecordedThrowIn(text, chance: number + "st")
      case .freeKick where vocabulary.table.hasChances:
        .unrecordedFreeKick(text, foul: foulExample(on: side), chance: number + "sf")
      default: .unrecorded(text, note: (who?.typedNumber ?? "") + "n " + note)
      }
    return LineProblem(reason, column: first.column)
  }

  /// The error for an assist without a goal: `assistència 7`, `assist by v8`, `7 assist`.
  func assistAlone(_ words: ArraySlice<Word>) -> LineProblem? {
    let found = alone(words) { rest -> (meaning: Void, count: Int)? in
      if let link = SentenceWords.builtIn.links.match(rest), link.meaning == .assist { return ((), link.count) }
      return rest.first.flatMap(particle) == .assist ? ((), 1) : nil
    }
    guard let found, let who = found.who else { return nil }
    return LineProblem(.assistAlone(found.words.quoted, by: who), column: found.column)
  }

  /// The error for a declared sanction that is given twice at once, `v13 doble exclusión`; it is recorded as two.
  func sanctionTwice(_ words: ArraySlice<Word>) -> LineProblem? {
    func sanction(_ rest: ArraySlice<Word>) -> (meaning: CardColor, count: Int)? {
      guard let double = SentenceWords.builtIn.doubles.match(rest),
        let named = vocabulary.codes.colors.match(rest.dropFirst(double.count))
      else { return nil }
      return (named.meaning, double.count + named.count)
    }
    guard let found = alone(words, sanction), let spec = vocabulary.table[.sanction(found.meaning)] else { return nil }
    let line = (found.who?.typed ?? example(of: ours)) + spec.code
    return LineProblem(.proposed(found.words.quoted, examples: ["\(line) \(line)"]), column: found.column)
  }

  /// The error for a goal in a game with other ways of scoring: `gol del 6` in basketball.
  func goalAlone(_ words: ArraySlice<Word>) -> LineProblem? {
    guard vocabulary.table[.goal] == nil else { return nil }
    let found = alone(words, Vocabulary.standard.clauses.match)
    guard let found, found.meaning == .goal else { return nil }
    let name = found.who?.typed ?? example(of: ours)
    let lines = vocabulary.table.ownScores.map { name + $0.code }
    return lines.isEmpty ? nil : LineProblem(.proposed(found.words.quoted, examples: lines), column: found.column)
  }

  /// The error for the reason of a card without the card: `v2 protesta`.
  func reasonAlone(_ words: ArraySlice<Word>) -> LineProblem? {
    let found = alone(words, vocabulary.codes.cardReasons.match)
    guard let found, let who = found.who else { return nil }
    let code = CardReason.cautions.contains(found.meaning) ? "y" : "r"
    let text = found.words.quoted
    return LineProblem(.reasonAlone(text, card: who.typed + code + " " + text), column: found.column)
  }

  /// The error for another player after a clause in codes, `9g y 8`, who may have done the same, have assisted or, where
  /// the conjunction is also the code of a card, have been booked. In `4f y 8f`, the first player may have been booked.
  func anotherPlayer(_ words: ArraySlice<Word>, after parsed: [Clause], _ first: Word) -> LineProblem? {
    var rest = words.dropFirst()
    if let and = words.first, parsed.count == 1, parsed[0].kind == .foul, isFoulAfterConjunction(words) {
      let lines = ["\(first.text) \(rest.text)", "\(first.text)\(folded(and.text)) \(rest.text)"]
      return LineProblem(.proposed(words.quoted, examples: lines), column: and.column)
    }
    guard let and = words.first, link(and) == .and, parsed.count == 1, let other = takePerson(&rest), rest.isEmpty,
      !other.isTeam, !other.name.isOfficial, let spec = vocabulary.table[parsed[0].kind]
    else { return nil }
    var lines: [String] = []
    if let who = parsed[0].who, !who.isTeam, parsed[0].kind != .substitution,
      folded(first.text).hasPrefix(who.typed)
    {
      let same = first.text.dropFirst(who.typed.count).prefix { $0 != "," }
      lines.append("\(first.text) \(other.typed)\(same)")
    }
    let mayAssist =
      switch spec.suffix {
      case .attempt(_, let hasAssist): hasAssist
      case .score(let score): !score.isSeries
      default: false
      }
    let isTeamMate = (other.side == nil || other.side == parsed[0].who?.side) && other.name != parsed[0].who?.name
    if mayAssist, parsed[0].other == nil, isTeamMate {
      lines.append("\(first.text),\(Who(other.name).typed)")
    }
    if isCode(and) { lines.append("\(first.text) \(other.typed)\(folded(and.text))") }
    return lines.isEmpty ? nil : LineProblem(.proposed(words.quoted, examples: lines), column: and.column)
  }

  /// The error for an official or a team without an action: `entrenador`, `v coach`, `visitors`.
  /// - Parameter name: the team's name if that was typed.
  func subjectAlone(_ words: ArraySlice<Word>, named name: String? = nil) -> LineProblem? {
    var rest = words
    guard let first = rest.first, let who = takePerson(&rest),
      who.isTeam ? rest.isEmpty : who.name.isOfficial && rest.first.map({ self.who($0) != nil }) ?? true
    else { return nil }
    let codes = vocabulary.table.all.filter { spec in
      who.isTeam ? spec.kind == .goal || spec.mayBeTeam : spec.kind.card != nil
    }.map(\.code)
    guard !codes.isEmpty else { return nil }
    let text = name ?? words.prefix(words.count - rest.count).text
    return LineProblem(.proposed(text, examples: codes.map { who.typed + $0 }), column: first.column)
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
