import TestSupport
import Testing

/// `merge` at the prompt of `record`.
@Suite struct PromptMergeTests: TwoRecordsSuite {
  let records: TwoRecords

  init() throws { records = try TwoRecords() }

  /// Merging at the prompt of `record` asks the same questions and is a single undo step.
  @Test func mergesARecordAtThePrompt() throws {
    try record("a.xml", "start\n10' 9g\n45' end\n")
    try record("b.xml", "start\n10' 8g\n20' v7y\n45' end\n")
    let before = folder.read("a.xml")
    let other = folder.read("b.xml")
    let terminal = try PseudoTerminal(
      builtProduct("futbolstats"), ["record", "a.xml"], directory: folder.path, keeping: folder)
    try terminal.expect(">")
    try terminal.enter("merge b.xml")
    try terminal.expect("a.xml 1-0, b.xml 1-0, merged 1-0")
    try terminal.expect("10' goal by 9, or 10' goal by 8?")
    try terminal.enter("score")
    try terminal.enter("b")
    try terminal.expect("1-0")
    try terminal.enter("ls")
    try terminal.expect("10' goal by 8")
    try terminal.expect("20' yellow card for v7")
    try terminal.enter("undo")
    try terminal.expect("merge b.xml")
    try terminal.enter("quit")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(folder.read("a.xml") == before && folder.read("b.xml") == other)
    try record("a.xml", "redo\n")
    #expect(
      try log("a.xml") == """
          1      1' first half starts
          2 l   10' goal by 8  1-0
          3 v   20' yellow card for v7
          4     45' first half ends

        """)
    let restored = try folder.futbolstats("merge", "--restore", "1", "a.xml")
    #expect(restored.status == .exited(0) && restored.error.isEmpty, "\(restored.error)")
    let log = try log("a.xml")
    #expect(
      log == """
          1      1' first half starts
          2 l   10' goal by 9  1-0
          3 v   20' yellow card for v7
          4     45' first half ends

        """)
    try record("a.xml", "undo\nundo\n")
    #expect(folder.read("a.xml") == before, "both are one step each")
  }

  @Test func answersThatChangeTheScoreShowItAgain() throws {
    try recordTwoScorers()
    let terminal = try PseudoTerminal(
      builtProduct("futbolstats"), ["record", "a.xml"], directory: folder.path, keeping: folder)
    try terminal.expect(">")
    try terminal.enter("merge b.xml")
    try terminal.expect("merged 1-0")
    try terminal.expect("10' goal by 9, or 10' goal by 8?")
    try terminal.enter("both")
    try terminal.expect("merged 2-0")
    try terminal.expect("in both 2, in a.xml only 1, in b.xml only 1")
    try terminal.enter("quit")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  /// Two people merge at half-time and again at full time. Decisions, corrections and deletions in between are kept.
  @Test func aSecondMergeStartsFromTheFirst() throws {
    try record("a.xml", "start\n10' 9g\n45' end\n")
    try record("b.xml", "start\n12' 4f\n20' v7y\n45' end\n")
    try record("a.xml", "merge b.xml\n")
    let number = try #require(
      log("a.xml").split(separator: "\n").first { $0.contains("foul by 4") }?.split(separator: " ").first)
    try record("a.xml", "del \(number.filter(\.isNumber)) !\n")
    try record("b.xml", "46' start\n60' v8y\n90' end\n")
    try record("a.xml", "merge b.xml\n")
    let log = try log("a.xml")
    #expect(
      log == """
          1      1' first half starts
          2 l   10' goal by 9  1-0
          3 v   20' yellow card for v7
          4     45' first half ends
          5     46' second half starts
          6 v   60' yellow card for v8
          7     90' second half ends

        """)
    #expect(!log.contains("foul by 4"), "\(log)")
  }

  @Test(arguments: [
    ("merge b.xml", "the records contradict each other in 1 place"), ("merge", "merge FILE"),
    ("merge other.xml", "type ! at the end of the line"), ("merge none.xml", "none.xml"),
    ("merge broken.xml", "broken.xml:1"),
  ])
  func failedMergeAtThePromptChangesNothing(line: String, message: String) throws {
    try recordTwoScorers()
    _ = try folder.futbolstats("new", "other.xml", "Inca", "Pollença", "--date", "2026-11-28")
    try folder.write("<partit", to: "broken.xml")
    let before = folder.read("a.xml")
    let result = try folder.futbolstats("record", "a.xml", text: line + "\n")
    #expect(result.status == .exited(1) && result.error.contains(message), "\(result.error)")
    #expect(folder.read("a.xml") == before)
  }

  @Test func differentMatchCanBeMergedIfConfirmed() throws {
    try record("a.xml", "start\n10' 9g\n")
    _ = try folder.futbolstats("new", "other.xml", "Inca", "Llosetense")
    try record("other.xml", "start\n12' 4f\n")
    try record("a.xml", "merge other.xml !\n")
    #expect(
      try log("a.xml") == """
          1      1' first half starts
          2 l   10' goal by 9  1-0
          3 l   12' foul by 4

        """)
  }
}
