public import LibXML
import Phrases

/// libxml2's common errors in our own words.
extension FileWording {
  public func text(_ diagnostic: XMLDiagnostic) -> String {
    // The text of `xsl:message` is shown unchanged.
    if diagnostic.level == .message { return diagnostic.message }
    return book(Phrase(diagnostic))
  }
}

extension Phrase {
  public init(_ diagnostic: XMLDiagnostic) {
    self =
      if diagnostic.code == XMLCode.limitReached {
        Phrase("xml.stylesheet-stopped")
      } else if diagnostic.domain == .xslt {
        Phrase("xml.stylesheet", ["message": diagnostic.message])
      } else {
        // libxml2's own message, in English, if the code is unknown.
        Self.phrase(for: diagnostic) ?? Phrase("xml.other", ["message": diagnostic.message])
      }
  }

  /// By libxml2's codes (`xmlParserErrors` in `libxml/xmlerror.h`), which are stable.
  private static let withoutFacts: [Int: String] = [
    XMLCode.noMemory: "xml.no-memory", XMLCode.documentEmpty: "xml.no-root", 5: "xml.after-the-end",
    22: "xml.bad-entity", 23: "xml.bad-entity", 38: "xml.less-than-in-attribute", 39: "xml.attribute-without-quotes",
    40: "xml.attribute-without-end", 45: "xml.comment-without-end", 63: "xml.cdata-without-end",
    65: "xml.space-expected", 68: "xml.name-expected", 73: "xml.bracket-expected", 81: "xml.wrong-encoding",
    XMLCode.tooLarge: "xml.entities-too-large", XMLCode.internalSubset: "xml.internal-subset",
    XMLCode.noLibrary: "xml.no-libxslt",
    // Bytes that are invalid in the encoding (XML_I18N_CONV_FAILED, XML_IO_ENCODER).
    1544: "xml.wrong-encoding", 6003: "xml.wrong-encoding",
  ]

  private static func phrase(for diagnostic: XMLDiagnostic) -> Phrase? {
    func fact(_ index: Int) -> String { diagnostic.facts.indices.contains(index) ? diagnostic.facts[index] : "?" }
    switch diagnostic.code {
    // Not well-formed
    case 1 where diagnostic.message.contains("depth"): return Phrase("xml.too-deep")
    // The code is used for two errors; only the second one has facts.
    case 9: return diagnostic.facts.isEmpty ? Phrase("xml.forbidden-character") : Phrase("xml.wrong-encoding")
    case 26, 27: return Phrase("xml.unknown-entity", ["name": fact(0)])
    case 31, XMLCode.unknownEncoding:
      // A supported encoding, but the file is actually in another one, such as UTF-16.
      return ["UTF-8", "ISO-8859-1"].contains(fact(0).uppercased())
        ? Phrase("xml.wrong-encoding") : Phrase("xml.unknown-encoding", ["name": fact(0)])
    case 41: return Phrase("xml.attribute-without-value", ["name": fact(0)])
    case 42: return Phrase("xml.attribute-twice", ["name": fact(0)])
    case 76: return Phrase("xml.wrong-end", ["expected": fact(0), "found": fact(1)])
    case 77: return Phrase("xml.no-end", ["name": fact(0)])
    case XMLCode.tooManyNodes: return Phrase("xml.too-many-nodes", ["most": fact(0)])
    case XMLCode.tooManyAttributes: return Phrase("xml.too-many-attributes", ["most": fact(0)])
    case XMLCode.tooManyAttributesOfElement: return Phrase("xml.too-many-attributes-of-one", ["most": fact(0)])
    case XMLCode.tooManyContentNames:
      return Phrase("xml.too-many-content-names", ["element": fact(0), "most": fact(1)])
    case XMLCode.loadRefused: return Phrase("xml.may-not-be-read", ["name": fact(0)])
    // Invalid
    case 502 where diagnostic.facts.count == 3:
      return Phrase("xml.not-in-the-list", ["value": fact(0), "name": fact(1), "element": fact(2)])
    case 504 where diagnostic.facts.count == 3:
      let found = fact(2).replacing(" )", with: ")")
      if found.isEmpty { return Phrase("xml.content-missing", ["element": fact(0), "expected": fact(1)]) }
      return Phrase("xml.content", ["element": fact(0), "expected": fact(1), "found": found])
    case 515: return Phrase("xml.child-not-allowed", ["child": fact(0), "element": fact(1)])
    case 518: return Phrase("xml.attribute-missing", ["element": fact(0), "name": fact(1)])
    case 528: return Phrase("xml.not-empty", ["element": fact(0)])
    case 529: return Phrase("xml.text-only", ["element": fact(0)])
    case XMLCode.wrongRoot: return Phrase("xml.wrong-root", ["found": fact(0), "expected": fact(1)])
    case 533: return Phrase("xml.attribute-unknown", ["name": fact(0), "element": fact(1)])
    case 534: return Phrase("xml.element-unknown", ["element": fact(0)])
    default: return withoutFacts[diagnostic.code].map { Phrase($0) }
    }
  }
}
