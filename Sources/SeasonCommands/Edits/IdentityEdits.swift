import CommandSupport
import Phrases
import Seasons

extension SeasonEdit {
  static let same = SeasonEdit(name: "same", operands: [.player, .player], most: 2) { draft throws(Failure) in
    let (one, other) = try draft.pair()
    guard !one.met(other) else { throw draft.wrong(Phrase("season.met", ["one": one.id, "other": other.id])) }
    return draft.identify(.same(one.id, other.id), one, other)
  }

  /// Declares two players to be different persons, so that `check` no longer asks.
  static let different = SeasonEdit(name: "different", operands: [.player, .player], most: 2) { draft throws(Failure) in
    let (one, other) = try draft.pair()
    return draft.identify(.different(one.id, other.id), one, other)
  }
}

extension SeasonDraft {
  fileprivate func pair() throws(Failure) -> (SeasonPlayer, SeasonPlayer) {
    let (one, other) = (try player(words[0]), try player(words[1]))
    guard one.id != other.id else { throw wrong(Phrase("season.same-already", ["id": one.id])) }
    return (one, other)
  }

  /// Adds a declaration in place of earlier ones about the two.
  fileprivate mutating func identify(_ what: Decision.What, _ one: SeasonPlayer, _ other: SeasonPlayer) -> String {
    file.decisions.removeAll { decision in
      switch decision.what {
      case .same(let a, let b), .different(let a, let b): Set([a, b]) == [one.id, other.id]
      default: false
      }
    }
    return add(Decision(what))
  }
}
