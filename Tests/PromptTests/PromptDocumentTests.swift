import Foundation
import MatchModel
import Phrases
import PromptLanguage
import Testing
import Wording

/// The tables in docs/PROMPT.md match the program's.
@Suite struct PromptDocumentTests {
  private static let document = URL(filePath: #filePath).appending(path: "../../../docs/PROMPT.md").standardized

  /// The rows of tables whose header begins with `head`, as cells.
  private static func rows(below head: String) throws -> [[String]] {
    let lines = try String(contentsOf: document, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    var rows: [[String]] = []
    for start in lines.indices where lines[start].hasPrefix(head) {
      rows += lines[start...].dropFirst(2).prefix { $0.hasPrefix("|") }.map { line in
        // A bar within a cell is escaped with a backslash.
        line.replacing("\\|", with: "\u{0}").split(separator: "|").map {
          $0.replacing("\u{0}", with: "|").trimmingCharacters(in: .whitespaces)
        }
      }
    }
    return rows
  }

  /// The text in backticks.
  private static func typed(_ cell: String) -> [String] { cell.matches(of: /`([^`]+)`/).map { String($0.1) } }

  @Test func documentListsEveryClause() throws {
    let rows = try Self.rows(below: "| code | kind |")
    let documented = rows.map { (Self.typed($0[0]) + Self.typed($0[1])).joined(separator: " ") }
    #expect(documented == ClauseSpec.all.map { "\($0.code) \($0.kind.key)" })
  }

  @Test func clauseExamplesParseToTheirClause() throws {
    for row in try Self.rows(below: "| code | kind |") {
      let example = try #require(Self.typed(row[3]).first)
      guard case .clauses(let line) = try LineParser().parse(example) else {
        Issue.record("\(example) is no clause")
        continue
      }
      #expect(line.clauses.map(\.kind.key) == Self.typed(row[1]))
    }
  }

  @Test(arguments: zip([4, 5, 6], [Language.en, .es, .ca]))
  func clauseWordsBelongToTheLanguage(column: Int, language: Language) throws {
    for row in try Self.rows(below: "| code | kind |") {
      let spec = try #require(ClauseSpec.all.first { [$0.kind.key] == Self.typed(row[1]) })
      let words = spec.words(in: Phrasebook(language))
      #expect(Self.typed(row[column]).allSatisfy(words.contains), "\(row[column]): \(words)")
    }
  }

  @Test func documentListsEveryLetter() throws {
    let words = Wording(Phrasebook(.en))
    let known =
      Modifiers.bodyParts.map { "\($0.letter) \(words.bodyPart($0.code)), body part" }
      + Modifiers.origins.map { "\($0.letter) \(words.origin($0.code)), origin" }
      + Modifiers.outcomes.map { "\($0.letter) \(words.outcome($0.code)), outcome" }
      + Modifiers.cards.map { "\($0.letter) \(words.color($0.code)), card of a foul" }
    let documented = try Self.rows(below: "| letter |").map { row in
      "\(Self.typed(row[0]).joined()) \(row[1]), \(row[2])"
    }
    #expect(documented == known)
  }

  @Test func documentListsEveryCommand() throws {
    let book = Phrasebook(.en)
    let documented = try Self.rows(below: "| command |").map { Self.typed($0[0]) }
    // The line as typed, with the code in place of the name.
    let known = CommandSpec.all.map { spec in
      spec.usages(in: book).map { $0.replacing(spec.name(in: book), with: spec.code, maxReplacements: 1) }
    }
    #expect(Set(documented) == Set(known))
    #expect(documented.count == known.count)
  }

  @Test(arguments: zip([1, 2], [Language.es, .ca]))
  func commandWordsBelongToTheLanguage(column: Int, language: Language) throws {
    for row in try Self.rows(below: "| command |") {
      let code = try #require(Self.typed(row[0]).first?.split(separator: " ").first)
      let spec = try #require(CommandSpec.all.first { $0.code == code })
      #expect(Self.typed(row[column]).allSatisfy(spec.words(in: Phrasebook(language)).contains), "\(code)")
    }
  }

  @Test func documentListsEveryOfficial() throws {
    let row = try #require(try Self.rows(below: "| typed | is |").first { $0[0].contains("`coach`") })
    #expect(Set(OfficialCode.roles.map(\.rawValue)).subtracting(row.flatMap(Self.typed)) == [])
  }

  /// The fields that the command can change, by name.
  @Test func documentListsEveryPlayerField() throws {
    let row = try #require(try Self.rows(below: "| command |").first { $0[0].contains("`player ") })
    #expect(Set(Vocabulary.playerFields).subtracting(row.flatMap(Self.typed)) == [])
  }
}
