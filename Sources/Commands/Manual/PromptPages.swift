import MatchModel
import MatchRules
import Phrases
import PromptInterface
import PromptLanguage
import RecordingSession
import Wording

/// The part of the manual about the prompt, made from the tables of clauses and commands.
struct PromptPages {
  let book: Phrasebook

  func add(to page: inout Roff) {
    for topic in HelpTopic.allCases {
      page.subsection(topic.title(in: book))
      if topic == .clauses {
        for spec in ClauseSpec.all {
          page.item(spec.example(in: book), spec.help(in: book), words(spec.code, spec.words(in: book)))
        }
      }
      if topic == .modifiers { addLetters(to: &page) }
      for spec in CommandSpec.all where spec.topic == topic {
        page.item(spec.usage(in: book), spec.help(in: book), words(spec.code, spec.words(in: book)))
      }
      page.blocks(HelpWording.text(of: topic, .football, book))
    }
    addQuestions(to: &page)
  }

  private func words(_ code: String, _ words: [String]) -> String {
    book(Phrase("manual.words", ["code": code, "words": words.joined(separator: ", ")]))
  }

  /// The letters, and the words that can be typed instead of them.
  private func addLetters(to page: inout Roff) {
    page.table(LetterHelp(.football, book).lines)
    page.paragraph(book(Phrase("manual.letters")))
    let codes = CodeWords.builtIn
    addWords(Modifiers.bodyParts, codes.bodyParts, to: &page)
    addWords(Modifiers.origins, codes.origins, to: &page)
    addWords(Modifiers.outcomes, codes.outcomes, to: &page)
    addWords(Modifiers.cards, codes.colors, to: &page)
  }

  private func addWords<Value: Code>(
    _ letters: [(letter: Character, code: Value)], _ table: WordTable<Value>, to page: inout Roff
  ) {
    for (letter, code) in letters {
      let words = table.words(for: code, in: book).map { $0.replacing("_", with: " ") }
      page.item(String(letter), words.joined(separator: ", "))
    }
  }

  /// The questions: which answers all of them accept, and which questions each clause asks.
  private func addQuestions(to page: inout Roff) {
    page.subsection(book(Phrase("manual.questions")))
    for line in book.lines("manual.questions.text") { page.paragraph(line) }
    page.item("?", book(Phrase("manual.question.list")))
    page.item("<", book(Phrase("manual.question.back")))
    page.item(book(Phrase("manual.enter")), book(Phrase("manual.question.enter")))
    page.item("Ctrl-C", book(Phrase("manual.question.drop")))
    page.paragraph(book(Phrase("manual.questions.each")))
    let handball = RuleSet().foul(.handball).map { String($0.letter) } ?? ""
    for spec in ClauseSpec.all where !spec.slots.isEmpty {
      let questions = spec.slots.map { book(Phrase("ask.\($0.rawValue)", ["letter": handball])) }
      page.item(spec.words(in: book).first ?? spec.code, questions.joined(separator: " "))
    }
  }
}
