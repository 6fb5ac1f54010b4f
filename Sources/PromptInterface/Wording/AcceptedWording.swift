import MatchModel
import Phrases
import PromptLanguage

/// Words the letters that a clause accepts.
extension RefusalWording {
  func listed(_ accepted: AcceptedLetters) -> String {
    func letters(_ list: [Character]) -> String { list.map(String.init).joined(separator: " ") }
    switch accepted {
    case .clauses(let kinds):
      let specs = kinds.compactMap { vocabulary.table[$0] }
      return specs.map { "\($0.code) \($0.name(in: book))" }.joined(separator: ", ")
    case .attempt(let hasOutcome, let hasAssist):
      var parts: [String] = []
      if hasOutcome {
        parts.append(book(Phrase("accepted.outcome", ["letters": letters(Modifiers.outcomes.map(\.letter))])))
      }
      let (bodies, origins) = (vocabulary.table.bodyParts.map(\.letter), vocabulary.table.origins.map(\.letter))
      if !bodies.isEmpty { parts.append(book(Phrase("accepted.body-part", ["letters": letters(bodies)]))) }
      if !origins.isEmpty { parts.append(book(Phrase("accepted.origin", ["letters": letters(origins)]))) }
      parts.append(book(Phrase("accepted.zone")))
      if hasAssist { parts.append(book(Phrase("accepted.assist"))) }
      return parts.joined(separator: ", ")
    case .foul:
      let table = vocabulary.table
      let kinds = table.ownFouls.map { "\(words.name(of: $0.code, by: rules)) (\($0.letter))" }
      let cards = table.ownSanctions.filter { $0.code.count == 1 }.map { "\($0.name(in: book)) (\($0.code))" }
      let handball = table.letter(of: .handball)
      let known = handball.map { Phrase("accepted.foul", ["letter": $0]) } ?? Phrase("accepted.foul-plain")
      let football = Modifiers.cards.filter { table.has($0.code) }.map(\.letter)
      let shown = football.isEmpty ? [] : [book(Phrase("accepted.card", ["letters": letters(football)]))]
      return ([book(known)] + shown + kinds + cards).joined(separator: ", ")
    case .partner: return book(Phrase("accepted.partner"))
    case .own(let list): return list
    }
  }
}
