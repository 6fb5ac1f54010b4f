import Seasons

extension OfficialBooking: Record {
  static var empty: OfficialBooking { OfficialBooking(side: .home, code: "", name: "", booking: .yellow) }

  static let columns: [Column<OfficialBooking>] = [
    Column("side", \.side),
    Column("code", \.code),
    Column("name", \.name),
    Column("booking", \.booking),
  ]
}
