import CommandSupport
import Phrases
import Seasons

extension SeasonEdit {
  static let same = SeasonEdit("same", [.player, .player], most: 2) { draft throws(Failure) in
    let (one, other) = (try draft.player(draft.words[0]), try draft.player(draft.words[1]))
    guard one.id != other.id else { throw draft.wrong(Phrase("season.same-already", ["id": one.id])) }
    guard !one.met(other) else { throw draft.wrong(Phrase("season.met", ["one": one.id, "other": other.id])) }
    draft.forget(one.id, other.id)
    return draft.add(Decision(.same(one.id, other.id)))
  }

  /// Declares two players to be different persons, so that `check` no longer asks.
  static let different = SeasonEdit("different", [.player, .player], most: 2) { draft throws(Failure) in
    let (one, other) = (try draft.player(draft.words[0]), try draft.player(draft.words[1]))
    guard one.id != other.id else { throw draft.wrong(Phrase("season.same-already", ["id": one.id])) }
    draft.forget(one.id, other.id)
    return draft.add(Decision(.different(one.id, other.id)))
  }
}

extension SeasonDraft {
  /// Removes earlier declarations about the two.
  fileprivate mutating func forget(_ one: String, _ other: String) {
    file.decisions.removeAll { decision in
      switch decision.what {
      case .same(let a, let b), .different(let a, let b): Set([a, b]) == [one, other]
      default: false
      }
    }
  }
}
