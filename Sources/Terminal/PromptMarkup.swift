import Text

/// Marks zero-width parts of a prompt for libedit.
package enum PromptMarkup {
  /// The delimiter of literal parts: a control character that never occurs in text and has no effect on terminals here.
  static let literalMark: Unicode.Scalar = "\u{1}"

  /// Encloses each run of escape sequences in markers.
  ///
  /// libedit attaches a literal to the next visible character and drops one at the very end. So a final sequence goes
  /// before the prompt's last character if that is a space; otherwise a space is added.
  package static func marked(_ prompt: String) -> String {
    var pieces = styledCharacters(prompt.filter { $0 != "\n" && $0 != Character(literalMark) })
    if let last = pieces.last, last.character == nil {
      let end = pieces.index(before: pieces.endIndex)
      if pieces.count > 1, pieces[end - 1].character == " " {
        pieces[end - 1].escapes += last.escapes
        pieces.remove(at: end)
      } else {
        pieces[end].character = " "
      }
    }
    return pieces.map { piece in
      let text = piece.character.map(String.init) ?? ""
      return piece.escapes.isEmpty ? text : "\(literalMark)\(piece.escapes)\(literalMark)\(text)"
    }.joined()
  }
}
