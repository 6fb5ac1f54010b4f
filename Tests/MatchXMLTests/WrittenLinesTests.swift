import MatchModel
import MatchXML
import Testing

/// Writing with a cache gives the same bytes as without.
@Suite struct WrittenLinesTests {
  /// A match grows action by action; now and then an earlier one is removed, moved or replaced, or a player is renamed.
  @Test(arguments: 0..<60 as Range<UInt64>) func rememberingChangesNothing(seed: UInt64) {
    var random = RandomMatch(seed: seed)
    let whole = random.match()
    var match = whole
    match.actions = []
    let lines = WrittenLines()
    let writer = MatchWriter(encoding: seed.isMultiple(of: 2) ? .latin1 : .utf8)
    for (step, action) in whole.actions.enumerated() {
      match.actions.append(action)
      switch step % 7 {
      case 3 where match.actions.count > 2: match.actions.remove(at: match.actions.count / 2)
      case 4 where match.actions.count > 2: match.actions.swapAt(0, match.actions.count - 1)
      case 5: match.actions[match.actions.count - 1] = action.confirmed([LawID(rawValue: "B2")])
      case 6: if let first = match[.home].playerIDs.first { match[.home][first].name += "x" }
      default: break
      }
      #expect(writer.bytes(of: match, lines: lines) == writer.bytes(of: match))
    }
    // The same cache with another format.
    let strict = MatchWriter(format: .documented2011)
    #expect(strict.bytes(of: whole, lines: lines) == strict.bytes(of: whole))
  }
}
