import Bounds
import LibXML
import Testing

/// Tests each limit of a document from below and above.
@Suite struct BoundsTests {
  private func codes(_ text: String) -> [Int] {
    do throws(XMLError) {
      _ = try XMLDocument.tree(of: bytes(text), name: "a.xml")
      return []
    } catch {
      return error.diagnostics.map(\.code)
    }
  }

  @Test(arguments: ["<b/>", "<!---->", "<?b?>", "<![CDATA[b]]>"]) func nodes(_ node: String) {
    func document(_ count: Int) -> String { "<a>" + String(repeating: node, count: count) + "</a>" }
    #expect(codes(document(Bounds.nodes - 1)) == [])
    #expect(codes(document(Bounds.nodes)) == [XMLCode.tooManyNodes])
  }

  /// The limit applies in long and short tags, with values that look like the end of a tag, and after an error, when
  /// libxml2 makes no more callbacks.
  @Test(arguments: ["", ">", String(repeating: "x", count: 200)]) func attributesOfOneElement(_ value: String) {
    func document(_ count: Int) -> String {
      "<a" + (0..<count).map { " a\($0)='\(value)'" }.joined() + "/>"
    }
    #expect(codes(document(Bounds.attributesOfElement)) == [])
    #expect(codes(document(Bounds.attributesOfElement + 1)) == [XMLCode.tooManyAttributesOfElement])
    let broken = "<a><b c='1' c='2'/>\(document(10_000))</a>"
    #expect(codes(broken) == [XMLCode.tooManyAttributesOfElement])
  }

  @Test func attributes() {
    let element = "<b" + (0..<200).map { " a\($0)=''" }.joined() + "/>"
    func document(_ count: Int) -> String { "<a>" + String(repeating: element, count: count) + "</a>" }
    #expect(codes(document(Bounds.attributes / 200)) == [])
    #expect(codes(document(Bounds.attributes / 200 + 1)) == [XMLCode.tooManyAttributes])
  }

  /// Documents that the program wrote itself may have any size.
  @Test func ownDocumentsHaveNoLimits() throws {
    let element = "<b" + (0..<200).map { " a\($0)=''" }.joined() + "/>"
    let long = bytes("<a>" + String(repeating: element, count: Bounds.attributes / 200 + 1) + "</a>")
    #expect(throws: XMLError.self) { try XMLDocument(long, name: "a.xml", for: .transformation) }
    #expect(try XMLDocument(long, name: "a.xml", for: .ownTransformation).rootName == "a")
  }

  @Test func namespaces() {
    func document(_ count: Int) -> String { "<a" + (0..<count).map { " xmlns:a\($0)='u'" }.joined() + "/>" }
    #expect(codes(document(Bounds.namespaces)) == [])
    #expect(codes(document(Bounds.namespaces + 1)) == [XMLCode.tooManyAttributes])
  }

  @Test func attributesInUTF16() {
    func document(_ count: Int) -> [UInt8] {
      let text = "\u{FEFF}<a" + (0..<count).map { " \u{3C00}\($0)='\u{2201}'" }.joined() + "/>"
      return text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    }
    #expect(throws: Never.self) { try XMLDocument(document(Bounds.attributesOfElement), name: "a.xml") }
    let error = #expect(throws: XMLError.self) { try XMLDocument(document(40_000), name: "a.xml") }
    #expect(error?.diagnostics.map(\.code) == [XMLCode.tooManyAttributesOfElement])
  }

  /// Encodings in which other bytes stand for XML's markup.
  @Test(arguments: ["UTF-7", "IBM037", "ISO-2022-JP", "UTF-32"]) func refusesEncodingsThatHideMarkup(_ name: String) {
    #expect(codes("<?xml version='1.0' encoding='\(name)'?><a/>") == [XMLCode.unknownEncoding])
  }

  /// Entities are never expanded, whatever precedes them.
  @Test(arguments: ["", "<?xml version='1.0' encoding='&'?>", "<?xml version='9' bad?>", "<!-- -- -->"])
  func refusesEntityBombs(_ before: String) {
    let bomb =
      "<!ENTITY % a 'x'>" + "bcdefgh".map { "<!ENTITY % \($0) '\(String(repeating: "&#37;a;", count: 10))'>" }.joined()
    #expect(!codes(before + "<!DOCTYPE a [\(bomb)%h;]><a/>").isEmpty)
  }
}
