extension Phrasebook {
  /// Translates the placeholders of a usage line, which are in capitals: `FILE...` becomes `ARCHIVO...`.
  public func placeholders(in text: String) -> String {
    text.replacing(/[A-Z]+/) { match in
      let word = String(match.output)
      let key = "placeholder.\(word == "YYYY" ? "year" : word.lowercased())"
      return has(key) ? self(Phrase(key)) : word
    }
  }
}
