import Bounds
import LibJSON
import MatchModel
import Phrases
import Text

extension ForeignFormat {
  /// StatsBomb events with their line-ups and list of matches.
  static let statsBomb = ForeignFormat(
    "statsbomb", isOne: { StatsBombFile.Kind($0) != nil }, parse: StatsBombFile.init,
    read: { StatsBombFiles($0, $1).readings() })
}

struct StatsBombFile {
  enum Kind {
    case events, lineUps, matches

    /// Detected from the contents. Nil for other files.
    init?(_ file: ForeignFile) {
      guard file.firstByte == UInt8(ascii: "[") else { return nil }
      if file.bytes.contains(text: "\"play_pattern\"") {
        self = .events
      } else if file.bytes.contains(text: "\"lineup\"") {
        self = .lineUps
      } else if file.bytes.contains(text: "\"home_team\""), file.bytes.contains(text: "\"match_id\"") {
        self = .matches
      } else {
        return nil
      }
    }
  }

  let name: String
  let kind: Kind
  let values: [JSONValue]

  init(_ file: ForeignFile) throws(ExchangeProblem) {
    name = file.name
    kind = Kind(file) ?? .events
    do {
      values = try JSONDocument(file.bytes).root.array
    } catch {
      switch error.reason {
      case .notJSON(let text):
        // An error before any input has been read is at the beginning.
        throw ExchangeProblem(
          line: error.line, Phrase("exchange.not-json-at", ["column": error.column ?? 1, "text": text]))
      case .tooManyValues:
        throw ExchangeProblem(line: nil, Phrase("exchange.too-many-values", ["most": Bounds.jsonValues]))
      }
    }
  }

  /// The match number if the file is named after it, as in the open data: `3788741.json`.
  var matchNumber: String? {
    let stem = String(name.split(separator: "/").last ?? "").prefix { $0 != "." }
    return !stem.isEmpty && stem.allSatisfy(\.isNumber) ? String(stem) : nil
  }

  var teams: Set<Int> { Set(values.compactMap { $0["team_id"]?.integer }) }
}
