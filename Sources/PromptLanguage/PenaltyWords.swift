import MatchModel
import Phrases

/// Fouls that led to a penalty.
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
}
