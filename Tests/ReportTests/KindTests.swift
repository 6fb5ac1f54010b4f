import MatchModel
import MatchReports
import MatchXML
import SampleMatches
import Testing

/// Every kind of action appears in reports, in words of every language.
@Suite struct KindTests {
  @Test(arguments: ["ca", "es", "en"])
  func everyKindHasALineAndAWord(language: String) throws {
    let match = exampleMatch()
    let file = MatchWriter(encoding: .utf8).bytes(of: match)
    let parameters = [("lang", language), ("private", "yes")]
    let bytes = try ReportStylesheet(.actions).bytes(of: file, name: "example.xml", parameters: parameters)
    // Rows of actions are numbered; the second line of a note is not.
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let fields = lines.map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    let rows = fields.filter { $0.count > 6 && Int($0[0]) != nil }
    #expect(rows.map { Int($0[0]) } == Array(1...match.actions.count))
    // A stylesheet shows an unknown element by its name, and a missing phrase by its key.
    let elements = Set(String(decoding: file, as: UTF8.self).split(separator: "<").map { $0.prefix { $0.isLetter } })
    let words = rows.map { $0[6] }
    #expect(words.filter { $0.isEmpty || elements.contains($0) || $0.contains("[[") } == [])
  }
}
