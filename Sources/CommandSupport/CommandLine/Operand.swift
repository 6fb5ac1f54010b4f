import Phrases

/// An operand as a command declares it; the usage line and the shell completions are made from it.
package struct Operand: Sendable {
  package let value: Placeholder
  let isOptional: Bool
  package let repeats: Bool
  /// The allowed words in a language, if they differ between languages.
  private let names: (@Sendable (Phrasebook) -> [String])?

  package init(
    _ value: Placeholder, isOptional: Bool = false, repeats: Bool = false,
    names: (@Sendable (Phrasebook) -> [String])? = nil
  ) {
    self.value = value
    self.isOptional = isOptional
    self.repeats = repeats
    self.names = names
  }

  package static let file = Operand("FILE")
  package static let files = Operand("FILE", repeats: true)

  /// Any number of words whose names have these keys in the catalogues.
  package static func some(ofWords keys: [String]) -> Operand {
    Operand(
      Placeholder("WORD") { line in line.named(keys.map { ($0, "") }) }, isOptional: true, repeats: true,
      names: { book in keys.compactMap { book.words($0).first } })
  }

  /// The form in the usage line: `[NAME]`, `FILE...`.
  package func usage(in book: Phrasebook) -> String {
    let value = names?(book).joined(separator: "|") ?? value.name
    return (isOptional ? "[\(value)]" : value) + (repeats ? "..." : "")
  }
}
