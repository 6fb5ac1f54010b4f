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

  /// The error for an unknown word in a line that names a player and an event, `el 9 pifia el penal`, in place of the
  /// one that asks what the player did.
  func unknownBesidesEvent(_ words: ArraySlice<Word>, _ error: LineProblem) -> LineProblem? {
    guard case .whatDid = error.reason else { return nil }
    let (known, isWhole) = knownTerms(words)
    let place = known.last.map { $0.place + 1 } ?? words.startIndex
    guard !isWhole, place < words.endIndex, place > words.startIndex,
      (known + knownTerms(words[(place + 1)...]).terms).contains(where: \.describesEvent)
    else { return nil }
    let text = words[place].without(",:").text
    return LineProblem(.unknownWord(text, nearest: vocabulary.nearestDeed(to: text)), column: words[place].column)
  }

  /// The clause of an unidentified player in codes whose `?` is missing: `v?s+` in place of `vs+`.
  func codeOfUnidentified(_ word: Word) -> String? {
    let text = folded(word.text)
    guard !isLongerThanAnyName(text), text.contains(where: "+-.".contains) else { return nil }
    let mark = text.prefix(1).filter { Self.side($0) != nil }
    let code = mark + "?" + text.dropFirst(mark.count)
    return (try? vocabulary.table.clause(inCodes: code)) == nil ? nil : code
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

  /// The clauses of a line whose time does not come first, `11s- 76'`, and the error that shows it in its place.
  func lateTime(_ words: ArraySlice<Word>, line: String) -> (clauses: [Clause], problem: LineProblem)? {
    for place in words.indices.dropFirst() {
      let ahead = Array(words[place...].prefix(4))
      guard let (_, after) = try? TimeExpression.leading(ahead), after.count < ahead.count else { continue }
      let end = place + ahead.count - after.count
      let others = words[..<place] + words[end...]
      guard let clauses = try? clausesOrSentence(others, line: line) else { return nil }
      let corrected = words[place..<end].text + " " + others.text
      return (
        clauses,
        LineProblem(.unclear(.timeNotFirst, words[place..<end].text, lines: [corrected]), column: words[place].column)
      )
    }
    return nil
  }

  /// The error for a shot that led to a corner or came from one: `xut del 9 a córner`.
  func cornerUnclear(_ words: ArraySlice<Word>, line: String) -> LineProblem? {
    guard vocabulary.table[.corner] != nil,
      let place = words.indices.last(where: { vocabulary.codes.origins.match(words[$0...])?.meaning == .corner }),
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
      .unclear(
        .cornerUnclear, words[rest.endIndex...].text,
        lines: [shot.attemptCode { _ in } + " " + corner, shot.attemptCode { $0.origin = .corner }]),
      column: words[rest.endIndex].column)
  }

  func giveExamplePlayer(_ shot: inout Clause) {
    if !shot.isOfPlayer { shot.who = who(Word(example(of: shot.who?.side), column: 1)) }
  }

  /// The error for a second number without an explanation: `9 gol 7`, `9 gol v7`. Nil for the scorer's own number, since
  /// players cannot assist themselves.
  func assistUnmarked(_ words: ArraySlice<Word>, in clause: Clause) -> LineProblem? {
    guard let scorer = clause.who, clause.other == nil, words.count == 1, let word = words.first, let who = who(word),
      !who.isTeam, who.name != scorer.name
    else { return nil }
    let assist = clause.attemptCode { $0.other = Who(who.name) }
    if let side = who.side, let own = scorer.side ?? ours, side != own {
      return LineProblem(
        .unclear(.assistByOpponent, word.text, lines: [clause.attemptCode { _ in }, assist]), column: word.column)
    }
    let zone = clause.zone == nil ? wholeNumber(word.text).flatMap(Zone.init(rawValue:)) : nil
    return LineProblem(
      .assistUnmarked(word.text, assist: assist, zone: zone.map { zone in clause.attemptCode { $0.zone = zone } }),
      column: word.column)
  }

  /// The error for the player who blocked a shot, `v2 xut blocat pel 3`, with the line for the shot, and for both in games
  /// that record blocks.
  func blockerNamed(_ words: ArraySlice<Word>, after before: Word?, in shot: Clause) -> LineProblem? {
    guard shot.kind == .chance, shot.outcome == .blocked, let shooter = shot.who, words.count == 1,
      let word = words.first, let before, link(before) == .by || particle(before) == .because,
      let blocker = who(word), case .number = blocker.name
    else { return nil }
    let alone = shot.attemptCode { _ in }
    var lines = [alone]
    if let block = vocabulary.table.own.first(where: { $0.kind == .own(ActionCode(rawValue: "bloqueig")) }) {
      let side = blocker.side ?? (shooter.side ?? ours)?.other
      let name = Who(blocker.name, side: side == ours ? nil : side).typed
      lines.append("\(alone) \(name)\(block.code),\(Who(shooter.name).typed)")
    }
    return LineProblem(.unclear(.proposed, "\(before.text) \(word.text)", lines: lines), column: before.column)
  }

  /// The same error for a clause in codes: `9g 7`.
  func assistUnmarked(_ words: ArraySlice<Word>, after clause: Clause) -> LineProblem? {
    guard !clause.asks, case .number? = words.first.flatMap({ who($0) })?.name,
      case .attempt(_, hasAssist: true)? = vocabulary.table[clause.kind]?.suffix
    else { return nil }
    return assistUnmarked(words, in: clause)
  }

  /// The error for another player after a clause in codes, `9g y 8`, who may have done the same, have assisted or, where
  /// the conjunction is also the code of a card, have been booked. In `4f y 8f`, the first player may have been booked.
  func anotherPlayer(_ words: ArraySlice<Word>, after clause: Clause, _ first: Word) -> LineProblem? {
    var rest = words.dropFirst()
    if let and = words.first, clause.kind == .foul, isFoulAfterConjunction(words) {
      let lines = ["\(first.text) \(rest.text)", "\(first.text)\(folded(and.text)) \(rest.text)"]
      return LineProblem(.unclear(.proposed, words.quoted, lines: lines), column: and.column)
    }
    guard let and = words.first, link(and) == .and, let other = takePerson(&rest), rest.isEmpty, !other.isTeam,
      !other.name.isOfficial, let spec = vocabulary.table[clause.kind]
    else { return nil }
    var lines: [String] = []
    if let who = clause.who, !who.isTeam, clause.kind != .substitution, folded(first.text).hasPrefix(who.typed) {
      let same = first.text.dropFirst(who.typed.count).prefix { $0 != "," }
      lines.append("\(first.text) \(other.typed)\(same)")
    }
    let mayAssist =
      switch spec.suffix {
      case .attempt(_, let hasAssist): hasAssist
      case .score(let score): !score.isSeries
      default: false
      }
    let isTeamMate = (other.side == nil || other.side == clause.who?.side) && other.name != clause.who?.name
    if mayAssist, clause.other == nil, isTeamMate { lines.append("\(first.text),\(Who(other.name).typed)") }
    if isCode(and) { lines.append("\(first.text) \(other.typed)\(folded(and.text))") }
    return lines.isEmpty ? nil : LineProblem(.unclear(.proposed, words.quoted, lines: lines), column: and.column)
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
