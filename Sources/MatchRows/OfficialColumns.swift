import Seasons
import Standings

/// An official's card in its stored form.
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
      // An official without a card is dropped; the line then differs when it is written again.
      officials = newValue.compactMap { row in
        row.booking.map { OfficialBooking(side: row.side, code: row.code, name: row.name, booking: $0) }
      }
    }
  }
}
