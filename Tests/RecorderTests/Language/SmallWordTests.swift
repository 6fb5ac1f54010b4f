import MatchModel
import PromptLanguage
import Testing

/// Small words that are also codes or letters.
@Suite struct SmallWordTests {
  private func clauses(_ line: String) throws -> [Clause] {
    guard case .clauses(var read) = try LineParser(ours: .home).parse(line) else { return [] }
    for index in read.clauses.indices { read.clauses[index].column = 1 }
    return read.clauses
  }

  @Test(
    "a conjunction joins two clauses",
    arguments: [
      ("10>14 y 7>16", "10>14 7>16"), ("9g y 4y", "9g 4y"), ("9g and vc", "9g vc"), ("9g y 4 gol", "9g 4g"),
      ("4y y 7y", "4y 7y"), ("4y protesta i 7g", "4y protesta 7g"), ("9g y coach y", "9g coachy"),
    ])
  func conjunctions(line: String, codes: String) throws {
    #expect(try clauses(line) == clauses(codes) && clauses(line).count == 2)
  }

  @Test(
    "a card and a letter of the clause before are no conjunctions",
    arguments: [
      ("9g e", "9ge"), ("9g e 4y", "9ge 4y"), ("5f y", "5fy"), ("y 9", "9y"), ("9g y coach", "9g coachy"),
    ])
  func codes(line: String, codes: String) throws {
    #expect(try clauses(line) == clauses(codes) && !clauses(line).isEmpty)
  }

  @Test(
    "another player after a conjunction may have done several things",
    arguments: [
      ("9g y 8", "y 8", ["9g 8g", "9g,8", "9g 8y"]), ("11s- y 7", "y 7", ["11s- 7s-", "11s-,7", "11s- 7y"]),
      ("9g,7 y 8", "y 8", ["9g,7 8g", "9g,7 8y"]), ("4f9 y 7", "y 7", ["4f9 7f9", "4f9 7y"]),
      ("4f y 8f", "y 8f", ["4f 8f", "4fy 8f"]), ("v5f9 y v4f", "y v4f", ["v5f9 v4f", "v5f9y v4f"]),
      ("10>14 y 7", "y 7", ["10>14 7y"]), ("9g i 8", "i 8", ["9g 8g", "9g,8"]), ("9g and v8", "and v8", ["9g v8g"]),
    ])
  func anotherPlayer(line: String, words: String, examples: [String]) {
    let column = line.count - words.count + 1
    #expect(throws: LineProblem(.unclear(.proposed, words, lines: examples), column: column)) { try clauses(line) }
  }

  @Test(
    "a conjunction before details is no card",
    arguments: [("11s- y rechace", "11s-b"), ("11s- i rebot", "11s-b"), ("9g y de cabeza", "9gh")])
  func conjunctionsBeforeDetails(line: String, codes: String) throws {
    #expect(try clauses(line) == clauses(codes))
  }

  @Test("a card alone has no player yet")
  func cardAlone() throws {
    #expect(try clauses("y").map(\.asks) == [true])
    #expect(try clauses("y protesta").map(\.asks) == [true])
  }

  @Test(
    "an article is no side and no note",
    arguments: [
      ("a goal by 9", "9g"), ("an own goal by v4", "v4og"), ("a header by 9 wide", "9s-h"), ("a corner", "c"),
      ("an effort by 9 wide", "9s-"), ("a 9 goal", "v9g"),
    ])
  func articles(line: String, codes: String) throws {
    #expect(try clauses(line) == clauses(codes))
  }

  @Test("a letter of a side before other words stays one")
  func sides() throws {
    #expect(try clauses("an pressing high").map(\.text) == ["pressing high"])
    #expect(try clauses("an pressing high") == clauses("vn pressing high"))
    #expect(try clauses("ac") == clauses("vc"))
  }
}
