import Foundation
import MatchModel
import MatchRules
import Phrases
import ProgramInProcess
import PromptInterface
import PromptLanguage
import RecordingSession
import TestSupport
import Testing
import Wording

/// Clauses and commands are declared in one table each: all of them appear everywhere they should.
@Suite struct TableTests {
  // MARK: - Parser

  @Test(arguments: ClauseSpec.all, Language.allCases)
  func clauseExampleParsesToTheClause(spec: ClauseSpec, language: Language) throws {
    let example = spec.example(in: Phrasebook(language))
    guard case .clauses(let line) = try LineParser().parse(example) else {
      Issue.record("\(example) is no clause")
      return
    }
    #expect(line.clauses.map(\.kind) == [spec.kind])
  }

  @Test(arguments: CommandSpec.all, Language.allCases)
  func commandUsageParsesToTheCommand(spec: CommandSpec, language: Language) throws {
    for usage in spec.usages(in: Phrasebook(language)) {
      guard case .command(let call) = try LineParser().parse(usage) else {
        Issue.record("\(usage) is no command")
        continue
      }
      #expect(call.kind == spec.kind)
    }
  }

  /// Everything shown is in the language, without placeholders or words of another one.
  @Test(arguments: CommandSpec.all, [Language.es, .ca])
  func commandUsageIsTranslated(spec: CommandSpec, language: Language) {
    let (book, english) = (Phrasebook(language), Phrasebook(.en))
    let usages = spec.usages(in: book).joined(separator: " ")
    for word in spec.usages(in: english).joined(separator: " ").split(separator: #/[^A-Za-z-]+/#)
    where word.count > 2 && !["xml", "TEXT", "notes"].contains(word) {
      #expect(!usages.split(separator: #/[^A-Za-z-]+/#).contains(word), "\(usages)")
    }
  }

  /// `player` and `set` show the words they accept, in every language.
  @Test(arguments: Language.allCases)
  func listedFieldsAreAccepted(language: Language) throws {
    let book = Phrasebook(language)
    for (kind, line) in [(CommandKind.player, "player l9 "), (.set, "set ")] {
      let help = try #require(CommandSpec.byKind[kind]).help(in: book)
      let fields = try #require(help.split(separator: ": ").last).split(separator: ", ")
      #expect(fields.count == (kind == .player ? Vocabulary.playerFields : Vocabulary.matchFields).count)
      for field in fields {
        let value = ["2026-11-21", "17:30", "19", "North", "l", "youth", "a50044"].first { value in
          SessionFixture.session(book, after: []).said(to: line + field + " " + value).problem == nil
        }
        let isMark = SessionFixture.session(book, after: []).said(to: line + field).problem == nil
        #expect(value != nil || isMark, "\(line)\(field)")
      }
    }
  }

  // MARK: - Completion

  @Test(arguments: Language.allCases)
  func everyCommandAndClauseIsCompletedSomewhere(language: Language) throws {
    let book = Phrasebook(language)
    var offered: Set<String> = []
    for lines in [[], ["start"]] {
      let session = SessionFixture.session(book, after: lines)
      for typed in ["", "9", "9 "] + "abcdefghijklmnopqrstuvwxyz".map(String.init) {
        offered.formUnion(session.view.offer(for: typed, cursor: typed.count).choices.map(\.key))
      }
    }
    let commands = CommandSpec.all.filter { spec in offered.isDisjoint(with: book.words(spec.wordsKey) + [spec.code]) }
    #expect(commands.map(\.kind) == [])
    let clauses = ClauseSpec.all.filter { spec in
      offered.isDisjoint(with: book.words(spec.wordsKey).map { $0.replacing("_", with: " ") })
    }
    #expect(clauses.map(\.kind) == [])
  }

  @Test(arguments: ClauseSpec.all)
  func everyCodeIsOfferedAfterANumber(spec: ClauseSpec) {
    if case .none = spec.subject { return }
    let offer = SessionFixture.session(Phrasebook(.en), after: ["start"]).view.offer(for: "9", cursor: 1)
    #expect(offer.choices.contains { $0.key == spec.code })
  }

  // MARK: - Questions

  /// With `?` and the first candidate of each question, every clause gets all of its parts.
  @Test(arguments: ClauseSpec.all.filter { !$0.slots.isEmpty })
  func asksForEveryPartOfAClause(spec: ClauseSpec) throws {
    let dialogue = FirstAnswer()
    let lines = spec.kind == .arrival ? ["start", "9>"] : ["start"]
    let session = SessionFixture.session(Phrasebook(.en), after: lines, dialogue: dialogue)
    let line: String =
      switch spec.kind {
      case .arrival: "enters"
      case .departure: "leaves"
      case .substitution: ">"
      default: spec.code + "?"
      }
    let response = session.said(to: line)
    #expect(response.problem == nil, "\(response.problem ?? "")")
    let asked = spec.slots.filter { slot in
      // The text of an abandonment is its reason.
      let asked = spec.kind == .abandon ? ClauseSpec.Slot.reason : slot
      let question = session.view.book(Phrase("ask.\(asked.rawValue)", ["letter": "m"]))
      return dialogue.asked.contains { $0.hasPrefix(question) }
    }
    #expect(asked == spec.slots)
    // Announced minutes are not a separate action.
    #expect(session.ledger.match.actions.count > lines.count || spec.kind == .added)
  }

  // MARK: - Help, manual pages and shells

  @Test(arguments: Language.allCases)
  func everyClauseAndCommandIsInHelp(language: Language) {
    let book = Phrasebook(language)
    let pages = HelpTopic.allCases.flatMap { HelpWording.lines($0, .football, book) }.joined(separator: "\n")
    #expect(ClauseSpec.all.filter { !pages.contains($0.help(in: book)) }.map(\.kind) == [])
    #expect(CommandSpec.all.filter { !pages.contains($0.help(in: book)) }.map(\.kind) == [])
    #expect(!pages.contains { "{}".contains($0) })
    let session = SessionFixture.session(book, after: [])
    for code in ClauseSpec.all.map(\.code) + CommandSpec.all.map(\.code) {
      #expect(session.said(to: "help \(code)").problem == nil, "help \(code)")
    }
  }

  @Test(arguments: Language.allCases)
  func everyClauseAndCommandIsInTheManualPage(language: Language) throws {
    let book = Phrasebook(language)
    let source = try manual("futbolstats-record.1", language)
    // Filled lines can be broken anywhere.
    let page = source.replacing("\\-", with: "-").replacing("\\(aq", with: "'").replacing("\\(ti", with: "~")
      .replacing("\\(ha", with: "^").replacing("\\&", with: "").replacing("\n", with: " ")
    for spec in ClauseSpec.all {
      #expect(page.contains(spec.help(in: book)), "\(spec.kind)")
      #expect(page.contains("\(spec.code). "), "\(spec.kind)")
      for word in spec.words(in: book) { #expect(page.contains(word), "\(spec.kind): \(word)") }
    }
    for spec in CommandSpec.all {
      #expect(page.contains(spec.help(in: book)), "\(spec.kind)")
      for word in spec.words(in: book) + [spec.code] { #expect(page.contains(word), "\(spec.kind): \(word)") }
    }
    // The questions, and the answers that are possible at every question.
    for slot in ClauseSpec.Slot.allCases where ClauseSpec.all.contains(where: { $0.slots.contains(slot) }) {
      #expect(page.contains(book(Phrase("ask.\(slot.rawValue)", ["letter": "m"]))), "\(slot)")
    }
    for key in ["?", "<", "Ctrl-C", book(Phrase("manual.enter"))] {
      #expect(page.contains(".TP \\fB\(key)\\fR "), "\(key)")
    }
  }

  /// A page for each subcommand with its options, and a line on the program's page.
  @Test(arguments: Language.allCases)
  func everySubcommandHasAManualPage(language: Language) throws {
    let overview = try manual("futbolstats.1", language)
    for (command, options) in try subcommands() {
      #expect(overview.contains("\n\\fB\(command)"), "\(command)")
      let page = try manual("futbolstats-\(command).1", language).replacing("\\-", with: "-")
      for option in options { #expect(page.contains(option), "\(command) \(option)") }
    }
  }

  private func manual(_ page: String, _ language: Language) throws -> String {
    let shown = try runInProcess(["manual", page, "--lang", language.code])
    #expect(shown.status == .exited(0), "\(shown.error)")
    return shown.output
  }

  /// The subcommands and their options in the program's help.
  private func subcommands() throws -> [(name: String, options: [String])] {
    let overview = try runInProcess(["help"]).output
    let names = overview.split(separator: "\n").filter { $0.hasPrefix("  ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
      .filter { $0.allSatisfy(\.isLowercase) }
    #expect(names.contains("record") && names.contains("validate"))
    return try names.map { name in
      let page = try runInProcess(["help", name]).output
      return (name, page.matches(of: /--[a-z][a-z-]+/).map { String($0.output) })
    }
  }
}
