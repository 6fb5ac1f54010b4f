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

  @Test func whatIsReadIsWhatWasWritten() throws {
    for seed in 1000..<1200 as Range<UInt64> {
      var random = RandomMatch(seed: seed, withForbidden: false)
      let match = random.match()
      let bytes = MatchWriter().bytes(of: match)
      let back = try read(bytes).match
      #expect(try read(bytes).match.teams == back.teams)
      #expect(back.details == match.details)
      #expect(back.overrides == match.overrides)
      #expect(back.ours == match.ours)
      #expect(back.awarded == match.awarded)
      #expect(back.identifier == match.identifier)
      for side in Side.allCases {
        #expect(back[side].colour == match[side].colour && back[side].crest == match[side].crest)
      }
      #expect(back.actions.map(\.kind) == match.actions.map(\.kind))
      #expect(back.actions.map(\.confirmed) == match.actions.map(\.confirmed))
      for (new, old) in zip(back.actions, match.actions) {
        #expect(new.side == old.side)
        #expect(new.moment.phase == old.moment.phase)
        #expect(new.moment.minute == old.moment.minute)
        #expect(milliseconds(new.moment.elapsed) == milliseconds(old.moment.elapsed))
        #expect(milliseconds(new.moment.wallClock) == milliseconds(old.moment.wallClock))
        #expect(new.participants.map { names($0, back) } == old.participants.map { names($0, match) })
        if let new = new as? Note, let old = old as? Note { #expect(new.text == old.text) }
        if let new = new as? Attempt, let old = old as? Attempt {
          #expect(new.shot.bodyPart == old.shot.bodyPart)
          #expect(new.shot.origin == old.shot.origin)
          #expect(new.shot.zone == old.shot.zone)
        }
        if let new = new as? Goal, let old = old as? Goal {
          #expect(new.isOwn == old.isOwn)
          #expect(new.isAnnulled == old.isAnnulled)
        }
        if let new = new as? Card, let old = old as? Card {
          #expect(new.color == old.color)
          #expect(new.reason == old.reason)
        }
      }
    }
  }

  /// Participants by number, because players missing from the squad are listed in another order.
  private func names(_ participant: Participant, _ match: Match) -> String {
    let who = participant.person.playerID.map { "\(match.player($0, of: participant.side).number)" }
    return "\(participant.role) \(participant.side) \(who ?? "\(participant.person)")"
  }

  private func milliseconds(_ seconds: Double?) -> Int? { seconds.map { Int(($0 * 1000).rounded()) } }
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
