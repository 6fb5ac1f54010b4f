import Bounds
import TestSupport
import Testing

extension Limit {
  /// Limits of XML documents. For elements and attributes unknown to the format, the DTD reports errors as well.
  static let documents = [
    Limit(
      "declarations inside a DOCTYPE", "none",
      said: "its DOCTYPE contains declarations, which a match does not need: remove everything from [ to ]",
      below: { try $0.validate { $0.insert(beforeRoot: "<!DOCTYPE partit SYSTEM \"partit.dtd\">") }.accepted() },
      above: { try $0.validate { $0.insert(beforeRoot: "<!DOCTYPE partit [<!ENTITY e \"\">]>") }.refused() }),
    Limit(
      "elements, comments, processing instructions, CDATA sections", grouped(Bounds.nodes),
      said: "has more than 200000 elements, comments and instructions: no match has so many",
      below: { try nodes($0, Bounds.nodes).accepted() }, above: { try nodes($0, Bounds.nodes + 1).refused() }),
    Limit(
      "attributes, in all", "\(grouped(Bounds.attributes)) (\(Bounds.namespaces) namespaces)",
      said: "has more than 200000 attributes: no match has so many",
      below: { try attributes($0, Bounds.attributes).refused() + namespaces($0, Bounds.namespaces) },
      above: { programFolder in
        let said = try namespaces(programFolder, Bounds.namespaces + 1)
        #expect(
          said == "m.xml:55: error: has more than 200000 attributes: no match has so many\n", "\(said.prefix(500))")
        return try attributes(programFolder, Bounds.attributes + 1).refused()
      }),
    Limit(
      "attributes of one element", grouped(Bounds.attributesOfElement),
      said: "an element has more than 250 attributes: none of a match has so many",
      below: { try $0.validate { $0.append(toRoot: element(Bounds.attributesOfElement)) }.refused() },
      above: { try $0.validate { $0.append(toRoot: element(Bounds.attributesOfElement + 1)) }.refused() }),
    // libxml2's own limit.
    Limit(
      "levels of elements below the root", "256", said: "elements are nested too deeply; a match needs 5 levels",
      below: { try $0.validate { $0.append(toRoot: repeated("<a>", 256) + repeated("</a>", 256)) }.refused() },
      above: { try $0.validate { $0.append(toRoot: repeated("<a>", 257) + repeated("</a>", 257)) }.refused() }),
    Limit(
      "encodings", "UTF-8, UTF-16, ISO-8859, Windows-125x, KOI8, Macintosh, ASCII",
      said: "unknown encoding NAME; ISO-8859-1 and UTF-8 are read",
      below: { programFolder in
        for name in [
          "UTF-8", "ISO-8859-1", "ISO-8859-15", "windows-1252", "windows-1251", "KOI8-R", "macintosh", "US-ASCII",
        ] {
          _ = try programFolder.validate { $0 = $0.replacing("ISO-8859-1", with: name) }.accepted()
        }
        try programFolder.match { $0 = $0.replacing("ISO-8859-1", with: "UTF-16") }
        return try programFolder.shell("iconv -t UTF-16 m.xml >wide.xml && futbolstats validate wide.xml").accepted()
      },
      above: { try $0.validate { $0 = $0.replacing("ISO-8859-1", with: "NAME") }.refused() }),
    Limit(
      "errors reported for one file", "\(grouped(Bounds.errors)) of XML, \(grouped(Bounds.validityErrors)) of the DTD",
      below: { try errors($0, 0) }, above: { try errors($0, 1) }),
    Limit(
      "expansion of parameter entities in a user's DTD or stylesheet",
      "\(mebibytes(Bounds.expandedBytes)), \(grouped(Bounds.expansions)) times",
      said: "its entities expand without limit",
      below: { programFolder in
        try entities(programFolder, Bounds.expandedBytes >> 16, of: 65536) { $0.accepted() }
          + entities(programFolder, Bounds.expansions, of: 8) { $0.accepted() }
      },
      above: { programFolder in
        let said = try entities(programFolder, Bounds.expandedBytes >> 16 + 1, of: 65536) { $0.refused() }
        #expect(said.ranges(of: "its entities expand without limit").count == 2, "\(said.prefix(500))")
        return try entities(programFolder, Bounds.expansions + 1, of: 8) { $0.refused() }
      }),
    Limit(
      "names in an element, or values of an attribute, in a user's DTD",
      "\(Bounds.contentNames)",
      said: "partit has more than 250 names or values to choose from: too many to check",
      below: { try content($0, Bounds.contentNames) + values($0, Bounds.contentNames) },
      above: { programFolder in
        let said = try values(programFolder, Bounds.contentNames + 1)
        #expect(said.contains("b has more than 250 names or values to choose from"), "\(said)")
        return try content(programFolder, Bounds.contentNames + 1)
      }),
    Limit(
      "all alternatives (`\\|`) in a user's DTD", grouped(Bounds.choices),
      said: "own.dtd has more than 10000 names or values to choose from: too many to check",
      below: { try choices($0, Bounds.choices) }, above: { try choices($0, Bounds.choices + 1) }),
  ]

  /// The message for a DTD with this number of names in an element's content.
  private static func content(_ programFolder: ProgramFolder, _ names: Int) throws -> String {
    try dtd(programFolder, "<!ELEMENT a EMPTY><!ELEMENT partit (\(repeated("a?,", names - 1))a?)>")
  }

  /// The message for a DTD with this number of values of an attribute.
  private static func values(_ programFolder: ProgramFolder, _ count: Int) throws -> String {
    let values = (0..<count).map { "v\($0)" }.joined(separator: "|")
    return try dtd(programFolder, "<!ELEMENT partit ANY><!ATTLIST partit b (\(values)) #IMPLIED>")
  }

  /// A DTD with this number of bars, in attributes with 200 values each, half of them through an entity. The
  /// declaration itself counts too.
  private static func choices(_ programFolder: ProgramFolder, _ bars: Int) throws -> String {
    let values = (0...100).map { "v\($0)" }.joined(separator: "|")
    let more = (0..<100).map { "|w\($0)" }.joined()
    let attributes = (0..<(bars - 200) / 200).map { "a\($0) (\(values)%more;) #IMPLIED " }.joined()
    let rest = repeated("|", (bars - 200) % 200)
    return try dtd(
      programFolder,
      "<!ENTITY % more \"\(more)\"><!ELEMENT partit ANY><!ATTLIST partit \(attributes)><!--\(rest)-->")
  }

  private static func dtd(_ programFolder: ProgramFolder, _ text: String) throws -> String {
    try programFolder.write(text, to: "own.dtd")
    try programFolder.match()
    return try programFolder.futbolstats("validate", "--dtd", "own.dtd", "m.xml").error
  }

  private static func nodes(_ programFolder: ProgramFolder, _ count: Int) throws -> RunResult {
    try programFolder.validate { text in
      let present = text.ranges(of: "<").count { text[text.index(after: $0.lowerBound)].isLetter }
      text.append(toRoot: repeated("<!---->", count - present))
    }
  }

  /// This number of attributes, in elements with 200 each.
  private static func attributes(_ programFolder: ProgramFolder, _ count: Int) throws -> RunResult {
    try programFolder.validate { text in
      let missing = count - text.ranges(of: "=\"").count + 2
      text.append(toRoot: repeated(element(200), missing / 200) + element(missing % 200))
    }
  }

  private static func namespaces(_ programFolder: ProgramFolder, _ count: Int) throws -> String {
    try programFolder.validate { $0.append(toRoot: "<a" + (0..<count).map { " xmlns:a\($0)='u'" }.joined() + "/>") }
      .refused()
  }

  private static func element(_ attributes: Int) -> String {
    "<a" + (0..<attributes).map { " a\($0)=''" }.joined() + "/>"
  }

  /// At and above the limit, the maximum number of errors is reported. They are on separate lines, because identical
  /// errors are reported once.
  private static func errors(_ programFolder: ProgramFolder, _ more: Int) throws -> String {
    #expect(try errors(programFolder, repeated("&x;\n", Bounds.errors + more)) == Bounds.errors)
    // One more error because the root must not contain them.
    #expect(try errors(programFolder, repeated("<a/>\n", Bounds.validityErrors - 1 + more)) == Bounds.validityErrors)
    return ""
  }

  /// Number of errors reported for a match with this content.
  private static func errors(_ programFolder: ProgramFolder, _ xml: String) throws -> Int {
    try programFolder.validate { $0.append(toRoot: xml) }.refused().split(separator: "\n").count {
      $0.contains(": error: ")
    }
  }

  /// A DTD and a stylesheet with expanded entities of this size and number. The declaration counts too.
  private static func entities(
    _ programFolder: ProgramFolder, _ count: Int, of size: Int, _ judge: (RunResult) -> String
  ) throws
    -> String
  {
    let kinds = 8
    let text = repeated("x", size - 7)
    let entities =
      (0..<kinds).map { "<!ENTITY % a\($0) \"<!--\(text)-->\">\n" }.joined()
      + (0..<(count - kinds)).map { "%a\($0 % kinds);\n" }.joined()
    try programFolder.write(
      "<!DOCTYPE a [\(entities)]><xsl:stylesheet version=\"1.0\" xmlns:xsl=\"http://www.w3.org/1999/XSL/Transform\"/>",
      to: "own.xsl")
    let validated = try dtd(programFolder, "<!ELEMENT partit ANY>" + entities)
    return try validated + judge(programFolder.futbolstats("report", "m.xml", "--stylesheet", "own.xsl", "-o", "-"))
  }
}
