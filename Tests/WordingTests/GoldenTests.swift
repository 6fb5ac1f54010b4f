import Foundation
import MatchRules
import Phrases
import Testing
import Wording

/// The approved texts of all samples in each language: `Goldens/LANGUAGE.txt`.
///
/// `RECORD_GOLDENS=1 swift test --filter WordingTests` rewrites the files and fails, so that they are reviewed.
@Suite struct GoldenTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")

  @Test(arguments: Language.allCases)
  func sentencesMatchTheGoldens(language: Language) throws {
    let said = samples(Wording(Phrasebook(language))).map { "\($0.label): \($0.text)" }
    let file = Self.folder.appending(path: "\(language.code).txt")
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
      try (said.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(file.lastPathComponent): read it, then run again without RECORD_GOLDENS")
      return
    }
    let approved = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    for (old, new) in zip(approved, said) where old != new { #expect(new == old) }
    #expect(said.count == approved.count)
  }

  /// One line, nothing left to fill in, no key in place of a sentence, no control characters.
  @Test(arguments: Language.allCases)
  func sentencesAreComplete(language: Language) {
    for sample in samples(Wording(Phrasebook(language))) {
      let text = sample.text.replacing("{who} O'Brien", with: "O'Brien")
      #expect(!text.contains("{") && !text.contains("}"), "\(sample)")
      // Names of rule parameters and of a game's declarations look like keys.
      let sentence = RuleParameter.all.reduce(text) { $0.replacing($1.key, with: "") }
        .replacing(#/\b(action|score|foul|sanction|sum|most|words)\.\w+/#, with: "")
      #expect(sentence.firstMatch(of: #/\b[a-z]+(-[a-z]+)*\.[a-z]+/#) == nil, "\(sample)")
      #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control }, "\(sample)")
      #expect(!text.isEmpty)
    }
  }

  @Test(arguments: Language.allCases)
  func namesAreNotMangled(language: Language) {
    let all = samples(Wording(Phrasebook(language))).map(\.text)
    #expect(all.contains { $0.contains("v9 {who} O'Brien & \"Söns\" <b>") })
  }
}
