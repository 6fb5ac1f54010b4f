import MatchModel
import MatchRules
import Phrases
import PromptInterface
import PromptLanguage
import RecordingSession
import Testing
import Wording

/// Every phrase and word that the prompt's tables and the rule sets need exists in every language.
@Suite struct PhraseKeysTests {
  /// Phrases for clauses with fewer details in some games, and for clauses with a number of minutes.
  private static let ofOtherGames =
    ["yellow", "red", "goal", "foul"].map { "clause.\($0).help-plain" }
    + ["clause.foul.help-bare", "clause.help-minutes", "ask.victim-plain"]
  private static let helpKeys =
    ClauseSpec.all.flatMap { [$0.helpKey, $0.nameKey] } + CommandSpec.all.map(\.helpKey)
    + HelpTopic.allCases.map(\.titleKey)
    + ClauseSpec.Slot.allCases.map { "ask.\($0.rawValue)" } + ofOtherGames
  private static let wordKeys =
    ClauseSpec.all.map(\.wordsKey) + CommandSpec.all.map(\.wordsKey) + HelpTopic.allCases.map(\.wordsKey)
    + Side.allCases.map { "words.side.\($0.code)" } + Vocabulary.fieldNames.map { "words.field.\($0)" }
    + Vocabulary.Particle.allCases.map { "words.particle.\($0.rawValue)" }

  @Test func everyClauseIsInTheTable() {
    #expect(ClauseSpec.all.map(\.kind) == CommonClause.allCases.map(ClauseKind.common))
  }

  @Test func everyCommandIsInTheTable() {
    #expect(Set(CommandSpec.all.map(\.kind)) == Set(CommandKind.allCases))
    #expect(CommandSpec.all.count == CommandKind.allCases.count)
  }

  @Test(arguments: Language.allCases)
  func everyRequiredKeyExists(language: Language) {
    let book = Phrasebook(language)
    let ruleSets = RuleSetLibrary.names.map { "rule-set.\($0)" }
    #expect((Self.helpKeys + Self.wordKeys + ruleSets).filter { !book.has($0) }.isEmpty)
  }

  @Test(arguments: Language.allCases)
  func everyItemHasWords(language: Language) {
    let book = Phrasebook(language)
    #expect(Self.wordKeys.filter { book.words($0).isEmpty }.isEmpty)
  }

  @Test func everyKeyIsUsed() {
    let texts = HelpTopic.allCases.map { "topic.\($0.rawValue).text" } + ["topic.modifiers.zones"]
    let examples = ["yellow", "note", "abandon"].map { "clause.\($0).example" }
    let built = Set(Self.helpKeys + Self.wordKeys + texts + examples)
    let prefixes =
      ["clause", "topic"] + ["clause", "command", "topic", "side", "field", "particle"].map { "words.\($0)" }
    let left = Catalogue.builtIn(.en).keys.filter { key in
      prefixes.contains { key.hasPrefix($0 + ".") } && !built.contains(key)
    }
    #expect(left.isEmpty)
  }
}

/// A word has one meaning in all languages, because a table keeps only the first.
@Suite struct WordCollisionTests {
  private static let vocabulary = Vocabulary()
  private static let everyLanguage = Phrasebook.everyLanguage

  /// The words in normalised form, each with the item it is listed under.
  private static func words<Thing>(_ things: [(key: String, thing: Thing)]) -> [(word: String, thing: Thing)] {
    things.flatMap { item in everyLanguage.words(item.key).map { (spaced($0), item.thing) } }
  }

  private static func spaced(_ word: String) -> String { folded(word).replacing("_", with: " ") }

  private static let clauses = words(ClauseSpec.all.map { ($0.wordsKey, $0.kind) })
  private static let commands = words(CommandSpec.all.map { ($0.wordsKey, $0.kind) })
  private static let topics = words(HelpTopic.allCases.map { ($0.wordsKey, $0) })
  private static let sides = words(Side.allCases.map { ("words.side.\($0.code)", $0) })
  private static let fields = words(Vocabulary.fieldNames.map { ("words.field.\($0)", $0) })
  private static let particles = words(Vocabulary.Particle.allCases.map { ("words.particle.\($0.rawValue)", $0) })

