import MatchModel
import Phrases

extension LineParser {
  /// Splits the words into terms, each the longest known phrase; nil if a word is unknown.
  package func terms(_ words: ArraySlice<Word>) -> [SentenceTerm]? {
    let (terms, isWhole) = knownTerms(words)
    return isWhole ? terms : nil
  }

  /// The terms up to the first unknown word, and whether these are all words.
  func knownTerms(_ words: ArraySlice<Word>) -> (terms: [SentenceTerm], isWhole: Bool) {
    var rest = sentenceWords(words)[...]
    var terms: [SentenceTerm] = []
    while let first = rest.first {
      if isLongerThanAnyName(first.text) { return (terms, false) }
      // In `7 metres`, the number is not a player.
      let numbered = first.text.first?.isNumber == true ? phrase(rest, atLeast: 2) : nil
      if let (found, count) = numbered ?? special(rest) ?? phrase(rest) {
        var term = found
        term.place = rest[rest.startIndex + count - 1].place
        terms.append(term)
        rest = rest.dropFirst(count)
        continue
      }
      // Elided articles and prepositions: `l'11`, `d'11`.
      let letters = Array(folded(first.text))
      guard letters.count > 2, letters[1] == "'", "ld".contains(letters[0]) else { return (terms, false) }
      if letters[0] == "d" {
        terms.append(SentenceTerm(text: "d'", place: first.place, meanings: [.nothing], marks: [.by]))
      }
      rest = [(String(letters.dropFirst(2)), first.place)] + rest.dropFirst()
    }
    return (terms, true)
  }

  private typealias Token = (text: String, place: Int)

  /// The words without punctuation; a comma becomes a word of its own, with the place of its word.
  private func sentenceWords(_ words: ArraySlice<Word>) -> [Token] {
    let all = words.indices.flatMap { place -> [Token] in
      var text = words[place].text.drop { "¡¿(\"«“#".contains($0) }
      var found: [Token] = []
      // `,7`
      if text.first == ",", text.contains(where: { $0.isDigit || $0 == "?" }) {
        found.append((",", place))
        text.removeFirst()
      }
      var bare = text
      while let last = bare.last, ".,;:!)\"»”".contains(last) { bare.removeLast() }
      if !bare.isEmpty { found.append((String(bare), place)) }
      if text.dropFirst(bare.count).contains(where: { ",;".contains($0) }) { found.append((",", place)) }
      return found
    }
    // `goal from 9 by ,7`: the comma says the same as the links before it.
    return all.indices.filter { index in
      let rest = all[index...].drop {
        let text = folded($0.text)
        return SentenceWords.builtIn.links[text] != nil
          || [.filler, .because, .replacing].contains(vocabulary.particles[text])
      }
      guard rest.startIndex > index, let next = rest.first, next.text == "," else { return true }
      return words[next.place].text.first != ","
    }.map { all[$0] }
  }

  /// A term with a special form: a comma, a time, a person, a zone, two people in one word, or marks.
  private func special(_ words: ArraySlice<Token>) -> (SentenceTerm, count: Int)? {
    guard let text = words.first?.text else { return nil }
    if let term = single(text) { return (term, 1) }
    guard vocabulary.particles[text] == .zone, let next = words.dropFirst().first,
      let zone = wholeNumber(next.text).flatMap(Zone.init(rawValue:))
    else { return nil }
    return (SentenceTerm(text: text, meanings: [.zone(zone)]), 2)
  }

  /// A single word with a special form: a comma, a time or a number.
  private func single(_ text: String) -> SentenceTerm? {
    if text == "," { return SentenceTerm(text: text, meanings: [.nothing], marks: [.comma]) }
    if text.contains(where: \.isDigit), let last = text.last, last.isMinuteMark {
      return (try? TimeExpression(text, column: 1)).map { SentenceTerm(text: text, time: $0) }
    }
    if text.allSatisfy({ $0 == "+" || $0 == "-" }) || vocabulary.table.hasSign(text) {
      return SentenceTerm(text: text, meanings: [.signs(text)])
    }
    guard text.contains(where: { $0.isDigit || $0 == "?" }) else { return nil }
    let pairs = pairs(text)
    if !pairs.isEmpty { return SentenceTerm(text: text, meanings: pairs) }
    guard let who = who(Word(text.hasPrefix("#") ? String(text.dropFirst()) : text, column: 1)), !who.isTeam
    else { return nil }
    return SentenceTerm(text: text, meanings: points(text).map { [.points($0)] } ?? [], person: who)
  }

  /// What two people in one word may mean.
  private func pairs(_ text: String) -> [SentenceTerm.Meaning] {
    var found: [SentenceTerm.Meaning] = []
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "." }
    let people = parts.compactMap { who(Word(String($0), column: 1)) }.filter { !$0.isTeam }
    if parts.count == 2, people.count == 2 {
      found.append(.passed(people[0], to: people[1]))
    }
    if let clause = try? vocabulary.table.clause(inCodes: text), clause.kind == .substitution, !clause.asks,
      let off = clause.who, let on = clause.other
    {
      found.append(.replaced(off, by: on, isConcussion: clause.isConcussion))
    }
    return found
  }

  /// The longest phrase at the beginning, and its number of words.
  private func phrase(_ words: ArraySlice<Token>, atLeast least: Int = 1) -> (SentenceTerm, count: Int)? {
    for count in stride(from: min(words.count, vocabulary.longestPhrase), through: least, by: -1) {
      let texts = words.prefix(count).map(\.text)
      if texts.contains(",") { continue }
      let text = texts.joined(separator: " ")
      if let term = term(text) { return (term, count) }
    }
    return nil
  }
}
