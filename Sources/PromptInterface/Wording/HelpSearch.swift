import MatchModel
import MatchRules
import Phrases
import PromptLanguage
import RecordingSession
import Wording

/// Finds the help pages for words or their beginnings: `help penalty`, `help double penalty`.
struct HelpSearch {
  private let text: String
  private let vocabulary: Vocabulary
  private let words: Wording
  private var book: Phrasebook { words.book }

  init(for text: String, _ vocabulary: Vocabulary, _ words: Wording) {
    self.text = folded(text)
    self.vocabulary = vocabulary
    self.words = words
  }

  /// Empty for texts of fewer than three letters, which would match everything.
  var pages: [HelpPage] { text.count < 3 ? [] : letters + clauses + commands + topics }

  private func has(_ said: String) -> Bool {
    let said = folded(said)
    return text.split(separator: " ").allSatisfy { said.hasWord(beginning: String($0)) }
  }

  private var letters: [HelpPage] {
    let table = vocabulary.table
    guard let score = (table[.goal] ?? table[.chance]).map({ "9" + $0.code }) else { return [] }
    let bodies = table.bodyParts.filter { has(words.bodyPart($0.code)) }
    let origins = table.origins.filter { has(words.origin($0.code, by: table.rules)) }
    let outcomes = table[.chance] == nil ? [] : Modifiers.outcomes.filter { has(words.outcome($0.code)) }
    var pages = bodies.map { HelpPage.modifier(typed: score + String($0.letter), .bodyPart($0.code)) }
    pages += origins.map { HelpPage.modifier(typed: score + String($0.letter), .origin($0.code)) }
    return pages + outcomes.map { HelpPage.modifier(typed: "9s" + String($0.letter), .outcome($0.code)) }
  }

  private var clauses: [HelpPage] {
    vocabulary.table.offered.filter { spec in
      has(([spec.help(in: book), spec.name(in: book)] + spec.words(in: book)).joined(separator: " "))
    }.map { .clause($0.kind) }
  }

  private var commands: [HelpPage] {
    CommandSpec.all.filter { has($0.help(in: book)) || $0.words(in: book).contains(where: has) }
      .map { .command($0.kind) }
  }

  private var topics: [HelpPage] {
    HelpTopic.allCases.filter { topic in
      let key = "topic.\(topic.rawValue).text"
      return has(topic.title(in: book)) || book.has(key) && book.lines(key).contains(where: has)
    }.map(HelpPage.topic)
  }
}
