import MatchModel
import PromptLanguage
import Testing

/// Times always end with '.
@Suite struct TimeExpressionTests {
  @Test(arguments: [
    ("23'", TimeExpression.minute(MatchMinute(23))), ("45+2'", .minute(MatchMinute(45, added: 2))),
    ("1/44'", .minute(MatchMinute(44), period: 1)),
    ("1/45+2'", .minute(MatchMinute(45, added: 2), period: 1)), ("23:10'", .exact(seconds: 1390)),
    ("-2'", .ago(minutes: 2)), ("23’", .minute(MatchMinute(23))),
  ])
  func times(_ text: String, _ expected: TimeExpression) throws {
    #expect(try TimeExpression(text, column: 1) == expected)
  }

  @Test(arguments: ["23", "9g", "45+2"]) func nonTimes(_ text: String) throws {
    #expect(try TimeExpression(text, column: 1) == nil)
  }

  @Test(arguments: ["0'", "x'", "45+'", "23:70'", "'"]) func badTimes(_ text: String) {
    #expect(throws: LineProblem.self) { try TimeExpression(text, column: 1) }
  }
}
