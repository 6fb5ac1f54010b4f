import Foundation
import Phrases
import TestSupport
import Testing

/// The manual page, as the judges of its language see it: groff must be installed.
@Suite struct ManualTests {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func typeset(_ language: Language) throws -> RunResult {
    let page = try sandbox.futbolstats("manual", "--page", "man", "--lang", language.code)
    return try run("/usr/bin/env", ["groff", "-man", "-Tutf8", "-Kutf8", "-ww", "-P-cbou"], text: page.output)
  }

  @Test(arguments: Language.allCases) func groffHasNothingToSay(_ language: Language) throws {
    let result = try typeset(language)
    #expect(result.status == .exited(0))
    #expect(result.error == "")
  }

  /// Headings are a line each, with no mark of quotation of their own, and none comes twice.
  @Test(arguments: Language.allCases) func headingsAreHeadings(_ language: Language) throws {
    let source = try sandbox.futbolstats("manual", "--lang", language.code).output
    let headings = source.split(separator: "\n").filter { $0.hasPrefix(".SH") }
    #expect(headings.count == 7)
    for heading in headings { #expect(heading.wholeMatch(of: #/\.SH "[^"]{3,24}"/#) != nil, "\(heading)") }
    let text = try typeset(language).output.split(separator: "\n")
    #expect(text.filter { $0.first?.isUppercase == true && !$0.hasPrefix("FUTBOLSTATS") }.count == 7)
  }

  /// `LANGUAGE` is heeded, so both places that tell of the language name it.
  @Test(arguments: Language.allCases) func theSameVariablesInHelpAndInTheManual(_ language: Language) throws {
    let manual = try sandbox.futbolstats("manual", "--lang", language.code).output
    let help = try sandbox.futbolstats("help", "--lang", language.code).output
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"] {
      #expect(help.firstMatch(of: try Regex("\\b\(variable)\\b")) != nil, "\(variable)")
      #expect(manual.firstMatch(of: try Regex("\\b\(variable)\\b")) != nil, "\(variable)")
    }
  }
}
