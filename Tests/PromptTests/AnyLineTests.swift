import MatchModel
import MatchRules
import Phrases
import PromptInterface
import RecordingSession
import TestSupport
import Testing

/// Tab at every position of many lines with different squads: completion may offer something, but never changes the
/// match.
@Suite struct AnyLineTests {
  enum Squads: CaseIterable {
    /// A new match before and after kick-off.
    case newBefore, new
    case confirmedBefore, confirmed
    case unknown

    var isKickedOff: Bool { self != .newBefore && self != .confirmedBefore }

    func session() -> Session {
      SessionFixture.session(
        Phrasebook(.en), after: isKickedOff ? ["start"] : [], names: self == .unknown ? nil : [:],
        isProvisional: self == .newBefore || self == .new)
    }
  }

  /// Numbers in every squad and unknown ones.
  private static let numbers = Array(1...18) + [19, 19, 20, 33, 99]

  @Test(arguments: Squads.allCases, (1...3 as ClosedRange<UInt64>).sample(1))
  func tabWorksAtEveryPosition(_ squads: Squads, _ seed: UInt64) {
    let session = squads.session()
    var lines = RandomLines(seed: seed, numbers: Self.numbers)
    var words = WordedLines(seed: seed, numbers: Self.numbers)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      for line in [lines.next(), words.next()] {
        expectOffers(session, line, &random)
        // Matches before kick-off stay there.
        if squads.isKickedOff || !line.contains("start") { _ = session.said(to: line) }
      }
    }
  }

  private func expectOffers(_ session: Session, _ line: String, _ random: inout SeededGenerator) {
    let before = session.ledger.match
    let scalars = line.unicodeScalars
    for cursor in 0...scalars.count {
      let offer = session.view.offer(for: line, cursor: cursor)
      let place: Comment = "\(line.debugDescription) at \(cursor)"
      #expect(offer.replaced.upperBound == cursor, place)
      #expect(offer.replaced.lowerBound >= 0, place)
      #expect(offer.choices.allSatisfy { !$0.key.isEmpty }, place)
      #expect(Set(offer.choices.map(\.key)).count == offer.choices.count, "\(place): \(offer.choices.map(\.key))")
      // Completion continues to work after each accepted line.
      guard let choice = offer.choices.randomElement(using: &random) else { continue }
      let taken =
        String(scalars.prefix(offer.replaced.lowerBound)) + choice.key + (Bool.random(using: &random) ? " " : "")
      let next = session.view.offer(for: taken, cursor: taken.unicodeScalars.count)
      #expect(next.replaced.upperBound == taken.unicodeScalars.count, "\(taken.debugDescription)")
    }
    #expect(session.ledger.match.teams == before.teams && session.ledger.match.actions.count == before.actions.count)
  }
}

/// Clauses with words of the three languages.
private struct WordedLines {
  private var random: SeededGenerator
  private let numbers: [Int]

  init(seed: UInt64, numbers: [Int]) {
    random = SeededGenerator(seed: seed)
    self.numbers = numbers
  }

  mutating func next() -> String {
    var random = random
    defer { self.random = random }
    func pick(_ choices: [String]) -> String { random.pick(choices) }
    func number() -> String { pick(["", "", "v", "l"]) + String(random.pick(numbers)) }
    let clause =
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        number() + pick([" goal", " gol", " own goal"]) + pick(["", " header", " cap", " penal", " corner"])
          + pick(["", " ," + number(), " assist " + number()])
      case 1:
        number() + pick([" chance saved", " chance", " ocasió fora"]) + pick(["", " zone 3", " left ," + number()])
      case 2:
        number() + pick([" foul ", " falta a ", " foul on ", " falta sobre "]) + number() + pick(["", " yellow"])
      case 3: number() + pick([" yellow dissent", " groga", " red denying a goal", " roja por protestar"])
      case 4: pick(["sub off ", "canvi surt ", "cambio "]) + number() + pick([" on ", " entra ", " por "]) + number()
      case 5:
        pick(["player ", "notes ", "stats ", "ls "]) + number()
          + pick(["", " number 33", " name José", " traits tall"])
      case 6: pick(["lineup l ", "bench v ", "lineup v "]) + number() + " " + number()
      default: number() + pick([" offside", " corner", " keeper", " leaves", " arrives", " captain", " note José"])
      }
    return pick(["", "", "12' ", "45+2' ", "-3' ", "edit 2 "]) + clause
  }
}
