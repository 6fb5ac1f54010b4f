import LibXML
import MatchModel
import Schema

/// The matches of a folder that came from a calendar, by the identifiers that its entries keep for ever.
struct KnownFixtures {
  private var paths: [String: String] = [:]

  init(in folder: String) throws(Failure) {
    for path in try SeasonFolder(folder).files where path.lowercased().hasSuffix(".xml") {
      guard let bytes = try? InputFile.read(path), let root = try? XMLDocument.tree(of: bytes, name: path),
        let identifier = root["procedencia"].flatMap(Self.identifier)
      else { continue }
      // Of two, the first by name.
      if paths[identifier] == nil { paths[identifier] = path.hasPrefix("./") ? String(path.dropFirst(2)) : path }
    }
  }

  /// The file of a match.
  subscript(_ identifier: String) -> String? { paths[identifier] }

  /// What stands behind the format and the file: `ics:fixtures.ics:j12@example.org`.
  private static func identifier(_ provenance: String) -> String? {
    let parts = provenance.split(separator: ":", maxSplits: 2)
    return parts.count == 3 && parts[0] == "ics" ? String(parts[2]) : nil
  }
}
