import MatchModel
import Seasons
import Standings

/// A goal in its stored form.
struct GoalRow: Record {
  var side = MatchSide.home
  var minute: Int?
  /// Nil for one.
  var points: Int?
  var origin: String?
  var bodyPart: String?
  var zone: MatchModel.Zone?
  var home: [Int] = []
  var away: [Int] = []

  static let empty = GoalRow()

  static let columns: [Column<GoalRow>] = [
    Column("side", \.side),
    Column("minute", \.minute, unit: "minutes"),
    Column("points", \.points),
    Column("origin", \.origin),
    Column("body", \.bodyPart),
    Column("zone", \.zone),
    Column("home", \.home),
    Column("away", \.away),
  ]
}

/// A text in its stored form.
struct RemarkRow: Record {
  enum Kind: String, RowCode { case note, trait, official }

  var kind = Kind.note
  var side: MatchSide?
  var place: Int?
  var text = ""
  var minute = ""

  static let empty = RemarkRow()

  static let columns: [Column<RemarkRow>] = [
    Column("kind", \.kind),
    Column("side", \.side),
    Column("place", \.place),
    Column("text", \.text),
    Column("minute", \.minute),
  ]
}

extension MatchSheet {
  var goalRows: [GoalRow] {
    get {
      goals.map {
        GoalRow(
          side: $0.side, minute: $0.minute, points: $0.points == 1 ? nil : $0.points, origin: $0.origin,
          bodyPart: $0.bodyPart,
          zone: $0.zone, home: $0.home, away: $0.away)
      }
    }
    set {
      goals = newValue.map {
        SheetGoal(
          side: $0.side, minute: $0.minute, points: $0.points ?? 1, origin: $0.origin, bodyPart: $0.bodyPart,
          zone: $0.zone, home: $0.home, away: $0.away)
      }
    }
  }

  var remarkRows: [RemarkRow] {
    get {
      remarks.map {
        RemarkRow(kind: .init($0.kind), side: $0.side, place: $0.place, text: $0.text, minute: $0.minute)
      }
    }
    set {
      remarks = newValue.map {
        Remark(kind: $0.kind.kind, side: $0.side, place: $0.place, text: $0.text, minute: $0.minute)
      }
    }
  }
}

extension MatchSheet {
  /// True if every place that a goal or a remark refers to is in the squad of its side.
  var namesSquadMembersOnly: Bool {
    goals.allSatisfy { goal in
      MatchSide.allCases.allSatisfy { side in goal[side].allSatisfy(self[side].indices.contains) }
    }
      && remarks.allSatisfy { remark in
        guard let place = remark.place else { return true }
        return remark.side.map { self[$0].indices.contains(place) } ?? false
      }
  }
}

extension RemarkRow.Kind {
  fileprivate init(_ kind: Remark.Kind) {
    switch kind {
    case .note: self = .note
    case .trait: self = .trait
    case .official: self = .official
    }
  }

  fileprivate var kind: Remark.Kind {
    switch self {
    case .note: .note
    case .trait: .trait
    case .official: .official
    }
  }
}
