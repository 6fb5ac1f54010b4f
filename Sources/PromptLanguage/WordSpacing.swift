import MatchModel
import Phrases

/// Words with a missing space or one too many.
extension LineParser {
  /// Splits a number from the word of a clause: `9gol`.
  func splitNumber(_ word: Word) -> ArraySlice<Word>? {
    guard let number = word.text.firstIndex(where: \.isDigit),
      let place = word.text[number...].firstIndex(where: { !$0.isDigit }),
      vocabulary.clauses[String(word.text[place...])] != nil
    else { return nil }
    return word.split(at: place)[...]
  }

  /// Splits the letter of a side from the word of a clause: `vcorner`.
  func splitSide(_ word: Word) -> ArraySlice<Word>? {
    guard let letter = folded(word.text).first, Self.side(letter) != nil,
      vocabulary.clauses[String(word.text.dropFirst())] != nil
    else { return nil }
    return word.split(at: word.text.index(after: word.text.startIndex))[...]
  }

  /// Joins the letter of a side with the code of a team's action, which may repeat the letter: `v c`, `v vc`.
  func sideBeforeCode(_ words: ArraySlice<Word>) -> ArraySlice<Word>? {
    guard let first = words.first, first.text.count == 1, let who = who(first), who.isTeam,
      let second = words.dropFirst().first
    else { return nil }
    let text = folded(second.text)
    let codes = [text, text.first.flatMap(Self.side) == who.side ? String(text.dropFirst()) : text]
    guard let code = codes.first(where: isCodeOfTeam) else { return nil }
    return [Word(first.text + code, column: first.column)] + words.dropFirst(2)
  }

  func isCodeOfTeam(_ code: String) -> Bool {
    vocabulary.table.coded.contains { $0.mayBeTeam && $0.kind != .note && $0.code == code }
  }

  /// Joins a person with the following code: `9 g`, `entrenador visitant y`. A bare number is not a clause, so nothing
  /// else can be meant.
  package func joined(_ words: ArraySlice<Word>) -> ArraySlice<Word>? {
    var rest = words
    guard let first = words.first, let who = takePerson(&rest), !who.isTeam, let second = rest.first,
      self.who(second) == nil, second.text.first?.isDigit == false
    else { return nil }
    // `7 y 8 protestan`, `9 o 10 gol`: here `y` and `o` are Spanish for "and" and "or", not a card or an offside.
    if ["y", "o"].contains(folded(second.text)), let third = rest.dropFirst().first, self.who(third)?.isTeam == false {
      return nil
    }
    return [Word(who.typed + second.text, column: first.column)] + rest.dropFirst()
  }

  /// The words with a comma before an assist split off: `gol de cap,7`. Nil if the words contain none.
  static func withoutGluedCommas(_ words: [Word]) -> [Word]? {
    let split = words.flatMap { word -> [Word] in
      guard let comma = word.text.firstIndex(of: ","), comma > word.text.startIndex,
        word.text[..<comma].allSatisfy(\.isLetter), word.text[..<comma].count > 1,
        word.text[comma...].dropFirst().contains(where: { $0.isNumber || $0 == "?" })
      else { return [word] }
      return word.split(at: comma)
    }
    return split.count > words.count ? split : nil
  }
}
