import Foundation
import Phrases
import TestSupport
import Testing

/// The manual pages, checked with groff, man and mandoc, which must be installed.
@Suite struct ManualTests {
  private let programFolder: ProgramFolder

  init() throws { programFolder = try ProgramFolder() }

  static let pages =
    ["futbolstats.1"]
    + [
      "new", "next", "record", "show", "validate", "report", "serve", "season", "merge", "import", "export", "rules",
      "manual",
      "help",
    ]
    .map {
      "futbolstats-\($0).1"
    }
    + ["futbolstats-match.5", "futbolstats-rules.5"]

  private func source(_ page: String, _ language: Language) throws -> String {
    let result = try programFolder.futbolstats(
      "manual", page, "--lang", language.code, environment: ["SOURCE_DATE_EPOCH": "1400000000"])
    #expect(result.status == .exited(0))
    #expect(result.error == "")
    return result.output
  }

  /// The page on a terminal of 80 columns, with warnings.
  private func shown(_ page: String, _ language: Language) throws -> RunResult {
    try programFolder.write(try source(page, language), to: page)
    // The same command that lintian runs.
    return try programFolder.shell(
      "MANROFFSEQ= MANWIDTH=80 LC_ALL=C.UTF-8 man --warnings -E UTF-8 -P cat -l \(page)")
  }

  @Test func listsAPageForEachCommandAndFileFormat() throws {
    #expect(try programFolder.futbolstats("manual", "--list").output == Self.pages.map { $0 + "\n" }.joined())
    #expect(try programFolder.futbolstats("manual").output.hasPrefix(".TH FUTBOLSTATS 1 "))
  }

  @Test(arguments: pages.sample(5), Language.allCases)
  func groffReportsNoWarnings(_ page: String, _ language: Language) throws {
    let result = try run(
      "/usr/bin/env", ["groff", "-man", "-Tutf8", "-Kutf8", "-ww", "-P-cbou"], text: try source(page, language))
    #expect(result.status == .exited(0))
    #expect(result.error == "")
  }

  @Test(arguments: pages.sample(5), Language.allCases)
  func manReportsNoWarnings(_ page: String, _ language: Language) throws {
    let result = try shown(page, language)
    #expect(result.status == .exited(0))
    #expect(result.error == "")
    for line in result.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test(arguments: pages, Language.allCases) func mandocReportsNoWarnings(_ page: String, _ language: Language) throws {
    let result = try run(
      "/usr/bin/env", ["mandoc", "-T", "lint", "-W", "all", "-K", "utf-8"], text: try source(page, language))
    #expect(result.status == .exited(0))
    #expect(result.output + result.error == "")
  }

  /// Headings are on separate lines, without quotation marks and duplicates.
  @Test(arguments: pages, Language.allCases) func headingsAreWellFormed(_ page: String, _ language: Language) throws {
    let headings = try source(page, language).split(separator: "\n").filter { $0.hasPrefix(".SH") }
    for heading in headings { #expect(heading.wholeMatch(of: #/\.SH "[^"]{3,24}"/#) != nil, "\(heading)") }
    #expect(Set(headings).count == headings.count)
    let text = try shown(page, language).output.split(separator: "\n")
    // The first and the last line contain the name of the page.
    #expect(text.dropFirst().dropLast().filter { $0.first != " " }.count == headings.count)
  }

  /// The formats of a squad form a list, each on a separate line.
  @Test(arguments: [(Language.en, "table"), (.es, "tabla"), (.ca, "taula")])
  func squadFormatsFormAList(_ language: Language, _ table: String) throws {
    let page = try shown("futbolstats-new.1", language).output
    let lines = page.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let first = try #require(lines.firstIndex { $0.hasPrefix(table + " ") })
    let rest = lines[first...]
    let words = try programFolder.futbolstats("help", "new", "--lang", language.code).output
      .matches(of: #/\n  ([a-z]+)  +\w/#).map { String($0.output.1) }.prefix(3)
    #expect(words.count == 3)
    for word in words { #expect(rest.contains { $0 == word || $0.hasPrefix(word + " ") }, "\(word)") }
  }

  /// `LANGUAGE` is respected, so both help and manual mention it.
  @Test(arguments: Language.allCases) func helpAndManualMentionTheSameVariables(_ language: Language) throws {
    let manual = try programFolder.futbolstats("manual", "--lang", language.code).output
    let help = try programFolder.futbolstats("help", "--lang", language.code).output
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"] {
      #expect(help.firstMatch(of: try Regex("\\b\(variable)\\b")) != nil, "\(variable)")
      #expect(manual.firstMatch(of: try Regex("\\b\(variable)\\b")) != nil, "\(variable)")
    }
  }

  /// All elements, attributes and enumerated values in the DTDs.
  @Test(arguments: Language.allCases) func matchPageMentionsEveryNameInTheDTDs(_ language: Language) throws {
    let page = try shown("futbolstats-match.5", language).output
    let words = Set(page.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    for name in ["partit.dtd", "partit-2011.dtd"] {
      let dtd = try String(contentsOfFile: schema(name), encoding: .isoLatin1)
        .replacing(#/<!--[\s\S]*?-->/#, with: "")
      let elements = dtd.matches(of: #/<!ELEMENT (\w+)/#).map { String($0.output.1) }
      let attributes = dtd.matches(of: #/(\w+) (?:CDATA|\()/#).map { String($0.output.1) }
      #expect(elements.count >= 10 && attributes.count >= 20)
      for word in elements + attributes { #expect(words.contains(word), "\(word)") }
      for values in dtd.matches(of: #/\w+ \(([\w |]+)\) #/#) {
        for value in values.output.1.split(whereSeparator: { " |".contains($0) }) where value != "no" {
          #expect(words.contains(String(value)), "\(value)")
        }
      }
    }
  }

  /// All parameters in the rule sets that the program prints.
  @Test(arguments: Language.allCases) func ruleSetPageListsEveryParameter(_ language: Language) throws {
    let page = try source("futbolstats-rules.5", language).replacing("\\-", with: "-")
    let rules = try programFolder.futbolstats("rules", "official").output
    let keys = rules.matches(of: #/(?m)^([a-z-]+) =/#).map { String($0.output.1) }
    #expect(keys.count >= 25)
    for key in keys { #expect(page.contains(".TP\n\\fB\(key)\\fR\n"), "\(key)") }
    #expect(!page.contains("rule-parameter."))
  }

  /// The date of a page is SOURCE_DATE_EPOCH if the build sets it.
  @Test func dateComesFromSourceDateEpoch() throws {
    #expect(try source("futbolstats.1", .en).hasPrefix(".TH FUTBOLSTATS 1 2014-05-13 "))
  }

  /// At a terminal the page is formatted and paged, as by man itself.
  @Test func terminalShowsTheFormattedPage() throws {
    let terminal = try PseudoTerminal(
      builtProduct("futbolstats"), ["manual"], environment: ["PAGER": "cat", "MANPAGER": "cat", "TERM": "xterm"],
      rows: 300)
    // Compares the screen, because man prints bold letters over themselves.
    try terminal.expectScreen("the heading SYNOPSIS") { $0.lines.contains("SYNOPSIS") }
    #expect(!terminal.transcript.contains(".TH"))
  }
}
