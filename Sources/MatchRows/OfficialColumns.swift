import Seasons
import Standings

/// A card of an official, while it is read.
struct OfficialRow: Record {
  var side = MatchSide.home
  var code = ""
  var name = ""
  var booking: Booking?

  static let empty = OfficialRow()

  static let columns: [Column<OfficialRow>] = [
    Column("side", \.side),
    Column("code", \.code),
    Column("name", \.name),
    Column("booking", \.booking),
  ]
}

extension MatchSheet {
  var officialRows: [OfficialRow] {
    get { officials.map { OfficialRow(side: $0.side, code: $0.code, name: $0.name, booking: $0.booking) } }
    set {
      // One that was shown nothing is none: what is written again then differs.
      officials = newValue.compactMap { row in
        row.booking.map { OfficialBooking(side: row.side, code: row.code, name: row.name, booking: $0) }
      }
    }
  }
}
