import TextLayout

/// libedit's way to tell what takes no room in a prompt.
package enum PromptMarkup {
  /// The character around each literal piece: never part of a text, and a control no terminal acts on here.
  static let literalMark: Unicode.Scalar = "\u{1}"

  /// Encloses each run of escape sequences in marks.
  ///
  /// libedit hangs a literal on the visible character after it and loses one at the very end; so an ending sequence
  /// goes before the prompt's last character if that is a space, else a space is added.
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
