import MatchModel
import Standings

/// A text in a match file apart from its actions, for searching.
public struct Remark: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case note
    /// A player's characteristic: tall, set pieces, fast.
    case trait
    case official
  }

  public package(set) var kind: Kind
  /// Nil for a note on the match.
  public package(set) var side: Side?
  /// Position in the squad. Nil if the text is not about a player.
  public package(set) var place: Int?
  public package(set) var text: String
  /// The minute of a note as in the log: `12`, `45+2`. Empty outside periods and for other texts.
  public package(set) var minute: String

  public init(kind: Kind, side: Side?, place: Int?, text: String, minute: String = "") {
    self.kind = kind
    self.side = side
    self.place = place
    self.text = text
    self.minute = minute
  }
}

extension Remark {
  static func all(of match: Match) -> [Remark] {
    var remarks: [Remark] = []
    for side in Side.allCases {
      for (place, player) in match[side].players.enumerated() {
        remarks += player.traits.map { Remark(kind: .trait, side: side, place: place, text: $0) }
      }
      remarks += match[side].officials.filter { !$0.name.isEmpty }
        .map { Remark(kind: .official, side: side, place: nil, text: $0.name) }
    }
    for case let note as Note in match.actions {
      var place: Int?
      if case .player(let side, .player(let id)) = note.subject { place = match[side].place(of: id) }
      remarks.append(
        Remark(
          kind: .note, side: note.side, place: place, text: note.text, minute: note.moment.minute?.description ?? ""))
    }
    return remarks
  }
}
