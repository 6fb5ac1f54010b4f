import MatchModel
import MatchRules
import Phrases

/// The source of a law, in the language of the reader.
extension Wording {
  /// "Law 12.3" as the language cites it: "Regla 12.3". What is no number of a law is said as it is unless the
  /// catalogue has it.
  public func citation(_ source: String) -> String {
    source.split(separator: ", ").map { part in
      if let number = part.removing(prefix: "Law ") { return book(Phrase("citation.law", ["number": number])) }
      if let number = part.removing(prefix: "Laws ") { return book(Phrase("citation.laws", ["number": number])) }
      switch part {
      case "concussion protocol": return book(Phrase("citation.concussion-protocol"))
      case "temporary dismissals": return book(Phrase("citation.temporary-dismissals"))
      default: return String(part)
      }
    }
    .joined(separator: ", ")
  }

  /// What to call the laws in a sentence: their sources, or the identifiers of those that have none.
  func cited(_ laws: [LawID]) -> String {
    laws.map { id in
      guard let law = Laws.all.first(where: { $0.id == id }), !law.citation.isEmpty else { return id.rawValue }
      return citation(law.citation)
    }
    .joined(separator: ", ")
  }
}

extension Substring {
  fileprivate func removing(prefix: String) -> String? { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil }
}
