import Phrases
import Terminal

/// A command line up to the word being typed.
package struct PartialLine: Sendable {
  package let console: Console
  package let arguments: Arguments
  /// The typed part of the word, or of the value in `--option=value`.
  package let typed: String

  package init(_ arguments: Arguments, typed: String, _ console: Console) {
    self.arguments = arguments
    self.typed = typed
    self.console = console
  }

  /// Names from the catalogues, in the user's language; if none of them fits, in any language.
  package func named(_ names: [(key: String, description: String)]) -> [Candidate] {
    let own = names.compactMap { name in
      console.book.words(name.key).first.map { Candidate($0, description: name.description) }
    }
    guard Completions(own).fitting(typed).candidates.isEmpty else { return own }
    return names.flatMap { name in
      Phrasebook.everyLanguage.words(name.key).map { Candidate($0, description: name.description) }
    }
  }
}

/// The words that may be at a place in a command line. The shell adds a space after a word unless it ends in `=`.
package struct Completions: Equatable, Sendable {
  package let candidates: [Candidate]
  /// True if file names are possible too; the shell completes these.
  package let takesFiles: Bool

  package static let none = Completions([])

  package init(_ candidates: [Candidate], takesFiles: Bool = false) {
    self.candidates = candidates
    self.takesFiles = takesFiles
  }

  /// The candidates that begin with a text, whatever their case and accents; or else those with a word that begins with
  /// it, or else those that contain it. If file names are possible too, only candidates that begin with the text fit.
  package func fitting(_ typed: String) -> Completions {
    let wanted = folded(typed)
    let places: [(String) -> Bool] = [
      { $0.hasPrefix(wanted) }, { $0.contains(" " + wanted) }, { $0.contains(wanted) },
    ]
    let found = places.prefix(takesFiles ? 1 : places.count).lazy
      .map { fits in candidates.filter { fits(folded($0.text)) } }
      .first { !$0.isEmpty }
    return Completions(found ?? [], takesFiles: takesFiles)
  }
}