  @Test func everyWordFindsItsOwnItem() {
    let vocabulary = Self.vocabulary
    #expect(Self.clauses.filter { vocabulary.clauses[$0.word] != $0.thing }.map(\.word) == [])
    #expect(Self.commands.filter { vocabulary.commands[$0.word] != $0.thing }.map(\.word) == [])
    #expect(Self.topics.filter { vocabulary.topics[$0.word] != $0.thing }.map(\.word) == [])
    #expect(Self.sides.filter { vocabulary.sides[$0.word] != $0.thing }.map(\.word) == [])
    #expect(Self.fields.filter { vocabulary.fields[$0.word] != $0.thing }.map(\.word) == [])
    #expect(Self.particles.filter { vocabulary.particles[$0.word] != $0.thing }.map(\.word) == [])
  }

  @Test func onlyClausesHaveSeveralWords() {
    let all =
      Self.commands.map(\.word) + Self.topics.map(\.word) + Self.sides.map(\.word) + Self.fields.map(\.word)
      + Self.particles.map(\.word)
    #expect(all.filter { $0.contains(" ") } == [])
  }

  /// Commands are matched first, then attached clauses, people, and clauses in words, so no word may be matched too
  /// early.
  @Test func clauseWordsMatchNothingElse() throws {
    let parser = LineParser()
    for (name, kind) in Self.clauses {
      let first = String(name.prefix { $0 != " " })
      #expect(Self.vocabulary.commands[first] == nil, "\(first) is a command")
      #expect(parser.who(Word(first, column: 1)) == nil, "\(first) is somebody")
      let glued = try ClauseTable.football.clause(inCodes: first)
      #expect(glued == nil || (first == name && glued?.kind == kind), "\(first) is a glued clause")
    }
  }

  /// `ls` and `log` mean the log. A chance and an own goal of the home side, which they could also stand for, are `l?s`
  /// and `l?og`.
  @Test func onlyLsAndLogAreAlsoAttachedClauses() throws {
    let glued = try Self.commands.map(\.word).filter { try ClauseTable.football.clause(inCodes: $0) != nil }
    #expect(Set(glued) == ["ls", "log"])
  }

  /// `help WORD` accepts topics, clauses and commands.
  @Test func topicsAreNeitherClausesNorCommands() {
    let others = Set(Self.clauses.map(\.word) + Self.commands.map(\.word))
    #expect(Self.topics.map(\.word).filter(others.contains) == [])
  }

  /// `ocasió fora`: after a clause word, sides are looked up before details.
  @Test func sidesAreNotDetails() {
    let codes = Self.vocabulary.codes
    let details =
      codes.bodyParts.allWords + codes.origins.allWords + codes.outcomes.allWords + codes.colors.allWords
    #expect(Self.sides.map(\.word).filter(Set(details + Self.particles.map(\.word)).contains) == [])
  }
}

/// Typical sentences in three languages have the intended meaning.
@Suite struct WordSentenceTests {
  private func clause(_ line: String) throws -> Clause {
    guard case .clauses(let read) = try LineParser().parse(line), read.clauses.count == 1 else {
      throw LineProblem(.unknownWord(line, nearest: nil), column: 1)
    }
    var clause = read.clauses[0]
    clause.column = 1
    return clause
  }

