import CommandSupport
import LibXML
import SeasonCommands

enum KnownFixtures {
  /// The matches in a folder that came from a calendar, by the permanent identifiers of its entries.
  static func paths(in folder: String) throws(Failure) -> [String: String] {
    var paths: [String: String] = [:]
    for path in try SeasonFolder(folder).files where path.lowercased().hasSuffix(".xml") {
      guard let bytes = try? InputFile.read(path), let root = try? XMLDocument.tree(of: bytes, name: path),
        let identifier = root["procedencia"].flatMap(Self.identifier)
      else { continue }
      // If several files have the identifier, use the first one by name.
      if paths[identifier] == nil { paths[identifier] = path.hasPrefix("./") ? String(path.dropFirst(2)) : path }
    }
    return paths
  }

  /// The identifier after the format and the file: `ics:fixtures.ics:j12@example.org`.
  private static func identifier(_ provenance: String) -> String? {
    let parts = provenance.split(separator: ":", maxSplits: 2)
    return parts.count == 3 && parts[0] == "ics" ? String(parts[2]) : nil
  }
}
