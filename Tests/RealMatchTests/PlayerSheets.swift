import TestSupport
import WorldCupData

/// The output of `report --format csv-players`: statistics by code and number.
struct PlayerSheet {
  private var rows: [WorldCupMatch.Side: [String: [String: Int]]] = [:]

  init(_ path: String, of match: WorldCupMatch) throws {
    let table = String(decoding: try RealMatchFixture.bytes(of: path), as: UTF8.self)
    let lines = table.split(separator: "\r\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    let head = lines.first?.map(String.init) ?? []
    for cells in lines.dropFirst() where cells.count == head.count {
      let row = Dictionary(zip(head, cells.map(String.init))) { first, _ in first }
      let side: WorldCupMatch.Side = row["team"] == match.home ? .home : .away
      rows[side, default: [:]][row["number"] ?? ""] = row.compactMapValues { Int($0) }
    }
  }

  /// Players with a non-zero value.
  func values(_ code: String, _ side: WorldCupMatch.Side) -> [String: Int] {
    (rows[side] ?? [:]).compactMapValues { $0[code] }.filter { $0.value > 0 }
  }

  static let sheets = Task {
    let files = try await RealMatchFixture.recorded.value.values.map(\.file).sorted()
    return try RealMatchFixture.run(["report", "--format", "csv-players", "--param", "codes=yes"] + files)
  }
}

/// The output of `show FILE lineups`.
struct LineUps {
  /// Numbers of the players on the field, home and away.
  let onField: [[Int]]

  init(_ text: String) {
    let teams = text.split(separator: "\n", omittingEmptySubsequences: false).split { $0.isEmpty }
    onField = teams.map { lines in
      lines.dropFirst().compactMap { line -> Int? in
        let cells = line.split(separator: " ", omittingEmptySubsequences: true)
        guard let number = cells.first.flatMap({ Int($0) }), let gap = line.ranges(of: "  ").last else { return nil }
        let status = line[gap.upperBound...].drop { $0 == " " }
        // If a substitute was dismissed, it also shows when they came on.
        let isOn =
          ["starter", "came on", "left out"].contains { status.hasPrefix($0) } && !status.contains("sent off")
          && !status.contains("substituted")
        return isOn ? number : nil
      }.sorted()
    }
  }
}
