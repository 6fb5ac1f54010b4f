import Phrases

extension CommandKind {
  /// Shows the match file.
  public static let xml = CommandKind(rawValue: "xml")
}

/// `xml`: the file of the match, as it is.
enum XMLCommand {
  static let spec = CommandSpec(
    kind: .xml, code: "xml", forms: [], most: 0,
    topic: .looking, effect: .looks, completion: .nothing,
    action: .answers { _, session throws(Refusal) in
      let lines = session.store.xml(session.ledger.match).split(separator: "\n").map(String.init)
      return [session.fact(.look(.file(lines)))]
    })
}
