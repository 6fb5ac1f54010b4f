import MatchRules
import Testing

/// The names that a rule set gives to its declarations, with a language that exists only in these tests.
@Suite struct DeclaredWordsTests {
  private let languages = DeclaredWords.languages + ["qps"]

  @Test func threeWordsStayValidWithAFourthLanguage() throws {
    let words = try #require(DeclaredWords("temps_mort | tiempo_muerto | time-out", languages: languages))
    #expect(words.words(in: "ca") == ["temps_mort"])
    #expect(words.words(in: "qps") == ["time-out"])
  }

  @Test func fourthLanguageHasItsOwnWords() throws {
    let words = try #require(DeclaredWords("temps_mort | tiempo_muerto | time-out | tïmé", languages: languages))
    #expect(words.words(in: "en") == ["time-out"])
    #expect(words.words(in: "qps") == ["tïmé"])
    #expect(words.all == ["temps_mort", "tiempo_muerto", "time-out", "tïmé"])
  }

  @Test(arguments: ["a | b", "a | b | c | d | e", "a | | c", "a | b | 9"])
  func refusesInvalidWordLists(_ text: String) {
    #expect(DeclaredWords(text, languages: languages) == nil)
  }

  @Test func singleTextAppliesToEveryLanguage() throws {
    let words = try #require(DeclaredWords("libero", languages: languages))
    #expect(languages.allSatisfy { words.words(in: $0) == ["libero"] })
  }
}
