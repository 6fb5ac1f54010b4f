import Bounds
internal import CLibXML2

/// The remaining allowance for expanding the parameter entities of a DTD.
struct ExpansionAllowance {
  private var bytes = Bounds.expandedBytes
  private var count = Bounds.expansions
  var choices = Bounds.choices

  /// False once the entities expand to too much.
  mutating func admits(_ entity: xmlEntityPtr) -> Bool {
    bytes -= Int(entity.pointee.length)
    count -= 1
    return bytes >= 0 && count >= 0
  }
}

extension ParserSession {
  /// Stops parsing when nested parameter entities expand to too much.
  func guardExpansions() {
    context.pointee.sax?.pointee.getParameterEntity = { data, name in
      guard let entity = xmlSAX2GetParameterEntity(data, name), let session = ParserSession.of(data) else { return nil }
      let isAdmitted = session.expansions.admits(entity)
      let text = UnsafeBufferPointer(start: entity.pointee.content, count: Int(entity.pointee.length))
      guard session.mayChoose(text) else { return nil }
      if isAdmitted { return entity }
      session.stop(.parser, XMLCode.tooLarge, "Entities expand without limit")
      return nil
    }
  }

  /// Stops parsing a DTD with too many alternatives.
  func mayChoose(_ text: some Sequence<UInt8>) -> Bool {
    expansions.choices -= text.count { $0 == UInt8(ascii: "|") }
    if expansions.choices >= 0 { return true }
    stop(
      .dtd, XMLCode.tooManyContentNames, facts: [name, String(Bounds.choices)],
      "Too many names or values to choose from")
    return false
  }

  private func stop(atDeclarationOf name: UnsafePointer<xmlChar>?, _ message: String) {
    let facts = [name.map { String(cString: $0) } ?? "", String(Bounds.contentNames)]
    stop(.dtd, XMLCode.tooManyContentNames, facts: facts, message)
  }

  /// Stops parsing at declarations that would take libxml2 too long to validate against.
  func guardDeclarations() {
    context.pointee.sax?.pointee.elementDecl = { data, name, type, content in
      guard ParserSession.hasTooManyNames(content), let session = ParserSession.of(data) else {
        return xmlSAX2ElementDecl(data, name, type, content)
      }
      session.stop(atDeclarationOf: name, "Too many names in the content of an element")
    }
    context.pointee.sax?.pointee.attributeDecl = { data, element, name, type, kind, value, values in
      guard ParserSession.hasTooManyValues(values), let session = ParserSession.of(data) else {
        return xmlSAX2AttributeDecl(data, element, name, type, kind, value, values)
      }
      xmlFreeEnumeration(values)
      session.stop(atDeclarationOf: name, "Too many values of an attribute")
    }
  }

  /// The content model is a binary tree with a node for each comma or bar.
  private static func hasTooManyNames(_ content: UnsafeMutablePointer<xmlElementContent>?) -> Bool {
    var waiting = [content].compactMap { $0 }
    var count = 0
    while let part = waiting.popLast() {
      if part.pointee.type == XML_ELEMENT_CONTENT_ELEMENT { count += 1 }
      if count > Bounds.contentNames { return true }
      waiting += [part.pointee.c1, part.pointee.c2].compactMap { $0 }
    }
    return false
  }

  private static func hasTooManyValues(_ values: UnsafeMutablePointer<xmlEnumeration>?) -> Bool {
    var value = values
    var count = 0
    while let one = value, count <= Bounds.contentNames {
      value = one.pointee.next
      count += 1
    }
    return count > Bounds.contentNames
  }
}