  @Test(arguments: [
    ("9 gol cap corner ,7", "9ghc,7"), ("9 gol de cap de córner , 7", "9ghc,7"), ("9 goal header corner ,7", "9ghc,7"),
    ("9 gol de cabeza saque de esquina ,7", "9ghc,7"), ("gol 9 penal", "9gp"), ("v4 own goal", "v4og"),
    ("v4 gol en pròpia porta", "v4og"), ("v4 gol en propia puerta", "v4og"), ("v4 autogol", "v4og"),
    ("9 xut aturat", "9s+"), ("9 disparo al palo", "9sx"), ("9 remate fuera", "9s-"), ("9 shot wide", "9s-"),
    ("9 ocasió blocada", "9s."), ("9 chance saved header", "9s+h"), ("4 falta a 9", "4f9"), ("4 foul on 9", "4f9"),
    ("4 falta al 9 groga", "4f9y"), ("4 falta mano amarilla", "4fmy"), ("4 groga protesta", "4y protesta"),
    ("4 yellow dissent", "4y protesta"), ("amarilla 4", "4y"), ("v4 vermella", "v4r"), ("v9 fora de joc", "v9o"),
    ("v9 fuera de juego", "v9o"), ("v9 offside", "v9o"), ("córner visitant", "vc"), ("7 corner", "7c"),
    ("saque de esquina", "c"), ("canvi surt 10 entra 14", "10>14"), ("surt 10 entra 14", "10>14"),
    ("cambio sale v10 entra 14", "v10>14"), ("sub off 10 on 14", "10>14"), ("canvi 10 14 commoció", "10>14k"),
    ("10 se va", "10>"), ("entra 9", ">9"), ("9 nota cau a l'esquerra", "9n cau a l'esquerra"),
    ("nota fa vent", "n fa vent"), ("4 porter", "4@g"), ("captain 4", "4@c"), ("comença", "start"), ("inicio", "start"),
    ("final", "end"), ("descans", "end"), ("afegit 3", "added 3"), ("tiempo añadido 3", "added 3"),
    ("final del partit", "finish"), ("terminar", "finish"), ("suspès pluja", "abandon pluja"),
  ])
  func sentencesMatchTerseClauses(sentence: String, terse: String) throws {
    var said = try clause(sentence)
    // `descans` also names the period that it ends.
    said.namedPeriod = nil
    #expect(try said == clause(terse))
  }

  @Test(arguments: [
    ("desfés", CommandKind.undo), ("deshacer", .undo), ("refer", .redo), ("llista", .log), ("corregir 3 9g", .edit),
    ("esborra 3", .delete), ("anul·la 3", .annul), ("ANULLA 3", .annul), ("mou 5 abans 3", .move),
    ("alineación", .lineUp),
    ("banquillo v 12", .bench), ("marcador", .score), ("Estadístiques", .stats), ("pendents", .todo), ("hu", .headsUp),
    ("reloj +30", .clock), ("ajuda", .help), ("salir", .quit), ("sortir", .quit),
  ])
  func commandsAreRecognisedInWords(line: String, kind: CommandKind) throws {
    guard case .command(let call) = try LineParser().parse(line) else {
      Issue.record("\(line) is no command")
      return
    }
    #expect(call.kind == kind)
  }

  @Test(arguments: ["yes", "sí", "SI"])
  func yesIsUnderstoodInEveryLanguage(answer: String) {
    #expect(Vocabulary().particles[answer] == .yes)
  }
}

/// Help fits a terminal of 24 lines and 80 columns with the prompt below it, and shows only what is accepted.
@Suite struct HelpPageTests {
  private static let rows = 22
  private static let columns = 79

  /// Help nearly fits 40 columns too. Only lists are longer.
  @Test(arguments: Language.allCases)
  func startFitsOneScreen(language: Language) {
    let lines = HelpWording.start(Phrasebook(language))
    #expect(lines.count <= Self.rows)
    #expect(lines.filter { $0.count > 76 } == [])
    #expect(lines.count { $0.count > 40 } <= 3)
    #expect(!lines.joined().contains { "{}".contains($0) })
  }

