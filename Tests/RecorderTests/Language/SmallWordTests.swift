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
      ("9g e", "9ge"), ("9g e 4y", "9ge 4y"), ("5f y", "5fy"), ("y 9", "9y"), ("9g y 4", "9g 4y"),
      ("9g y coach", "9g coachy"),
    ])
  func codes(line: String, codes: String) throws {
    #expect(try clauses(line) == clauses(codes) && !clauses(line).isEmpty)
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
