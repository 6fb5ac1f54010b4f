import Foundation
import Resources
import Testing

@Suite struct DocumentationTests {
  /// docs/FORMAT.md is for authors of other programs, so every name in the DTD must be in it.
  @Test func everyNameInTheDTDIsDocumented() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appendingPathComponent("docs/FORMAT.md"), encoding: .utf8)
    let dtd = String(decoding: Schema.current, as: UTF8.self).replacing(#/<!--(?s:.*?)-->/#, with: "")
    let attributes = dtd.matches(of: #/(\w+)\s+(?:CDATA|\([^)]*\))\s+#(?:IMPLIED|REQUIRED)/#).map(\.1)
    let elements = dtd.matches(of: #/<!ELEMENT (\w+)/#).map(\.1)
    #expect(attributes.count > 50 && elements.count > 8)
    let documented = Set(page.matches(of: #/`([^`]*)`/#).flatMap { $0.1.split { !$0.isLetter && !$0.isNumber } })
    #expect(Set(attributes + elements).subtracting(documented).sorted() == [])
  }
}
