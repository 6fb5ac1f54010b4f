import MatchModel
import Phrases

/// Errors for words that lack an action or a player, with lines to type instead.
extension LineParser {
  /// The error for details without an action: `9 penal`, `penal 9`, `9 saved`. Nil in games without chances.
  func modifierAlone(_ words: ArraySlice<Word>) -> LineProblem? {
    guard vocabulary.table.hasChances else { return nil }
    let codes = vocabulary.codes
    var rest = words
    // `segon penal` is a kick, not an official.
    var who = codes.origins.match(words) == nil ? takePerson(&rest) : nil
    // `de cap` is the name of a body part, but `de penal` is not.
    if codes.bodyParts.match(rest) == nil { skipFillers(&rest) }
    guard let word = rest.first else { return nil }
    if let who, let problem = offAlone(who, rest) { return problem }
    guard vocabulary.particles[word.text] != .off, vocabulary.particles[word.text] != .on else { return nil }
    let (outcome, origin, body) = (codes.outcomes.match(rest), codes.origins.match(rest), codes.bodyParts.match(rest))
    guard let count = outcome?.count ?? origin?.count ?? body?.count else { return nil }
    let text = rest.prefix(count).quoted
    rest = rest.dropFirst(count)
    if origin?.meaning == .penalty, outcome == nil, let problem = penaltyAlone(text, of: who, rest, at: word) {
      return problem
    }
    // `penal en contra`; the side after a save is the goalkeeper's.
    let side = outcome?.meaning == .saved ? nil : favoured(by: rest)
    // `7m pel v6`
    skip(&rest, [.filler, .because, .replacing])
    who = who ?? takePerson(&rest)
    var number = who.flatMap(\.typedNumber) ?? (who?.side ?? side).map { example(of: $0) } ?? exampleOfShooter
    if let keeper = who, outcome?.meaning == .saved { number = shooter(against: keeper) ?? number }
    if let outcome {
      let chance = number + chance(outcome.meaning, isMiss: SentenceWords.builtIn.misses[text] != nil, rest)
      return LineProblem(.unclear(.outcomeAlone, text, lines: [chance]), column: word.column)
    }
    guard
      let letter = vocabulary.table.origins.first(where: { $0.code == origin?.meaning })?.letter
        ?? vocabulary.table.bodyParts.first(where: { $0.code == body?.meaning })?.letter
    else { return nil }
    return LineProblem(
      .unclear(.modifierAlone, text, lines: ["\(number)g\(letter)", "\(number)s-\(letter)"]), column: word.column)
  }

  /// The code of a shot with an outcome, and with what the words after it add. Another outcome replaces a mere miss:
  /// `falla el penal, aturat`.
  private func chance(_ outcome: Outcome, isMiss: Bool, _ words: ArraySlice<Word>) -> String {
    let meanings = knownTerms(words).terms.flatMap(\.meanings)
    let others = meanings.compactMap { if case .outcome(let other) = $0 { other } else { nil } }
    var shot = Clause(.chance)
    shot.outcome = isMiss ? others.first ?? outcome : outcome
    shot.origin = meanings.contains(.origin(.penalty)) ? .penalty : nil
    return vocabulary.table.code(of: shot) ?? ""
  }

  /// The side that gets the kick, from words such as `for them`, `a favor` or `against us`.
  private func favoured(by words: ArraySlice<Word>) -> Side? {
    let terms = knownTerms(words).terms
    if let term = terms.first(where: { $0.side != nil || $0.person != nil }) {
      return term.side ?? term.person?.side ?? ours
    }
    let meanings = terms.flatMap(\.meanings)
    if meanings.contains(.favour) { return ours }
    return meanings.contains(.against) || meanings.contains(.conceded) ? ours?.other : nil
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
    var shooter: String? = exampleOfShooter
    // If the attempt was saved, the only person named is the goalkeeper.
    if let who { shooter = outcome == .saved ? self.shooter(against: who) : who.typedNumber }
    guard let shooter else { return nil }
    return LineProblem(.unclear(.outcomeAlone, rest.quoted, lines: [shooter + chance]), column: first.column)
  }

