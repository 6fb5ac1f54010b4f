import MatchRules
import Phrases

/// The language of a page: the requested one, or else the one that the browser prefers.
package enum LanguageChoice {
  package static func language(asked: String?, accepted: String?, otherwise: Language) -> Language {
    if let asked, let language = Language(locale: asked) { return language }
    // The format of RFC 9110: `ca, es;q=0.8`.
    let wishes = (accepted ?? "").split(separator: ",").prefix(20).compactMap { wish -> (Language, Double)? in
      let parts = wish.split(separator: ";").map(\.trimmed)
      guard let name = parts.first, let language = Language(locale: name) else { return nil }
      let quality = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
      return quality > 0 ? (language, quality) : nil
    }
    return wishes.max { $0.1 < $1.1 }?.0 ?? otherwise
  }
}
