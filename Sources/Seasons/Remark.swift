import MatchModel
import Standings

/// What a match file has in words beside its actions, for whoever looks for it.
public struct Remark: Hashable, Sendable {
  /// What a text is about.
  public enum Kind: Hashable, Sendable {
    case note
    /// What to know of a player: tall, set pieces, fast.
    case trait
    /// Somebody of the technical area, by the name.
    case official
  }

  /// What the text is about.
  public let kind: Kind
  /// Nil for a note on the match.
  public let side: MatchSide?
  /// In the squad of that side; nil where it is of no player.
  public let place: Int?
  /// As it was written.
  public let text: String

  /// - Parameter place: in the squad of the side; nil where it is of no player.
  public init(kind: Kind, side: MatchSide?, place: Int?, text: String) {
    (self.kind, self.side, self.place, self.text) = (kind, side, place, text)
  }
}

extension Remark {
  /// Everything of the kind in a match.
  static func all(of match: Match) -> [Remark] {
    var remarks: [Remark] = []
    for side in Side.allCases {
      let own: MatchSide = side == .home ? .home : .away
      for (place, player) in match[side].players.enumerated() {
        remarks += player.traits.map { Remark(kind: .trait, side: own, place: place, text: $0) }
      }
      remarks += match[side].officials.filter { !$0.name.isEmpty }
        .map { Remark(kind: .official, side: own, place: nil, text: $0.name) }
    }
    for case let note as Note in match.actions {
      let side: MatchSide? = note.side.map { $0 == .home ? .home : .away }
      var place: Int?
      if case .player(let side, .player(let id)) = note.subject { place = match[side].place(of: id) }
      remarks.append(Remark(kind: .note, side: side, place: place, text: note.text))
    }
    return remarks
  }
}
