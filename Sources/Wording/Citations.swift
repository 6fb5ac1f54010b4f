import MatchModel
import MatchRules
import Phrases

extension Wording {
  /// "Law 12.3" in the language's form: "Regla 12.3". Other citations are unchanged unless they are in the catalogue.
  public func citation(_ source: String) -> String {
    source.split(separator: ", ").map { part in
      if let number = part.removing(prefix: "Law ") { return book(Phrase("citation.law", ["number": number])) }
      if let number = part.removing(prefix: "Laws ") { return book(Phrase("citation.laws", ["number": number])) }
      if let number = part.removing(prefix: "Rule "), number.first?.isNumber == true {
        return book(Phrase("citation.rule", ["number": number]))
      }
      switch part {
      case "concussion protocol": return book(Phrase("citation.concussion-protocol"))
      case "temporary dismissals": return book(Phrase("citation.temporary-dismissals"))
      default: return String(part)
      }
    }
    .joined(separator: ", ")
  }

  /// The laws for use in a sentence, without duplicates. An unknown law, from another program's file, appears by its
  /// ID.
  func cited(_ laws: [LawID], by rules: RuleSet) -> String {
    var seen: Set<String> = []
    return laws.flatMap { sources(of: $0, by: rules) }.filter { seen.insert($0).inserted }.joined(separator: ", ")
  }

  private func sources(of id: LawID, by rules: RuleSet) -> [String] {
    guard let source = Laws.all.first(where: { $0.id == id })?.citation(by: rules) else { return [id.rawValue] }
    if source.isEmpty { return [unwritten(id)] }
    // “Laws 13, 15, 17” is a single citation.
    return source.hasPrefix("Laws ") ? [citation(source)] : source.split(separator: ", ").map { citation(String($0)) }
  }

  /// The name for a law without a source in the Laws of the Game. For example, the competition defines the squad, and
  /// convention defines assists.
  private func unwritten(_ id: LawID) -> String {
    switch id.rawValue {
    case "A4", "X8", "X14", "X15": book(Phrase("citation.competition"))
    default: book(Phrase("citation.convention"))
    }
  }
}

extension Substring {
  fileprivate func removing(prefix: String) -> String? { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil }
}
