import MatchModel
import MatchReports
import MatchXML
import SampleMatches
import Testing

/// Every kind of action comes out of a report, in words of every language.
@Suite struct KindTests {
  @Test(arguments: ["ca", "es", "en"])
  func everyKindHasALineAndAWord(language: String) throws {
    let match = exampleMatch()
    let file = MatchWriter(encoding: .utf8).bytes(of: match)
    let parameters = [("lang", language), ("private", "yes")]
    let bytes = try Report(.actions).bytes(of: file, name: "example.xml", parameters: parameters)
    // A line of its own is numbered; the second line of a note is not.
    let rows = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.split(separator: ",", omittingEmptySubsequences: false) }.filter { $0.count > 6 && Int($0[0]) != nil }
    #expect(rows.map { Int($0[0]) } == Array(1...match.actions.count))
    // What a stylesheet does not know it calls by the name of its element, and a phrase that there is none of by its key.
    let elements = Set(String(decoding: file, as: UTF8.self).split(separator: "<").map { $0.prefix { $0.isLetter } })
    let words = rows.map { $0[6] }
    #expect(words.filter { $0.isEmpty || elements.contains($0) || $0.contains("[[") } == [])
  }
}
