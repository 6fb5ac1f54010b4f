import Phrases
import Squads
import Standings
import Text

/// All formats. The first one that matches a file is used.
extension ForeignFormat {
  /// Includes refused formats.
  static let all: [ForeignFormat] = [
    ForeignFormat(refused: Phrase("exchange.old-excel")) { $0.bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) },
    ForeignFormat(refused: Phrase("exchange.squad")) { $0.bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) },
    ForeignFormat(refused: Phrase("exchange.our-own")) { $0.xmlRoot == "partit" },
    .opta,
    ForeignFormat(feedOf: "DFL") { $0.xmlRoot == "PutDataRequest" },
    ForeignFormat(feedOf: "SportsML") { $0.xmlRoot == "sports-content" },
    ForeignFormat(feedOf: "Stats Perform") {
      ["matchEvents", "match"].contains($0.xmlRoot) && $0.bytes.contains(text: "<matchInfo")
    },
    .calendar,
    .statsBomb,
    ForeignFormat(feedOf: "Stats Perform") { $0.isJSON && $0.bytes.contains(text: "\"liveData\"") },
    ForeignFormat(feedOf: "DataFactory") { $0.isJSON && $0.bytes.contains(text: "\"incidences\"") },
    ForeignFormat(feedOf: "Wyscout") { $0.isJSON && $0.bytes.contains(text: "\"matchPeriod\"") },
    ForeignFormat(refused: Phrase("exchange.results-table")) { $0.firstLine.contains("FTHG") },
    .timeline,
    .footballText,
    ForeignFormat(refused: Phrase("exchange.squad")) {
      OpenFootballSquad(String($0.beginning)) != nil || $0.isSquadTable
    },
  ]

  static func of(_ file: ForeignFile) -> ForeignFormat? { all.first { $0.isOne(file) } }

  public static func named(_ name: String) -> ForeignFormat? { all.first { $0.isRead && $0.name == name } }
}

extension ForeignFile {
  fileprivate var firstLine: Substring { beginning.prefix { !$0.isNewline } }

  /// True for a table with a squad: cells, with a number in most lines.
  fileprivate var isSquadTable: Bool {
    if xmlRoot != nil || isJSON { return false }
    let lines = beginning.split(whereSeparator: \.isNewline).prefix(40)
    let rows = lines.filter { line in
      let cells = line.split { ",;\t".contains($0) }
      return cells.count > 1
        && cells.contains { cell in
          let text = cell.drop { $0 == " " || $0 == "\"" }.prefix { !" \"".contains($0) }
          return (1...2).contains(text.count) && text.allSatisfy(\.isNumber)
        }
    }
    return rows.count >= 2 && rows.count * 2 >= lines.count
  }
}

public enum Import {
  /// Reads the files, grouped by format in the order in which they were given.
  /// - Parameter name: the format of all files. Nil to detect each from its contents.
  public static func read(
    _ files: [ForeignFile], format name: ForeignFormat? = nil, options: ReadingOptions
  ) -> [(format: String, reading: ForeignReading)] {
    var known: [(format: ForeignFormat, file: ForeignFile)] = []
    var found: [(format: String, reading: ForeignReading)] = []
    for file in files {
      if file.firstByte == nil {
        found.append((format: "", reading: ForeignReading(file: file.name, refused: Phrase("exchange.empty"))))
      } else if let format = name ?? .of(file) {
        known.append((format: format, file: file))
      } else {
        let known = ForeignFormat.names.joined(separator: ", ")
        let what = Phrase("exchange.unknown-format", ["known": known])
        found.append((format: "", reading: ForeignReading(file: file.name, refused: what)))
      }
    }
    for group in known.grouped(by: \.format.name) {
      let (format, files) = (group[0].format, group.map(\.file))
      switch format.body {
      case .reads(let read): found += read(files, options).map { (format: format.name, reading: $0) }
      case .refuses(let advice):
        found += files.map { (format: "", reading: ForeignReading(file: $0.name, refused: advice)) }
      }
    }
    return found
  }
}