  /// The error for a word that may mean a shot off target or a substitution: `v10 fora`, `9 off`.
  private func offAlone(_ who: Who, _ words: ArraySlice<Word>) -> LineProblem? {
    guard let word = words.first, words.count == 1, let name = who.typedNumber, let term = term(word.text),
      term.meanings.contains(.outcome(.offTarget)), term.marks.contains(.off)
    else { return nil }
    return LineProblem(.unclear(.offAlone, word.text, lines: [name + "s-", name + ">"]), column: word.column)
  }

  /// The error if the player may have caused or taken the penalty: `penalti del v5`; or if there are two players and it
  /// is unclear who fouled whom: `penalti v5 8`. Nil if it can only be a kick.
  private func penaltyAlone(_ text: String, of first: Who?, _ words: ArraySlice<Word>, at word: Word) -> LineProblem? {
    var rest = words
    let isBy = first == nil && rest.first.map { link($0) == .by } == true
    skipFillers(&rest)
    guard let one = first ?? takePerson(&rest), let name = one.typedNumber else { return nil }
    skipFillers(&rest)
    func problem(foul: String, kicker: String) -> LineProblem {
      LineProblem(.unclear(.penaltyAlone, text, lines: [foul, kicker + "gp", kicker + "s-p"]), column: word.column)
    }
    if rest.isEmpty { return isBy ? problem(foul: name + "f", kicker: name) : nil }
    guard rest.count == 1, let other = takePerson(&rest), case .number(let number) = other.name,
      let side = one.side ?? ours, let fouled = other.side ?? ours, side != fouled
    else { return nil }
    return problem(foul: "\(name)f\(number)", kicker: example(of: fouled))
  }

  /// The error for words with a meaning that lack their action; nil if there are other words, except commas, particles
  /// and a person before or after them.
  private func alone<Meaning>(
    _ words: ArraySlice<Word>, linkedBy particles: [Vocabulary.Particle] = [.filler],
    _ match: (ArraySlice<Word>) -> (meaning: Meaning, count: Int)?,
    _ reason: (_ meaning: Meaning, _ text: String, _ who: Who?) -> LineProblem.Reason?
  ) -> LineProblem? {
    var rest = words
    var who = takePerson(&rest)
    skipFillers(&rest)
    guard let first = rest.first, let (meaning, count) = match(rest) else { return nil }
    let text = rest.prefix(count).quoted
    rest = rest.dropFirst(count)
    skip(&rest, particles)
    who = who ?? takePerson(&rest)
    guard rest.isEmpty, who?.isTeam != true else { return nil }
    return reason(meaning, text, who).map { LineProblem($0, column: first.column) }
  }

  private func typed(_ who: Who?) -> String { who?.typed ?? example(of: ours) }

  /// The error for a card without a colour: `8 tarjeta`, `card for the coach`.
  func cardAlone(_ words: ArraySlice<Word>) -> LineProblem? {
    let problem = alone(words, linkedBy: [.filler, .because, .replacing], vocabulary.cards.match) { _, text, who in
      .unclear(.cardAlone, text, lines: [typed(who) + "y", typed(who) + "r"])
    }
    return problem ?? colourUnknown(words)
  }

  /// The error for an unknown colour: `tarjeta azul a la 6`.
  private func colourUnknown(_ words: ArraySlice<Word>) -> LineProblem? {
    var rest = words
    _ = takePerson(&rest)
    guard let (_, count) = vocabulary.cards.match(rest), let colour = rest.dropFirst(count).first,
      terms([colour]) == nil
    else { return nil }
    let text = colour.without(",:").text
    return LineProblem(
      .unknownWord(text, nearest: nearest(to: text, in: vocabulary.codes.colors.allWords)), column: colour.column)
  }

