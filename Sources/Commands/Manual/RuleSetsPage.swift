import CommandSupport
import MatchRules
import Phrases
import Wording

extension ManualPage {
  /// Rule sets, from the table of their parameters.
  static let ruleSets = ManualPage(
    name: "\(Program.name)-rules", section: 5, purpose: { $0(Phrase("manual.rules.purpose")) },
    body: { book, page in
      page.section("manual.description", text: "manual.rules.text")
      page.section("manual.rules.sets")
      page.blocks(RuleSetLibrary.names.map { "  " + book.ruleSet($0) })
      page.section("manual.rules.parameters")
      for parameter in RuleParameter.all {
        page.item(
          parameter.key, book(Phrase("rule-parameter.\(parameter.key)")),
          book(
            Phrase(
              "manual.rules.value",
              ["expected": parameter.expectation.phrase, "defaults": values(of: parameter)])))
      }
    })

  private static func values(of parameter: RuleParameter) -> String {
    RuleSetLibrary.names.compactMap { name in
      RuleSetLibrary.rules(name).map { "\(name) \(parameter.read($0))" }
    }.joined(separator: "; ")
  }
}
