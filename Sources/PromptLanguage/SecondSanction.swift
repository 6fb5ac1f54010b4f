import MatchModel
import MatchRules
import Phrases

/// Another sanction or event after a card, which is not its reason: `3 groga i dos minuts`, `yellow for 2 and penalty`.
extension LineParser {
  /// The card, and a sanction of the same person in the words after it; nil if the words may be a reason.
  /// - Throws: the lines that the words may mean, if they leave open what happened.
  func sanctions(_ card: Clause, andIn words: ArraySlice<Word>) throws(LineProblem) -> [Clause]? {
    // Longer texts are reasons.
    guard words.count <= SentenceReader.mostWords, card.isOfPlayer, let first = card.kind.card ?? card.card else {
      return nil
    }
    // `dos minuts més`
    if isMore(words) { return [card] }
    if let second = sanctionAlone(words) { return try both(card, first, and: second, in: words) }
    let rest = words.drop { $0.text == "," }
    guard let and = rest.first, link(and) == .and else { return try afterReason(card, first, words) }
    if let problem = anotherEvent(rest.dropFirst(), after: card, first) { throw problem }
    return nil
  }

  /// `vermella directa, blava`: the reason comes before the other sanction.
  private func afterReason(
    _ card: Clause, _ first: CardColor, _ words: ArraySlice<Word>
  ) throws(LineProblem) -> [Clause]? {
    guard card.reason == nil,
      let place = words.indices.dropLast().last(where: { words[$0].text.last == "," || link(words[$0]) == .and }),
      let second = sanctionAlone(words[(place + 1)...])
    else { return nil }
    let before = words[..<place] + (words[place].text.last == "," ? [words[place].without(",")] : [])
    let reason = before.filter { $0.text != "," && !$0.text.isEmpty }
    var booked = card
    booked.reason = vocabulary.reason(reason[...]).flatMap { $0.count == reason.count ? $0.meaning : nil }
    if booked.reason == nil { booked.reason = CardReason(reason[...].text) }
    return try both(booked, first, and: second, in: words[place...])
  }

  /// The sanction in the words if they say nothing else.
  private func sanctionAlone(_ words: ArraySlice<Word>) -> CardColor? {
    let rest = words.drop { $0.text == "," || link($0) == .and || isFiller($0) }
    guard let (color, count) = sanction(rest) else { return nil }
    let after = rest.dropFirst(count)
    return after.isEmpty || isMore(after) ? color : nil
  }

  private func isMore(_ words: ArraySlice<Word>) -> Bool {
    SentenceWords.builtIn.more.match(words)?.count == words.count
  }

  /// The sanction at the beginning of the words, and the number of words.
  func sanction(_ words: ArraySlice<Word>) -> (CardColor, count: Int)? {
    if let (kind, count) = vocabulary.clauses.match(words), let color = kind.card { return (color, count) }
    guard let (color, count) = vocabulary.codes.colors.match(words), vocabulary.table.has(color) else { return nil }
    return (color, count)
  }

  /// Returns both sanctions if the game has its own and one person may be given both. The second of two that send the
  /// player off stands for both: in handball, a blue card follows the red one.
  private func both(
    _ card: Clause, _ first: CardColor, and second: CardColor, in words: ArraySlice<Word>
  ) throws(LineProblem) -> [Clause] {
    let rules = vocabulary.table.rules
    if first != second, !rules.ownSanctions.isEmpty, let one = rules.sanction(first)?.effect,
      let other = rules.sanction(second)?.effect,
      let kind = vocabulary.table.all.first(where: { $0.kind.card == second })?.kind
    {
      var next = Clause(kind, who: card.who, column: card.column)
      if one.exclusion != .out { return [card, next] }
      if other.exclusion == .out, card.kind.card != nil {
        next.reason = card.reason
        return [next]
      }
    }
    let other = (card.who?.typed ?? "") + letters(of: second)
    throw problem(words, ["\(code(card)) \(other)", other])
  }

  /// The error for an event of the same person after a card: a foul or a penalty may be what the card was for.
  private func anotherEvent(_ words: ArraySlice<Word>, after card: Clause, _ color: CardColor) -> LineProblem? {
    let kind = (vocabulary.clauses.match(words) ?? SentenceWords.builtIn.clauses.match(words))?.meaning
    let spec = kind.flatMap { vocabulary.table[$0] }
    let isPenalty = penalty(words) != nil
    guard isPenalty || spec.map({ !$0.isWord && $0.kind != .note && $0.kind != .substitution }) == true else {
      return nil
    }
    var lines = [code(card)]
    if isPenalty || kind == .foul {
      if card.kind != .foul, letters(of: color).count == 1 {
        lines.append("\(card.who?.typed ?? "")f\(letters(of: color))")
      }
    } else if let spec, spec.subject != .team {
      lines.append("\(code(card)) \(card.who?.typed ?? "")\(spec.code)")
    }
    return problem(words, lines)
  }

  private func problem(_ words: ArraySlice<Word>, _ lines: [String]) -> LineProblem {
    LineProblem(.unclear(.proposed, words.quoted, lines: lines), column: words.first?.column ?? 1)
  }

  private func letters(of color: CardColor) -> String { vocabulary.table.rules.sanction(color)?.letters ?? "" }

  /// The card in codes, without its reason.
  private func code(_ card: Clause) -> String {
    var bare = card
    bare.reason = nil
    return vocabulary.table.code(of: bare) ?? ""
  }
}