  /// The error for an assist without a goal: `assistència 7`, `assist by v8`, `7 assist`.
  func assistAlone(_ words: ArraySlice<Word>) -> LineProblem? {
    func assist(_ rest: ArraySlice<Word>) -> (meaning: Void, count: Int)? {
      if let link = SentenceWords.builtIn.links.match(rest), link.meaning == .assist { return ((), link.count) }
      return rest.first.flatMap(particle) == .assist ? ((), 1) : nil
    }
    return alone(words, assist) { _, _, who in who.map { .assistAlone(by: $0) } }
  }

  /// The error for a declared sanction that is given twice at once, `v13 doble exclusión`; it is recorded as two.
  func sanctionTwice(_ words: ArraySlice<Word>) -> LineProblem? {
    func sanction(_ rest: ArraySlice<Word>) -> (meaning: CardColor, count: Int)? {
      guard let double = SentenceWords.builtIn.doubles.match(rest),
        let named = vocabulary.codes.colors.match(rest.dropFirst(double.count))
      else { return nil }
      return (named.meaning, double.count + named.count)
    }
    return alone(words, sanction) { sanction, text, who in
      vocabulary.table[.sanction(sanction)].map { spec in
        .unclear(.proposed, text, lines: ["\(typed(who))\(spec.code) \(typed(who))\(spec.code)"])
      }
    }
  }

  /// The error for a goal in a game with other ways of scoring: `gol del 6` in basketball.
  func goalAlone(_ words: ArraySlice<Word>) -> LineProblem? {
    let scores = vocabulary.table.ownScores
    guard vocabulary.table[.goal] == nil, !scores.isEmpty else { return nil }
    return alone(words, Vocabulary.standard.clauses.match) { kind, text, who in
      kind == .goal ? .unclear(.proposed, text, lines: scores.map { typed(who) + $0.code }) : nil
    }
  }

  /// The error for the reason of a card without the card: `v2 protesta`.
  func reasonAlone(_ words: ArraySlice<Word>) -> LineProblem? {
    alone(words, vocabulary.codes.cardReasons.match) { reason, text, who in
      let code = CardReason.cautions.contains(reason) ? "y" : "r"
      return who.map { .unclear(.reasonAlone, text, lines: ["\($0.typed)\(code) \(text)"]) }
    }
  }

  /// The error for something that is not recorded by itself: `saque de banda`, `free kick v`.
  func unrecorded(_ words: ArraySlice<Word>, line: String) -> LineProblem? {
    var rest = words
    skipFillers(&rest)
    let who = takePerson(&rest)
    if who != nil { rest = rest.drop { $0.text == "," || isFiller($0) } }
    guard let first = rest.first, vocabulary.clauses.match(rest)?.meaning.isDeclared != true,
      let (kind, count) = SentenceWords.builtIn.unrecorded.match(rest),
      vocabulary.codes.origins.match(rest).map({ $0.count <= count }) ?? true
    else { return nil }
    let (text, note) = (rest.prefix(count).quoted, Self.text(rest, of: line))
    rest = rest.dropFirst(count)
    let side = who?.side ?? favoured(by: rest)
    let number = (who ?? takePerson(&rest))?.typedNumber ?? example(of: side ?? ours)
    let reason: LineProblem.Reason =
      switch kind {
      case .throwIn where vocabulary.table.hasChances: .unclear(.throwIn, text, lines: [number + "st"])
      case .freeKick where vocabulary.table.hasChances:
        .unclear(.freeKick, text, lines: [foulExample(on: side), number + "sf"])
      default: .unclear(.unrecorded, text, lines: [(who?.typedNumber ?? "") + "n " + note])
      }
    return LineProblem(reason, column: first.column)
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
    return LineProblem(.unclear(.proposed, text, lines: codes.map { who.typed + $0 }), column: first.column)
  }
}
