import MatchModel
import Phrases
import PromptLanguage
import TestSupport
import Testing

/// Hundreds of sentences in each language, as typed at the touchline, mean the same as their codes.
@Suite struct SentenceListTests {
  private static let parser = LineParser(ours: .home)

  @Test("a sentence is parsed like its codes", arguments: Language.allCases)
  func parsesLikeItsCodes(language: Language) throws {
    let sentences = try SaidSentence.list(language.code)
    #expect(sentences.count > 250)
    for sentence in sentences where sentence.codes.count == 1 {
      guard case .clauses(let codes) = try Self.parser.parse(sentence.codes[0]) else { continue }
      do {
        guard case .clauses(let read) = try Self.parser.parse(sentence.text) else {
          Issue.record("\(sentence.text): no clauses")
          continue
        }
        #expect(read.asCodes == codes.asCodes, "\(sentence.text)")
      } catch { Issue.record("\(sentence.text): \(error.reason)") }
    }
  }

  /// Lines recorded first, by moment.
  private static let before: [String: [String]] = {
    let playing = ["start", "2' 7g", "3' 7f", "4' c", "5' v8f", "6' v9o"]
    return [
      "before": [], "playing": playing, "half-time": playing + ["45' end"],
      "second half": playing + ["45' end", "start"],
    ]
  }()

  private static let squad =
    (1...11).map(String.init).joined(separator: " ") + " - "
    + (12...23).map(String.init).joined(separator: " ")

  @Test("a sentence results in the same match as its codes", arguments: Language.allCases)
  func recordsTheSameMatch(language: Language) throws {
    let sentences = try SaidSentence.list(language.code)
    for (moment, before) in Self.before {
      let all = sentences.filter { $0.moment == moment && !Self.asks($0) }
      #expect(!all.isEmpty)
      for start in stride(from: 0, to: all.count, by: Self.atATime) {
        try compare(Array(all[start..<min(start + Self.atATime, all.count)]), after: before)
      }
    }
  }

  /// Sentences per match.
  private static let atATime = 40

  private func compare(_ here: [SaidSentence], after before: [String]) throws {
    let codes = try Self.answers(here.map { ($0.codes, Self.cleanUp($0, $0.codes.count)) }, after: before)
    let said = try Self.answers(here.map { ([$0.text], Self.cleanUp($0, 1)) }, after: before)
    for (sentence, (expected, found)) in zip(here, zip(codes, said)) {
      #expect(found.problem == nil && expected.problem == nil, "\(sentence.text): \(found.problem ?? "accepted")")
      #expect(found.match == expected.match, "\(sentence.text)")
      if Self.looks(sentence) { #expect(found.said == expected.said, "\(sentence.text)") }
    }
  }

  private struct Outcome {
    let said: [String]
    let problem: String?
    let match: [String]
  }

  /// Sends each group of lines, returns the answers and the resulting file, and undoes the group.
  private static func answers(_ groups: [(lines: [String], cleanUp: [String])], after before: [String]) throws
    -> [Outcome]
  {
    let match = try MatchOnDisk(home: squad, away: squad)
    let script = groups.map { $0.lines + ["xml"] + $0.cleanUp }
    _ = try match.send(before)
    match.clock += 300
    var answers = try match.send(script.flatMap(\.self))[...]
    return zip(groups, script).map { group, lines in
      let own = Array(answers.prefix(group.lines.count + 1))
      answers = answers.dropFirst(lines.count)
      return Outcome(
        said: own.dropLast().flatMap(\.said), problem: own.compactMap(\.complaint?.message).first,
        match: own.last?.said ?? [])
    }
  }

  /// True if its codes lead to a question, which a script cannot answer.
  private static func asks(_ sentence: SaidSentence) -> Bool {
    guard sentence.codes.count == 1, case .clauses(let line) = try? parser.parse(sentence.codes[0]) else {
      return false
    }
    return line.clauses.contains(where: \.asks)
  }

  private static func looks(_ sentence: SaidSentence) -> Bool {
    guard case .command(let call) = try? parser.parse(sentence.codes[0]) else { return false }
    return call.onlyLooks
  }

  private static func cleanUp(_ sentence: SaidSentence, _ count: Int) -> [String] {
    if looks(sentence) { return [] }
    return sentence.codes == ["undo"] ? ["redo"] : Array(repeating: "undo", count: count)
  }

  @Test("ambiguous sentences are refused with a hint")
  func refused() throws {
    let sentences = try SaidSentence.list("refused")
    let match = try MatchOnDisk(home: Self.squad, away: Self.squad)
    let answers = try match.send(["start"] + sentences.map(\.text)).dropFirst()
    #expect(sentences.count > 100 && answers.count == sentences.count)
    for (sentence, answer) in zip(sentences, answers) {
      #expect(answer.complaint != nil, "accepted: \(sentence.text): \(answer.text)")
      guard let hint = sentence.codes.first else { continue }
      #expect(answer.complaint?.message.contains(hint) == true, "\(sentence.text): \(answer.complaint?.message ?? "")")
    }
    #expect(try match.ask("ls").count == 1)
  }

  @Test("a named period must be the one that begins or ends")
  func otherPeriods() throws {
    try MatchOnDisk().play(
      .refuse("segona part", says: "what begins now is the first half"), "primera part", "mitja part",
      .refuse("primera part", says: "what begins now is the second half"), "segunda parte",
      .refuse("half time", says: "what ends now is the second half"),
      .refuse("fi de la primera part", says: "what ends now is the second half"), "fin de la segunda parte")
  }

  @Test("words for our side are refused if neither side is ours", arguments: ["córner en contra", "falta seva"])
  func neitherSideIsOurs(line: String) throws {
    try MatchOnDisk(us: "none").play("start", .refuse(line, says: "neither side is ours"))
  }

  @Test("a sentence disallows a recent goal, or records a disallowed one")
  func disallowedGoals() throws {
    let match = try MatchOnDisk()
    try match.play(
      .refuse("gol anul·lat", says: "there is no goal to disallow"), "start", "10' 9g", "12' 9 gol anul·lat",
      "20' 9 gol anulado", "30' v7g", "gol visitante anulado", "31' 8g")
    #expect(try match.ask("ls goal").count == 4)
    #expect(try match.score() == "Home 1-0 Away")
  }

  @Test("text after a card is its reason, even if it reads like a sentence")
  func reasonsAreNotParsedAsSentences() throws {
    for line in [
      "4y parada al 9", "4 groga 9 metres", "4 amarilla falta", "v4f9y penal fallat per 9", "7y dissent and foul",
      "4y protesta i falta",
    ] {
      guard case .clauses(let read) = try Self.parser.parse(line) else { continue }
      #expect(read.clauses.count == 1 && read.clauses[0].reason != nil, "\(line)")
    }
  }
}

extension ClauseLine {
  /// Normalised: without positions, names of periods and our own side.
  fileprivate var asCodes: ClauseLine {
    var line = self
    for index in line.clauses.indices {
      line.clauses[index].column = 1
      line.clauses[index].namedPeriod = nil
      line.clauses[index].unrecorded = []
      // The word for an injury leads to the question whether the player goes off. Codes have no such word.
      if line.clauses[index].injury == .noted {
        line.clauses[index].injury = nil
        line.clauses[index].isConcussion = false
      }
      // Our side is home. The resulting match shows whether sides given twice agree.
      if line.clauses[index].who?.side == .home { line.clauses[index].who?.side = nil }
      line.clauses[index].other?.side = nil
    }
    return line
  }
}
