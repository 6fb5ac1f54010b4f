import MatchModel
import MatchRules
import Phrases
import PromptInterface
import RecordingSession
import TestSupport
import Testing

/// Random input and answers never crash the program and never cause a match with objections.
@Suite struct RandomPromptTests {
  /// Gives random answers.
  private final class Anybody: Dialogue {
    var random: SeededGenerator
    private var asked = 0

    init(_ random: SeededGenerator) { self.random = random }

    func ask(_ question: Question) -> Answer {
      asked += 1
      _ = OutcomeWording(Phrasebook(.ca)).worded(question)
      // Limits the number of questions.
      if asked % 50 == 0 { return .dropped }
      switch Int.random(in: 0..<10, using: &random) {
      case 0...5 where !question.choices.isEmpty: return .text(random.pick(question.choices).key)
      case 6: return .back
      case 7: return .nothing
      case 8: return .dropped
      default:
        return .text(
          random.pick([
            "!", "yes", "no", "y", "n", "7", "v4", "33", "?", "x", "9g", "todo", "undo", "<", "-", "<&>", "c", "ñandú",
            "0",
          ]))
      }
    }
  }

  private static let pieces = [
    "g", "og", "s", "f", "y", "r", "o", "c", ">", ".", "n", "@g", "@c", ",", "?", "+", "-", "k", "p", "h", "m", " ",
    " ",
    " ", "9", "1", "12", "19", "33", "v", "l", "v4", "?1", "v?", "=", "coach", "vcoach", "'", "30'", "45+2'", "-3'",
    "!",
    "yellow", "falta", "canvi", "surt", "entra", "gol", "assist", "de", "córner", "protesta", "edit 2 ", "del 3",
    "move 2 ",
    "before", "annul 2", "player ", "name", "traits", "number", "lineup ", "bench ", "undo", "redo", "clock ", "+30",
    "added 3", "todo", "ls ", "stats ", "find ", "help", "set ", "home", "award ", "3-0", "none", "·", "é", "🙂", "\"",
  ]

  private static let lines = [
    "start", "end", "finish", "abandon", "9g?", "g", "n", "y", ">?", "f?", "vs?", "9>", ">12", "9>14", "v10>15", "4y",
    "4y",
    "7r", "c?", "@g", "@c", "added", "undo", "end?", "9 goal?", "canvi ?", "33g", "v77y dissent", "coachr",
  ]

  private func line(_ random: inout SeededGenerator) -> String {
    Bool.random(using: &random)
      ? random.pick(Self.lines)
      : (0..<Int.random(in: 1...6, using: &random)).map { _ in random.pick(Self.pieces) }.joined()
  }

  /// With given squads, initial squads and no squads, half of them before kick-off.
  @Test(arguments: (1...24 as ClosedRange<UInt64>).sample(6))
  func randomInputCausesNoObjection(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let book = Phrasebook(random.pick(Language.allCases))
    let bench = SessionFixture.session(book, after: [], names: seed % 3 == 0 ? nil : [:])
    var match = bench.ledger.match
    if seed % 4 == 0 { match.ours = nil }
    if seed % 3 == 1 {
      for side in Side.allCases {
        for id in match[side].playerIDs { match[side][id].isConfirmed = false }
      }
    }
    let session = Session(
      Ledger(replaying: match, rules: bench.ledger.rules), store: MemoryStore(match), services: bench.services,
      book: book,
      dialogue: Anybody(SeededGenerator(seed: seed &+ 1000)))
    if seed % 2 == 0 { _ = session.perform("start") }
    for _ in 0..<60 {
      let line = line(&random)
      let cursor = Int.random(in: 0...line.unicodeScalars.count, using: &random)
      let offer = session.view.offer(for: line, cursor: cursor)
      #expect(offer.replaced.upperBound == cursor, "\(line)")
      session.receive(line) { _ = session.view.wording.lines($0.facts) + [session.view.wording.problem($0) ?? ""] }
      _ = session.view.left(columns: 80) + (session.view.right(columns: 80) ?? "")
      let replayed = Ledger(replaying: session.ledger.match, rules: session.ledger.rules)
      if let objection = replayed.firstObjection {
        Issue.record("seed \(seed), after “\(line)”: \(objection.index + 1) \(objection.breach)")
        return
      }
    }
  }
}
