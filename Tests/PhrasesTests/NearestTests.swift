import Phrases
import Testing

@Suite struct NearestTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "", 3), ("", "abc", 3), ("goal", "goal", 0), ("kitten", "sitting", 3), ("goal", "gaol", 1),
    ("saturday", "sunday", 3), ("corner", "croner", 1), ("ca", "abc", 3), ("gol", "Gol", 1),
  ])
  func distanceCountsEdits(first: String, second: String, distance: Int) {
    #expect(editDistance(first, second) == distance)
    #expect(editDistance(second, first) == distance)
  }

  @Test func nearestForgivesTyposCaseAndAccents() {
    let words = ["undo", "notes", "lineup", "córner", "finish"]
    #expect(nearest(to: "unod", in: words) == "undo")
    #expect(nearest(to: "LINUEP", in: words) == "lineup")
    #expect(nearest(to: "conrer", in: words) == "córner")
    #expect(nearest(to: "finish", in: words) == "finish")
  }

  @Test func nothingNearGivesNil() {
    #expect(nearest(to: "weather", in: ["undo", "notes", "finish"]) == nil)
    #expect(nearest(to: "q", in: ["g", "s"]) == nil)
    #expect(nearest(to: "undo", in: [String]()) == nil)
    #expect(nearest(to: "", in: ["g"]) == nil)
  }

  @Test func firstOfEqualsWins() {
    #expect(nearest(to: "lz", in: ["ls", "lx"]) == "ls")
  }

  @Test func suggestionIsTranslated() {
    let phrase = Phrase.suggestion(for: "unod", in: ["undo"])
    #expect(phrase == Phrase("suggestion.nearest", ["word": "undo"]))
    #expect(phrase.map { Phrasebook(.en)($0) } == "Did you mean undo?")
    #expect(phrase.map { Phrasebook(.es)($0) } == "¿Quizá undo?")
    #expect(phrase.map { Phrasebook(.ca)($0) } == "Potser undo?")
    #expect(Phrase.suggestion(for: "weather", in: ["undo"]) == nil)
  }
}
