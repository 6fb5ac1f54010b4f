import TestSupport
import Testing

/// `merge --resolve` and `--restore`, and what git's merge driver leaves to them.
@Suite struct MergeResolvingTests: TwoRecordsSuite {
  let records: TwoRecords

  init() throws { records = try TwoRecords() }

  /// The merge at half-time asked a question, the one at full time did not. The version rejected at half-time can still
  /// be restored.
  @Test func anEarlierAnswerCanBeChangedAfterASecondMerge() throws {
    try recordTwoScorers()
    try folder.write("1=A\n", to: "answers")
    _ = try folder.futbolstats("merge", "a.xml", "b.xml", "-o", "a.xml", "--answers", "answers")
    try record("b.xml", "46' start\n60' v8y\n90' end\n")
    try record("a.xml", "merge b.xml\n")
    let second = "  4     46' second half starts\n  5 v   60' yellow card for v8\n  6     90' second half ends\n"
    #expect(try log("a.xml") == TwoRecords.logged("goal by 9") + second)
    let restored = try folder.futbolstats("merge", "--restore", "1", "a.xml")
    #expect(restored.status == .exited(0), "\(restored.error)")
    #expect(try log("a.xml") == TwoRecords.logged("goal by 8") + second)
    try record("a.xml", "undo\n")
    #expect(try log("a.xml") == TwoRecords.logged("goal by 9") + second)
  }

  /// The restored statement wins over an edit that was made since the merge.
  @Test func restoredStatementReplacesALaterCorrection() throws {
    try recordTwoScorers()
    try folder.write("1=A\n", to: "answers")
    _ = try folder.futbolstats("merge", "a.xml", "b.xml", "-o", "m.xml", "--answers", "answers")
    try record("m.xml", "edit 2 7g !\n")
    let restored = try folder.futbolstats("merge", "--restore", "1", "m.xml")
    #expect(restored.status == .exited(0), "\(restored.error)")
    #expect(try log("m.xml") == TwoRecords.logged("goal by 8"))
  }

  /// A pair that a question asks about is not also listed under “taken as one”.
  @Test func questionedPairIsNotListedAsOneEvent() throws {
    try record("a.xml", "start\n10' 9g\n20' c\n45' end\n")
    try record("b.xml", "start\n11' 8g\n21' c\n45' end\n")
    let asked = try folder.futbolstats("merge", "a.xml", "b.xml", "-o", "m.xml")
    #expect(
      asked.output == """
        a.xml 1-0, b.xml 1-0, merged 1-0
        in both 4, in a.xml only 0, in b.xml only 0
        taken as one, 2: 20' corner for Inca (a.xml 20', b.xml 21')
        a.xml:31 and b.xml:31: 10' goal by 9, or 11' goal by 8?    (answer: 1=A, 1=B, 1=both)

        """)
  }

  /// The first answer changes the event that the second question is about.
  @Test func allQuestionsAboutAnEventCanBeResolved() throws {
    try record("a.xml", "start\n10' 9g cap\n45' end\n")
    try record("b.xml", "start\n10' 8gr\n45' end\n")
    try folder.write("", to: "o.xml")
    _ = try folder.futbolstats("merge", "--driver", "a.xml", "o.xml", "a.xml", "b.xml")
    try folder.write("1=B\n2=B\n", to: "answers")
    let resolved = try folder.futbolstats("merge", "--resolve", "a.xml", "--answers", "answers")
    #expect(resolved.status == .exited(0) && resolved.error.isEmpty, "\(resolved.output)\(resolved.error)")
    #expect(try log("a.xml") == log("b.xml"))
  }

  /// A match with two players of one number is invalid. Git's markers keep the file from being taken for a merged one.
  @Test func driverLeavesMarkersInAMatchThatCannotBeMerged() throws {
    try record("a.xml", "player 9 name Roca\nplayer 10 name Pons\n")
    try copyRecord()
    try record("a.xml", "player 9 number 19\nstart\n10' 4f\n")
    try record("c.xml", "player 10 number 19\nstart\n12' 5f\n")
    let merged = try folder.futbolstats("merge", "--driver", "a.xml", "o.xml", "a.xml", "c.xml")
    #expect(
      merged.status == .exited(1)
        && merged.error == "a.xml:19: error: number 19 is worn by the player of line 18; each player has their own\n",
      "\(merged.error)")
    #expect(folder.text("a.xml").contains("<<<<<<< ours"))
  }

  /// The same, but git merges the lines of the two players without a conflict.
  @Test func driverLeavesOursIfGitWouldMakeAnInvalidMatch() throws {
    try record("a.xml", "player 4 name Pons\nplayer 9 name Roca\n")
    try copyRecord()
    try record("a.xml", "player 4 number 19\n")
    try record("c.xml", "player 9 number 19\n")
    let ours = folder.read("a.xml")
    let merged = try folder.futbolstats("merge", "--driver", "a.xml", "o.xml", "a.xml", "c.xml")
    #expect(
      merged.status == .exited(1)
        && merged.error == "a.xml:18: error: number 19 is worn by the player of line 13; each player has their own\n",
      "\(merged.error)")
    #expect(folder.read("a.xml") == ours)
  }

  /// Open questions name fields in the reader's language.
  @Test(arguments: [
    ("en", "1/3 venue: A = Nou, as here, B = Vell", "2/3 colour (home team): A =", "3/3 4 Roca, name: A = Roca"),
    ("es", "1/3 campo: A = Nou, como aquí, B = Vell", "2/3 color (equipo local): A =", "3/3 4 Roca, nombre: A = Roca"),
    ("ca", "1/3 camp: A = Nou, com aquí, B = Vell", "2/3 color (equip local): A =", "3/3 4 Roca, nom: A = Roca"),
  ])
  func openQuestionsAreInTheUsersLanguage(language: String, venue: String, name: String, colour: String) throws {
    for (file, venue, name, colour) in [("a.xml", "Nou", "Roca", "111111"), ("b.xml", "Vell", "Rocca", "222222")] {
      try record(
        file, "set venue \(venue)\nplayer 4 name \(name)\nset home-colour \(colour)\nstart\n45' end\n")
    }
    try folder.write("", to: "o.xml")
    _ = try folder.futbolstats("merge", "--driver", "a.xml", "o.xml", "a.xml", "b.xml")
    let before = folder.read("a.xml")
    let open = try folder.futbolstats("--lang", language, "merge", "--resolve", "a.xml")
    let lines = open.output.split(separator: "\n")
    for text in [venue, name, colour] {
      #expect(lines.contains { $0.hasPrefix(text) }, "\(text): \(open.output) \(open.error)")
    }
    // Nothing was answered, so nothing was written.
    #expect(lines.count == 3 && folder.read("a.xml") == before, "\(open.output)")
    #expect(
      try folder.futbolstats("show", "a.xml").error == """
        futbolstats: merged records differ: venue: A = Nou, as here, B = Vell
        futbolstats: merged records differ: colour (home team): A = #111111, as here, B = #222222
        futbolstats: merged records differ: 4 Roca, name: A = Roca, as here, B = Rocca

        """)
  }
}
