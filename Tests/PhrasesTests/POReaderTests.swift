import Phrases
import Testing

let header = """
  msgid ""
  msgstr ""
  "Content-Type: text/plain; charset=UTF-8\\n"
  "Plural-Forms: nplurals=2; plural=(n != 1);\\n"


  """

/// A catalogue with these entries below a header.
func catalogue(_ entries: String) throws -> Catalogue {
  try Catalogue(po: Array((header + entries).utf8))
}

/// The format described in the gettext manual ("The Format of PO Files").
@Suite struct POReaderTests {
  @Test func textsAreJoinedAndUnescaped() throws {
    let read = try catalogue("msgid \"a\"\n\".b\"\nmsgstr \"x\"")
    #expect(read["a.b"]?.other == "x")
    let escapes = try catalogue("msgid \"k\"\nmsgstr \"\"\n  \"a\\\"b\\\\\"\t \n\"\\tç\\n\"\n\"z\"")
    #expect(escapes["k"]?.other == "a\"b\\\tç\nz")
  }

  @Test func linesMayEndAsOnWindows() throws {
    let text = header + "# c\nmsgid \"k\"\nmsgstr \"\"\n\"a\"\n\"b\"\n\n\n"
    let read = try Catalogue(po: Array(text.replacing("\n", with: "\r\n").utf8))
    #expect(read["k"] == (try catalogue("msgid \"k\"\nmsgstr \"ab\""))["k"])
  }

  @Test func commentsAndObsoleteEntriesAreSkipped() throws {
    let read = try catalogue(
      "# one\n#. two\n#: three.swift:4\n#| msgid \"old\"\n#, no-wrap\nmsgid \"k\"\nmsgstr \"a\"\n"
        + "#~ msgid \"gone\"\n#~ msgstr \"gone\"\n#")
    #expect(read.keys == ["k"])
  }

  @Test func untranslatedTextsAreLeftOut() throws {
    let read = try catalogue(
      "#, no-wrap, fuzzy\nmsgid \"k\"\nmsgstr \"a\"\n\nmsgid \"e\"\nmsgstr \"\"\n\n# fuzzy\nmsgid \"m\"\nmsgstr \"b\"\n"
        + "msgid \"p\"\nmsgid_plural \"p\"\nmsgstr[0] \"one\"\nmsgstr[1] \"\"\n")
    #expect(read.keys == ["m"])
  }

  @Test func pluralsHaveTwoForms() throws {
    let read = try catalogue("msgid \"p\"\nmsgid_plural \"p\"\nmsgstr[0] \"one\"\nmsgstr[1] \"many\"\n")
    #expect(read["p"]?.one == "one")
    #expect(read["p"]?.other == "many")
  }

  @Test(arguments: [
    ("msgid \"k\"\nmsgstr \"a", POError.Problem.unterminatedString, 7),
    ("msgid \"k\"\nmsgstr \"a\\", .unterminatedString, 7),
    ("msgid \"k\"\nmsgstr \"a\nb\"", .unterminatedString, 7),
    ("msgid \"k\"\nmsgstr \"\\q\"", .unknownEscape, 7),
    ("msgid \"k\"\nmsgstr \"a\" b", .unexpectedLine, 7),
    ("msgid \"k\"\n\nmsgstr \"a\"", .unexpectedLine, 7),
    ("msgid \"k\"\nmsgstr a", .unexpectedLine, 7),
    ("msgid \"k\"\nmsgstrings \"a\"", .unexpectedLine, 7),
    ("msgid \"k\"", .unexpectedLine, 6),
    ("msgctxt \"c\"\nmsgid \"k\"\nmsgstr \"a\"", .unexpectedLine, 6),
    ("msgid \"k\"\nmsgid_plural \"k\"\nmsgstr[0] \"a\"", .unexpectedLine, 8),
    ("msgid \"k\"\nmsgstr \"a\"\nmsgid \"k\"\nmsgstr \"b\"", .duplicateKey("k"), 8),
    ("msgid \"\"\nmsgstr \"b\"", .duplicateKey(""), 6),
    ("hello", .unexpectedLine, 6),
    ("\u{FEFF}", .unexpectedLine, 6),
  ])
  func errorsHaveTheirLine(entries: String, problem: POError.Problem, line: Int) {
    let error = #expect(throws: POError.self) { try catalogue(entries) }
    #expect(error?.problem == problem)
    #expect(error?.line == line)
  }

  @Test func headerMustDeclareEncodingAndPlurals() {
    let faults: [(String, POError.Problem)] = [
      ("", .noHeader), ("msgid \"k\"\nmsgstr \"a\"\n", .noHeader),
      (header.replacing("UTF-8", with: "ISO-8859-1"), .notUTF8),
      (header.replacing("n != 1", with: "n > 1"), .otherPluralForms),
      (header.replacing("nplurals=2", with: "nplurals=3"), .otherPluralForms),
    ]
    for (text, problem) in faults {
      #expect(#expect(throws: POError.self) { try Catalogue(po: Array(text.utf8)) }?.problem == problem)
    }
  }

  @Test func textsMustBeUTF8() {
    let bytes = Array(header.utf8) + Array("msgid \"k\"\nmsgstr \"".utf8) + [0xE7] + Array("\"\n".utf8)
    #expect(#expect(throws: POError.self) { try Catalogue(po: bytes) }?.problem == .notUTF8)
  }

  /// Reading a truncated or changed file ends with a catalogue or an error.
  @Test func damagedFilesDoNotTrap() {
    let entries = "#, fuzzy\nmsgid \"p\"\nmsgid_plural \"p\"\nmsgstr[0] \"a\\n\"\nmsgstr[1] \"b\"\n"
    let bytes = Array((header + entries).utf8)
    for index in bytes.indices {
      _ = try? Catalogue(po: Array(bytes[..<index]))
      for byte in [UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "\n"), UInt8(ascii: "#"), 0, 0xFF] {
        var damaged = bytes
        damaged[index] = byte
        _ = try? Catalogue(po: damaged)
      }
    }
  }
}