  @Test(arguments: Language.allCases, HelpTopic.allCases)
  func topicFitsOneScreen(language: Language, topic: HelpTopic) {
    let book = Phrasebook(language)
    let lines = HelpWording.lines(topic, .football, book)
    // The fields of a command may exceed a line; the terminal wraps it.
    #expect(lines.reduce(0) { $0 + 1 + ($1.count - 1) / (Self.columns + 1) } <= Self.rows)
    let long = [CommandKind.player, .set].compactMap { CommandSpec.byKind[$0]?.help(in: book) }
    #expect(lines.filter { line in line.count > Self.columns && !long.contains { line.contains($0) } } == [])
    // Rows stay indented.
    let usages = CommandSpec.all.flatMap { $0.usages(in: book) }
    #expect(lines.filter { line in usages.contains { line.hasPrefix($0 + " ") || line == $0 } } == [])
  }

  /// The left column and the text after “In words:” and the like can be typed literally.
  @Test(arguments: Language.allCases)
  func startShowsOnlyValidInput(language: Language) throws {
    let vocabulary = Vocabulary()
    var shown = 0
    for line in HelpWording.start(Phrasebook(language)) {
      var examples: [Substring] = []
      if line.hasPrefix("   ") {
        examples = [line.drop { $0 == " " }]
      } else if line.hasPrefix("  ") {
        examples = line.prefix(12).split(separator: #/\s{2,}/#)
      } else if let colon = line.firstRange(of: ": ") {
        examples = line[colon.upperBound...].split(separator: line.contains(" | ") ? " | " : ", ")
      }
      for example in examples {
        shown += 1
        if vocabulary.topics[String(example)] != nil { continue }
        #expect(throws: Never.self, "\(language): \(example)") { try LineParser().parse(String(example)) }
      }
    }
    #expect(shown > 30)
  }

  /// The input that `?` shows before the match, between periods and after it is accepted too.
  @Test(arguments: Language.allCases)
  func suggestedInputIsAccepted(language: Language) throws {
    let book = Phrasebook(language)
    for page in [HelpPage.before, .interval, .shootOut, .over] {
      let lines = HelpWording.lines(page, .football, book)
      #expect((8..<12).contains(lines.count))
      for line in lines.dropFirst().dropLast() {
        let parts = line.split(separator: #/\s{2,}/#)
        #expect(parts.count > 1)
        for example in parts.dropLast() {
          #expect(throws: Never.self, "\(language): \(example)") { try LineParser().parse(String(example)) }
        }
      }
    }
  }

  /// A topic has the same name in help, in completion and in error messages.
  @Test(arguments: Language.allCases)
  func topicHasOneName(language: Language) throws {
    let book = Phrasebook(language)
    let names = HelpTopic.allCases.map { $0.name(in: book) }
    let list = names.joined(separator: ", ")
    #expect(HelpWording.start(book).contains { $0.hasSuffix(" " + list) })
    let help = try #require(CommandSpec.byKind[.help]).name(in: book)
    // The message for a misspelt topic uses its name in the language.
    for topic in HelpTopic.allCases {
      let match = try MatchOnDisk()
      let misspelt = topic.rawValue.dropLast() + "x"
      let said = try match.program(["record", match.path, "--lang", language.code], text: "help \(misspelt)\n").error
      #expect(said.contains("\(topic.name(in: book))?"), "\(said)")
    }
    #expect(HelpWording.lines(.clauses, .football, book)[0].contains("\(help) \(HelpTopic.modifiers.name(in: book)):"))
  }

  /// “asks: g, s, f, ...”
  @Test(arguments: Language.allCases)
  func startExamplesAskForDetails(language: Language) throws {
    let line = try #require(HelpWording.start(Phrasebook(language)).first { $0.hasPrefix("  g ") })
    let examples = try #require(line.split(separator: ": ").last).split(separator: ", ")
    #expect(examples.count == 6)
    for example in examples {
      guard case .clauses(let read) = try LineParser().parse(String(example)) else {
        Issue.record("\(example) is no clause")
        continue
      }
      #expect(read.clauses.map(\.asks) == [true], "\(language): \(example)")
    }
  }
}
