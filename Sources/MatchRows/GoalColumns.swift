import MatchModel
import Seasons
import Standings

extension SheetGoal: Record {
  static var empty: SheetGoal { SheetGoal(side: .home, minute: nil, origin: nil, bodyPart: nil) }

  static let columns: [Column<SheetGoal>] = [
    Column("side", \.side),
    Column("minute", \.minute),
    Column("points", \.points) { $0 == 1 },
    Column("origin", \.origin),
    Column("body", \.bodyPart),
    Column("zone", \.zone),
    Column("home", \.home),
    Column("away", \.away),
  ]
}

extension Remark: Record {
  static var empty: Remark { Remark(kind: .note, side: nil, place: nil, text: "") }

  static let columns: [Column<Remark>] = [
    Column("kind", \.kind),
    Column("side", \.side),
    Column("place", \.place),
    Column("text", \.text),
    Column("minute", \.minute),
  ]
}

extension MatchSheet {
  /// True if every place that a goal or a remark refers to is in the squad of its side.
  var namesSquadMembersOnly: Bool {
    goals.allSatisfy { goal in
      Side.allCases.allSatisfy { side in goal[side].allSatisfy(self[side].indices.contains) }
    }
      && remarks.allSatisfy { remark in
        guard let place = remark.place else { return true }
        return remark.side.map { self[$0].indices.contains(place) } ?? false
      }
  }
}
