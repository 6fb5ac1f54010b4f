import MatchModel
import MatchXML
import Testing

@Suite struct RoundTripTests {
  @Test(arguments: FileEncoding.allCases)
  func readingAndWritingAFileOfOursGivesTheSameBytes(encoding: FileEncoding) throws {
    let writer = MatchWriter(encoding: encoding)
    for seed in 0..<400 as Range<UInt64> {
      var random = RandomMatch(seed: seed)
      let bytes = writer.bytes(of: random.match())
      let read = try read(bytes)
      let again = writer.bytes(of: read.match)
      if again != bytes { Issue.record("seed \(seed): \(firstDifference(bytes, again))") }
      #expect(read.encoding == encoding)
      #expect(read.isOrdered)
      #expect(read.lines.count == read.match.actions.count)
    }
  }

  @Test func theSameMatchGivesTheSameBytes() {
    var random = RandomMatch(seed: 7)
    let match = random.match()
    #expect(MatchWriter().bytes(of: match) == MatchWriter().bytes(of: match))
  }

  /// Compared with the match in memory, so that a property that is never written is noticed.
  @Test func everyFieldIsReadAsItWasWritten() throws {
    var values: [String: Set<String>] = [:]
    for seed in 1000..<1200 as Range<UInt64> {
      var random = RandomMatch(seed: seed, withForbidden: false)
      let match = random.match()
      let back = try read(MatchWriter().bytes(of: match)).match
      let (written, read) = (MatchFields(match).lines, MatchFields(back).lines)
      for (old, new) in zip(written, read) where old != new {
        Issue.record("seed \(seed): \(old.path) = \(old.value) became \(new.path) = \(new.value)")
        break
      }
      #expect(written.count == read.count)
      #expect(back.actions.map(\.kind) == match.actions.map(\.kind))
      for (new, old) in zip(back.actions, match.actions) {
        #expect(new.participants.map { names($0, back) } == old.participants.map { names($0, match) })
      }
      for line in written { values[line.path.filter { !$0.isNumber }, default: []].insert(line.value) }
    }
    // A property that is the same in all random matches would be compared with nothing.
    for (path, values) in values.sorted(by: { $0.key < $1.key }) where values.count == 1 {
      Issue.record("all random matches have \(path) = \(values.first ?? "")")
    }
  }

  /// Participants by number, because players missing from the squad are listed in another order.
  private func names(_ participant: Participant, _ match: Match) -> String {
    let who = participant.person.playerID.map { "\(match.player($0, of: participant.side).number)" }
    return "\(participant.role) \(participant.side) \(who ?? "\(participant.person)")"
  }
}

func read(_ bytes: [UInt8], file: String = "match.xml") throws -> ReadMatch {
  try MatchReader().read(bytes, file: file)
}

func read(_ text: String) throws -> ReadMatch { try read(Array(text.utf8)) }

private func firstDifference(_ a: [UInt8], _ b: [UInt8]) -> String {
  let index = zip(a, b).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(a.count, b.count)
  let range = max(0, index - 120)..<(index + 60)
  func excerpt(_ bytes: [UInt8]) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
  return "\n\(excerpt(a))\n--- became ---\n\(excerpt(b))"
}
