import MatchRules
import TestSupport
import Testing

/// The list of the built-in rule sets in each language.
@Suite struct RuleSetListTests {
  @Test(arguments: ["en", "es", "ca"]) func descriptionsAreAligned(_ language: String) throws {
    let result = try run(builtProduct("futbolstats"), ["rules", "--lang", language])
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.count == RuleSetLibrary.names.count)
    let width = RuleSetLibrary.names.map(\.count).max() ?? 0
    for (line, name) in zip(lines, RuleSetLibrary.names) {
      #expect(line.hasPrefix(name + String(repeating: " ", count: width - name.count + 2)))
      #expect(line.count > width + 20 && line.count <= 100, "\(line)")
      #expect(line.dropFirst(width + 2).first != " ")
    }
  }
}
