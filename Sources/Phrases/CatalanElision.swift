/// Catalan shortens articles and prepositions before a vowel sound: `de` and `Inca` become `d'Inca`, `al` and `11'`
/// become `a l'11'`.
enum CatalanElision {
  private static let short = ["de": "d'", "el": "l'", "al": "a l'", "del": "de l'", "pel": "per l'"]

  /// Appends a value to a text, whose last word is shortened if it must be.
  static func append(_ value: String, to text: inout String) {
    let last = text.dropLast()
    let word = last[(last.lastIndex { !$0.isLetter }.map(last.index(after:)) ?? last.startIndex)...]
    guard text.last == " ", let short = short[word.lowercased()], startsWithVowelSound(value) else {
      text += value
      return
    }
    text = last[..<word.startIndex] + (word.first?.isUppercase == true ? capitalized(short) : short) + value
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// A number if it is read `un` or `onze`, and a word by its first letters: `h` is silent, and `i` and `u` before a
  /// vowel are consonants. An abbreviation stays apart.
  private static func startsWithVowelSound(_ value: String) -> Bool {
    let number = value.prefix { $0.isASCII && $0.isNumber }
    if !number.isEmpty { return (number == "1" || number == "11") && !value.dropFirst(number.count).hasPrefix(".") }
    let isAbbreviation = value.prefix(2).count { $0.isUppercase } == 2
    let letters = folded(String(value.prefix(3)))
    let sound = letters.first == "h" ? letters.dropFirst() : letters[...]
    guard !isAbbreviation, let first = sound.first else { return false }
    let isConsonant = (first == "i" || first == "u") && sound.dropFirst().first.map("aeiou".contains) == true
    return "aeiou".contains(first) && !isConsonant
  }
}
