/// Compares a command with the forms of its arguments in the command table.
extension LineParser {
  /// True if a text can only be this command: its arguments are numbers, times, sides, events with a number, or words
  /// of the command itself. A command that takes free text can always be a remark: `find the gaps`. The arguments of a
  /// lookup may name players and kinds of action, and may be incomplete, because the lookup itself refuses them.
  package func isUnmistakable(_ call: CommandCall) -> Bool {
    let forms = call.spec.forms.isEmpty ? [""] : call.spec.forms
    return forms.map(CommandForm.init).contains { form in
      let words = form.hasClause ? call.words : call.words.filter { !isSkipped($0) }
      return fits(words[...], form.parts[...], call)
    }
  }

  private func isSkipped(_ word: Word) -> Bool {
    particle(word) == .filler || link(word).map { [.nothing, .to, .by, .and].contains($0) } == true
  }

  private func fits(_ words: ArraySlice<Word>, _ parts: ArraySlice<CommandForm.Part>, _ call: CommandCall) -> Bool {
    guard let word = words.first else { return call.onlyLooks || parts.allSatisfy(\.isOptional) }
    guard let part = parts.first else { return false }
    let rest = parts.dropFirst()
    if part.names.contains(where: { $0 == "CLAUSE" ? isEvent(words, of: call) : fits(word, $0) }),
      part.names == ["CLAUSE"] || fits(words.dropFirst(), part.repeats ? parts : rest, call)
    {
      return true
    }
    return part.isOptional && fits(words, rest, call)
  }

  private func isEvent(_ words: ArraySlice<Word>, of call: CommandCall) -> Bool {
    guard call.words.contains(where: { $0.text.contains(where: \.isDigit) }) else { return false }
    if let said = vocabulary.particles.match(words), said.meaning == .stays { return said.count == words.count }
    if case .clauses? = try? parse(words.text) { return true }
    return false
  }

  private func fits(_ word: Word, _ name: Substring) -> Bool {
    switch name {
    case "K", "J", "N": word.text.split(separator: ",").allSatisfy { wholeNumber($0) != nil }
    case "TIME": (try? TimeExpression(word.text, column: 1)) != nil
    case "PLAYER", "KIND": true
    case "l9": who(word)?.isTeam == false
    case "l", "v": who(word)?.isTeam == true
    // An example: `3-0`, `+30`.
    case _ where name == "MM:SS" || name == "-N" || name.contains(where: \.isDigit):
      word.text.contains(where: \.isDigit) && word.text.allSatisfy { $0.isDigit || ":+-".contains($0) }
    default: particle(word)?.rawValue == String(name)
    }
  }
}

/// A form of a command's arguments: `[l|v] [N N ...]`.
private struct CommandForm {
  struct Part {
    /// The alternatives. Capitals are placeholders.
    let names: [Substring]
    let isOptional: Bool
    var repeats: Bool
  }

  private(set) var parts: [Part] = []

  var hasClause: Bool { parts.contains { $0.names.contains("CLAUSE") } }

  init(_ form: String) {
    var isOptional = false
    for token in form.split(separator: " ") {
      if token.first == "[" { isOptional = true }
      let text = token.trimmingPrefix("[").prefix { $0 != "]" }
      if text == "..." {
        parts[parts.count - 1].repeats = true
      } else {
        let names = text.split(separator: "|")
        // A kind may have several words: `own goal`.
        parts.append(Part(names: names, isOptional: isOptional, repeats: names.contains("KIND")))
      }
      if token.last == "]" { isOptional = false }
    }
  }
}
