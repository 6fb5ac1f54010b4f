import MatchModel
import Phrases
import Testing
import Wording

/// The words for the file's codes.
@Suite struct CodeWordsTests {
  private let words = CodeWords.builtIn

  @Test func documentedCodesAreAlwaysAccepted() {
    for code in BodyPart.documented { #expect(words.bodyParts.value(named: code.rawValue) == code) }
    for code in Origin.documented { #expect(words.origins.value(named: code.rawValue) == code) }
    for code in Outcome.documented { #expect(words.outcomes.value(named: code.rawValue) == code) }
    for code in CardColor.documented { #expect(words.color(named: code.rawValue) == code) }
    for code in CardReason.documented { #expect(words.cardReason(named: code.rawValue) == code) }
    #expect(words.outcomes.value(named: "gol") == nil)
  }

  @Test(arguments: ["cap", "CAP", "de cap", "de_cap", "cabeza", "Cabezazo", "header", "head"])
  func headInThreeLanguages(word: String) {
    #expect(words.bodyParts.value(named: word) == .head)
  }

  @Test(arguments: ["córner", "corner", "CÓRNER", "servei de cantonada", "saque de esquina", "corner-kick"])
  func cornerInThreeLanguages(word: String) {
    #expect(words.origins.value(named: word) == .corner)
  }

  @Test(arguments: Language.allCases)
  func everyCodeHasANameInEveryLanguage(language: Language) {
    let book = Phrasebook(language)
    let keys = [
      CodeKeys.bodyParts.values.map { "body." + $0 }, CodeKeys.bodyParts.values.map { "strike." + $0 },
      CodeKeys.origins.values.map { "origin." + $0 }, CodeKeys.outcomes.values.map { "outcome." + $0 },
      CodeKeys.colors.values.map { "color." + $0 }, CodeKeys.cardReasons.values.map { "card-reason." + $0 },
    ]
    for key in keys.joined() { #expect(book.has(key), "\(language) \(key)") }
  }

  /// Every code has words in every language, and each of them leads to its own code.
  @Test(arguments: Language.allCases)
  func everyCodeHasItsOwnWords(language: Language) {
    func check<Value: Code>(_ table: WordTable<Value>) {
      for value in table.values {
        let words = table.words(for: value, in: Phrasebook(language))
        #expect(!words.isEmpty, "\(language) \(value.rawValue)")
        for word in words {
          #expect(table.value(named: word) == value, "\(language) \(word)")
        }
      }
    }
    check(words.bodyParts)
    check(words.origins)
    check(words.outcomes)
    check(words.colors)
    check(words.cardReasons)
  }

  @Test func longestReadingWins() {
    let typed = ["falta", "de", "respecte", "al", "joc"]
    #expect(words.cardReasons.match(words: typed)?.value == CardReason(rawValue: "falta de respecte"))
    #expect(words.cardReasons.match(words: typed)?.count == 5)
    #expect(words.cardReasons.match(words: typed.prefix(3))?.count == 3)
    #expect(words.bodyParts.match(words: ["Peu", "Dret", "corner"])?.count == 2)
    #expect(words.bodyParts.match(words: ["peu"]) == nil)
    #expect(words.bodyParts.match(words: [String]()) == nil)
    #expect(words.cardReasons.match(words: ["quitarse", "la", "camiseta"])?.count == 3)
  }

  @Test func acceptsAnyApostrophe() {
    #expect(words.cardReason(named: "treure’s la samarreta") == CardReason(rawValue: "treure's la samarreta"))
  }
}
