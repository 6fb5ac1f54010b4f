import Phrases

/// An operand as a command declares it; the usage line and the shell completions are made from it.
package struct Operand: Sendable {
  package let value: Placeholder
  let isOptional: Bool
  package let repeats: Bool
  /// The catalogue keys of the allowed words, if they differ between languages.
  private var words: [String] = []

  package init(_ value: Placeholder, isOptional: Bool = false, repeats: Bool = false) {
    self.value = value
    self.isOptional = isOptional
    self.repeats = repeats
  }

  package static let file = Operand("FILE")
  package static let files = Operand("FILE", repeats: true)

  /// Any number of words whose names have these keys in the catalogues.
  package static func some(ofWords keys: [String]) -> Operand {
    var operand = Operand(
      Placeholder("WORD") { line in line.named(keys.map { ($0, "") }) }, isOptional: true, repeats: true)
    operand.words = keys
    return operand
  }

  /// The form in the usage line: `[NAME]`, `FILE...`.
  package func usage(in book: Phrasebook) -> String {
    let value = words.isEmpty ? value.name : words.compactMap { book.words($0).first }.joined(separator: "|")
    return (isOptional ? "[\(value)]" : value) + (repeats ? "..." : "")
  }
}
