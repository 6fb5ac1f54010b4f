import MatchModel
import Phrases

/// Penalties where it is unclear whether the foul or the kick is meant.
extension LineParser {
  /// The foul of a line that also names the taker of the penalty: `9 fouled by v4, penalty 10`, `9 wins a penalty and
  /// 10 takes it`. The kick is recorded when it is taken. Nil for other lines.
  func foulBeforePenalty(_ words: ArraySlice<Word>, line: String) -> Clause? {
    guard let (foul, tail) = partsOfPenalty(words) else { return nil }
    var rest = tail
    var (isPenalty, taker): (Bool, Who?) = (false, nil)
    while let word = rest.first {
      if let count = penalty(rest) ?? SentenceWords.builtIn.takers.match(rest)?.count {
        isPenalty = true
        rest = rest.dropFirst(count)
      } else if taker == nil, who(word)?.isTeam != true, let who = takePerson(&rest) {
        taker = who
      } else if [.filler, .because].contains(particle(word)) || [.by, .nothing].contains(link(word)) {
        rest.removeFirst()
      } else {
        return nil
      }
    }
    guard isPenalty, let taker, let parsed = clauseLine(Array(foul), typed: line), parsed.time == nil,
      parsed.clauses.count == 1, let foul = parsed.clauses.first, foul.kind == .foul, let victim = foul.other
    else { return nil }
    let own = victim.side ?? foul.who?.side?.other ?? ours
    return taker.side ?? ours == own ? foul : nil
  }

  /// The number of words that mean a penalty at the beginning of these words.
  func penalty(_ words: ArraySlice<Word>) -> Int? {
    vocabulary.codes.origins.match(words).flatMap { $0.meaning == .penalty ? $0.count : nil }
  }

  /// The words before and after the last comma or “and”.
  private func partsOfPenalty(_ words: ArraySlice<Word>) -> (foul: ArraySlice<Word>, kick: ArraySlice<Word>)? {
    guard let index = words.lastIndex(where: { $0.text.last == "," || link($0) == .and }) else { return nil }
    let word = words[index]
    let isGlued = word.text.count > 1 && word.text.last == ","
    let foul = words[..<index] + (isGlued ? [word.without(",")] : [])
    let kick = words[(index + 1)...]
    return foul.isEmpty || kick.isEmpty ? nil : (foul, kick)
  }

  /// The error if the player may have caused or taken the penalty: `penalti del v5`; or if there are two players and it
  /// is unclear who fouled whom: `penalti v5 8`. Nil if it can only be a kick.
  func penalty(_ text: String, of first: Who?, _ words: ArraySlice<Word>, at word: Word) -> LineProblem? {
    var rest = words
    let isBy = first == nil && rest.first.map { link($0) == .by } == true
    skipFillers(&rest)
    guard let one = first ?? takePerson(&rest), let name = one.typedNumber else { return nil }
    skipFillers(&rest)
    func problem(foul: String, kicker: String) -> LineProblem {
      LineProblem(.penaltyAlone(text, foul: foul, goal: kicker + "gp", miss: kicker + "s-p"), column: word.column)
    }
    if rest.isEmpty { return isBy ? problem(foul: name + "f", kicker: name) : nil }
    guard rest.count == 1, let other = takePerson(&rest), case .number(let number) = other.name,
      let side = one.side ?? ours, let fouled = other.side ?? ours, side != fouled
    else { return nil }
    return problem(foul: "\(name)f\(number)", kicker: example(of: fouled))
  }
}
