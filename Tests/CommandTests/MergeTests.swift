import Foundation
import TestSupport
import Testing

/// `futbolstats merge`, as used by two people who recorded the same match.
@Suite struct MergeTests: TwoRecordsSuite {
  let records: TwoRecords

  init() throws { records = try TwoRecords() }

  @Test func mergesRecordsOfDifferentEvents() throws {
    try record("a.xml", "start\n10' 9g cap\n15' 4f\n45' end\n")
    try record("b.xml", "start\n15' 4y\n20' v7y\n45' end\n")
    let result = try folder.futbolstats("merge", "a.xml", "b.xml", "-o", "m.xml")
    #expect(result.status == .exited(0), "\(result.error)")
    #expect(
      result.output == """
        a.xml 1-0, b.xml 0-0, merged 1-0
        10' goal by 9, header: in a.xml only
        in both 2, in a.xml only 2, in b.xml only 2
        m.xml: written

        """)
    #expect(
      try log("m.xml") == """
          1      1' first half starts
          2 l   10' goal by 9, header  1-0
          3 l   15' foul by 4
          4 l   15' yellow card for 4
          5 v   20' yellow card for v7
          6     45' first half ends

        """)
    #expect(try folder.futbolstats("validate", "m.xml").status == .exited(0))
  }

  @Test func theOrderOfTheFilesDoesNotMatter() throws {
    try record("a.xml", "start\n10' 9g cap\n15' 4f\n45' end\n")
    try record("b.xml", "start\n11' 9g\n15' 4y\n45' end\n")
    _ = try folder.futbolstats("merge", "a.xml", "b.xml", "-o", "m.xml")
    _ = try folder.futbolstats("merge", "b.xml", "a.xml", "-o", "n.xml")
    #expect(!folder.read("m.xml").isEmpty && folder.read("m.xml") == folder.read("n.xml"))
  }

  @Test func conflictsAreListedAnsweredAndRestored() throws {
    try recordTwoScorers()
    let asked = try folder.futbolstats("merge", "a.xml", "b.xml", "-o", "m.xml")
    #expect(asked.status == .exited(1))
    #expect(
      asked.output == """
        a.xml 1-0, b.xml 1-0, merged 1-0
        in both 3, in a.xml only 0, in b.xml only 0
        a.xml:31 and b.xml:31: 10' goal by 9, or 10' goal by 8?    (answer: 1=A, 1=B, 1=both)

        """)
    #expect(!folder.names.contains("m.xml"))

    try folder.write("# Anna was nearer\n1 = B\n", to: "answers")
    let merged = try folder.futbolstats("merge", "a.xml", "b.xml", "-o", "m.xml", "--answers", "answers")
    #expect(merged.status == .exited(0), "\(merged.error)")
    #expect(
      merged.output == """
        a.xml 1-0, b.xml 1-0, merged 1-0
        in both 3, in a.xml only 0, in b.xml only 0
        m.xml: written
        1. a.xml:31 and b.xml:31: 10' goal by 9, or 10' goal by 8? B. The other: futbolstats merge --restore 1 m.xml

        """)
    #expect(try log("m.xml") == TwoRecords.logged("goal by 8"))

    // Later events are kept.
    try record("m.xml", "46' start\n50' 10f\n")
    let restored = try folder.futbolstats("merge", "--restore", "1", "m.xml")
    #expect(restored.status == .exited(0), "\(restored.error)")
    #expect(restored.output == "m.xml: the rejected answer to question 1 is restored; undo reverses this\n")
    #expect(try log("m.xml") == TwoRecords.logged("goal by 9") + TwoRecords.second)
    try record("m.xml", "undo\n")
    #expect(try log("m.xml") == TwoRecords.logged("goal by 8") + TwoRecords.second)
  }

  @Test(arguments: [("1=yes", ["v6"]), ("1=sí", ["v6"]), ("1=A", ["v6"]), ("1=no", ["v6", "v?1"])])
  func answerDecidesWhoAnUnknownPlayerIs(answer: String, players: [String]) throws {
    try record("a.xml", "start\n10' v6f\n45+1' end\n")
    try record("b.xml", "start\n10' v?f\n45' end\n")
    let asked = try folder.futbolstats("merge", "a.xml", "b.xml", "-o", "m.xml")
    // The whistles are not listed as pairs, although one was a minute later.
    #expect(
      asked.output == """
        a.xml 0-0, b.xml 0-0, merged 0-0
        in both 3, in a.xml only 0, in b.xml only 0
        a.xml:55 and b.xml:55: 10' foul by v6, or 10' foul by v?1: the same player?    (answer: 1=yes, 1=no)

        """)
    try folder.write(answer + "\n", to: "answers")
    let merged = try folder.futbolstats("merge", "a.xml", "b.xml", "-o", "m.xml", "--answers", "answers")
    #expect(merged.status == .exited(0), "\(merged.error)")
    let fouls = players.enumerated().map { "  \($0 + 2) v   10' foul by \($1)\n" }.joined()
    let end = "  \(players.count + 2)   45+1' first half ends\n"
    #expect(try log("m.xml") == "  1      1' first half starts\n" + fouls + end)
  }

  /// The visitors' line-up was never entered. In one record 14 comes on; the other one takes 14 for a starter in place
  /// of 11, whom neither record mentions.
  @Test func provisionalLineUpsCauseNoQuestions() throws {
    try record("a.xml", "start\n20' v3>v14\n45' end\n")
    try record("b.xml", "start\n30' v14f\n45' end\n")
    let merged = try folder.futbolstats("merge", "a.xml", "b.xml", "-o", "m.xml")
    #expect(merged.status == .exited(0), "\(merged.output)\(merged.error)")
    let shown = try folder.futbolstats("show", "m.xml").output.components(separatedBy: "\nLlosetense\n")
    #expect(shown.count > 1 && shown[1].contains("14  came on 20'") && shown[1].contains("11  starter"), "\(shown)")
  }

  /// In each record, another number takes the place of 11, whom neither mentions.
  @Test func provisionalLineUpsWithDifferentStartersMerge() throws {
    try record("a.xml", "start\n20' v14f\n45' end\n")
    try record("b.xml", "start\n30' v15f\n45' end\n")
    let merged = try folder.futbolstats("merge", "a.xml", "b.xml", "-o", "m.xml")
    #expect(merged.status == .exited(0), "\(merged.output)\(merged.error)")
    #expect(try folder.futbolstats("validate", "m.xml").status == .exited(0))
  }

  @Test func teamsAreNamedInFull() throws {
    _ = try folder.futbolstats("new", "c.xml", "Inca", "Manacor", "--date", "2026-11-21")
    let asked = try folder.futbolstats("merge", "a.xml", "c.xml", "--same-match", "-o", "m.xml")
    #expect(
      asked.output == """
        a.xml 0-0, c.xml 0-0, merged 0-0
        in both 0, in a.xml only 0, in c.xml only 0
        a.xml and c.xml: name (visiting team): Llosetense or Manacor?    (answer: 1=A, 1=B)

        """, "\(asked.output)")
  }

  /// A player goes off only once, so two records of it are one substitution, and one of them is wrong.
  @Test(arguments: [("7>14", "7>15"), ("7>14", "8>14")])
  func asksAboutConflictingSubstitutions(one: String, other: String) throws {
    try record("a.xml", "start\n45' end\n\(one)\nstart\n")
    try record("b.xml", "start\n45' end\n\(other)\nstart\n")
    let asked = try folder.futbolstats("merge", "a.xml", "b.xml", "-o", "m.xml")
    #expect(asked.status == .exited(1))
    #expect(asked.output.contains("(answer: 1=A, 1=B, 1=both)"), "\(asked.output)")
    try folder.write("1=B\n", to: "answers")
    let merged = try folder.futbolstats("merge", "a.xml", "b.xml", "-o", "m.xml", "--answers", "answers")
    #expect(
      merged.status == .exited(0)
        && merged.error
          == "futbolstats: a.xml and b.xml were created separately: same teams and date, taken as one match\n",
      "\(merged.error)")
    let numbers = other.split(separator: ">")
    #expect(
      try log("m.xml") == """
          1      1' first half starts
          2     45' first half ends
          3 l half-time: substitution: \(numbers[0]) off, \(numbers[1]) on
          4     46' second half starts

        """)
  }

  /// One person recorded a substitution at half-time, the other in the first minute of the second half.
  @Test func halfTimeSubstitutionIsTheOneInTheNextMinute() throws {
    try record("a.xml", "start\n45' end\n7>14\nstart\n")
    try record("b.xml", "start\n45' end\nstart\n46' 7>14\n")
    let merged = try folder.futbolstats("merge", "a.xml", "b.xml", "-o", "m.xml")
    #expect(merged.status == .exited(0), "\(merged.output)\(merged.error)")
    #expect(
      merged.output == """
        a.xml 0-0, b.xml 0-0, merged 0-0
        in both 4, in a.xml only 0, in b.xml only 0
        taken as one, 1: half-time: substitution: 7 off, 14 on (a.xml 45', b.xml 46')
        m.xml: written

        """, "\(merged.output)")
    #expect(try log("m.xml") == log("a.xml"))
  }

  /// One record has a goal by 9 assisted by 10, the other a goal by 10. A scorer never gets the assist as well.
  @Test(arguments: [("1=A", "goal by 9, assist 10"), ("1=B", "goal by 10")])
  func assistStaysWithItsScorer(answer: String, goal: String) throws {
    try record("a.xml", "start\n10' 9g,10\n45' end\n")
    try record("b.xml", "start\n10' 10g\n45' end\n")
    try folder.write(answer + "\n", to: "answers")
    let merged = try folder.futbolstats("merge", "a.xml", "b.xml", "-o", "m.xml", "--answers", "answers")
    #expect(merged.status == .exited(0), "\(merged.error)")
    #expect(try log("m.xml") == TwoRecords.logged(goal))
  }

  /// Starting from a common version, one record adds an assist by 10 and the other corrects the scorer to 10.
  @Test(arguments: [("1=A", "goal by 9, assist 10"), ("1=B", "goal by 10")])
  func asksAboutAnAssistByTheCorrectedScorer(answer: String, goal: String) throws {
    try record("a.xml", "start\n10' 9g\n45' end\n")
    try copyRecord()
    try record("a.xml", "edit 2 9g,10 !\n")
    try record("c.xml", "edit 2 10g !\n")
    let asked = try folder.futbolstats("merge", "a.xml", "c.xml", "--base", "o.xml", "-o", "m.xml")
    #expect(asked.status == .exited(1), "\(asked.output) \(asked.error)")
    #expect(
      asked.output == """
        a.xml 1-0, c.xml 1-0, merged 1-0
        in both 3, in a.xml only 0, in c.xml only 0
        a.xml:31 and c.xml:31: 10' goal by 9, assist 10, or 10' goal by 10?    (answer: 1=A, 1=B)

        """)
    try folder.write(answer + "\n", to: "answers")
    let merged = try folder.futbolstats(
      "merge", "a.xml", "c.xml", "--base", "o.xml", "-o", "m.xml", "--answers", "answers")
    #expect(merged.status == .exited(0), "\(merged.error)")
    #expect(try log("m.xml") == TwoRecords.logged(goal))
    // Under git, our version is kept until the conflict is resolved.
    let left = try folder.futbolstats("merge", "--driver", "m.xml", "o.xml", "a.xml", "c.xml")
    #expect(left.status == .exited(1) && !left.error.contains("error:"), "\(left.error)")
    #expect(try log("a.xml") == TwoRecords.logged("goal by 9, assist 10"))
    let resolved = try folder.futbolstats("merge", "--resolve", "a.xml", "--answers", "answers")
    #expect(resolved.status == .exited(0), "\(resolved.error)")
    #expect(try log("a.xml") == TwoRecords.logged(goal))
  }

  /// Lines that were typed but never recorded stay with their record, and the merge reports how many there are.
  @Test func openLinesAreNotMerged() throws {
    try record("a.xml", "start\n10' 9g\n45' end\n")
    try record("b.xml", "start\n10' 9g\n45' end\n")
    try folder.write("20' v20g\n30' 4\n", to: ".b.xml.open")
    let merged = try folder.futbolstats("merge", "a.xml", "b.xml", "-o", "m.xml")
    let summary = "a.xml 1-0, b.xml 1-0, merged 1-0\nin both 3, in a.xml only 0, in b.xml only 0\n"
    #expect(
      merged.output == summary + "b.xml: 2 typed lines that were never recorded are left out\nm.xml: written\n")
    let own = try folder.futbolstats("merge", "a.xml", "b.xml", "-o", "b.xml")
    #expect(own.output == summary + "b.xml: written\n" && folder.names.contains(".b.xml.open"))
  }

  @Test func bothKeepsTwoEvents() throws {
    try recordTwoScorers()
    try folder.write("1=both\n", to: "answers")
    let merged = try folder.futbolstats("merge", "a.xml", "b.xml", "-o", "m.xml", "--answers", "answers")
    #expect(
      merged.output == """
        a.xml 1-0, b.xml 1-0, merged 2-0
        10' goal by 8: in b.xml only
        10' goal by 9: in a.xml only
        in both 2, in a.xml only 1, in b.xml only 1
        m.xml: written

        """)
    #expect(
      try folder.futbolstats("show", "m.xml", "score").output == """
        Inca 2-0 Llosetense (2-0)
        21 November 2026

        """)
  }

  @Test func pairsAMinuteApartCanBeKeptApart() throws {
    try record("a.xml", "start\n10' c\n45' end\n")
    try record("b.xml", "start\n11' c\n45' end\n")
    let one = try folder.futbolstats("merge", "a.xml", "b.xml", "-o", "m.xml")
    #expect(
      one.output == """
        a.xml 0-0, b.xml 0-0, merged 0-0
        in both 3, in a.xml only 0, in b.xml only 0
        taken as one, 1: 10' corner for Inca (a.xml 10', b.xml 11')
        m.xml: written

        """)
    let (start, end) = ("  1      1' first half starts\n", "    45' first half ends\n")
    let corner = "  2 l   10' corner for Inca\n"
    #expect(try log("m.xml") == start + corner + "  3 " + end)
    _ = try folder.futbolstats("merge", "a.xml", "b.xml", "-o", "n.xml", "--apart", "1")
    #expect(try log("n.xml") == start + corner + "  3 l   11' corner for Inca\n  4 " + end)
  }

  @Test func questionsAreAskedAtATerminal() throws {
    try recordTwoScorers()
    let terminal = try PseudoTerminal(
      builtProduct("futbolstats"), ["merge", "a.xml", "b.xml", "-o", "m.xml"], directory: folder.path, keeping: folder)
    try terminal.expect("A, B or both?")
    try terminal.enter("b")
    try terminal.expect("m.xml: written")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(try log("m.xml") == TwoRecords.logged("goal by 8"))
  }

  @Test func answersThatChangeTheScoreShowItAgain() throws {
    try recordTwoScorers()
    let terminal = try PseudoTerminal(
      builtProduct("futbolstats"), ["merge", "a.xml", "b.xml", "-o", "m.xml"], directory: folder.path, keeping: folder)
    try terminal.expect("merged 1-0")
    try terminal.expect("A, B or both?")
    try terminal.enter("both")
    try terminal.expect("merged 2-0")
    try terminal.expect("in both 2, in a.xml only 1, in b.xml only 1")
    try terminal.expect("m.xml: written")
    #expect(try terminal.waitForExit() == .exited(0))
  }
}
