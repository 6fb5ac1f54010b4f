import Foundation
import MatchRules
import Testing

/// Law numbers agree between the document, the code and the tests.
@Suite struct LawDocumentTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    .standardized
  private static var number: Regex<Substring> { /\b[A-HJX][1-9][0-9]?b?\b/ }

  /// Laws explained in `docs/LAWS.md`: the first cell of each row.
  private static func documented() throws -> Set<String> {
    let text = try String(contentsOf: root.appending(path: "docs/LAWS.md"), encoding: .utf8)
    return Set(
      text.split(separator: "\n").compactMap { $0.firstMatch(of: /^\| ([A-HJX][0-9]+b?) \|/).map { String($0.1) } })
  }

  /// Laws cited below a folder.
  private static func cited(in folder: String, matching pattern: Regex<Substring>) throws -> Set<String> {
    let files = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
    var found: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      for match in try String(contentsOf: file, encoding: .utf8).matches(of: pattern) {
        for number in match.output.matches(of: number) { found.insert(String(number.output)) }
      }
    }
    return found
  }

  @Test func everyEnforcedLawIsDocumented() throws {
    let enforced = Set(Laws.all.map(\.id.rawValue))
    #expect(enforced.subtracting(try Self.documented()) == [])
  }

  /// Comments cite laws after LAWS.md or at the beginning of a law's own comment.
  @Test func everyCitedLawIsDocumented() throws {
    let cited = try Self.cited(
      in: "Sources", matching: /LAWS\.md, [^.;:)\n]*|\/\/\/ [A-HJX][0-9]+b?(?:, [A-HJX][0-9]+b?)*:/)
    #expect(cited.count > 20)
    #expect(cited.subtracting(try Self.documented()) == [])
  }

  /// The name of a test begins with the number of its law.
  @Test func everyLawHasATest() throws {
    let tested = try Self.cited(in: "Tests/RecorderTests/Laws", matching: /@Test\("[A-HJX][0-9]+b?[,:A-HJX0-9b ]*/)
    #expect(try Self.documented().subtracting(tested) == [])
  }
}
