import MatchModel
import PromptLanguage

/// A part of a correction that stays open: either text or an action, whose number may change later.
enum CorrectionPart: Equatable {
  case text(String)
  case number(of: ActionID)
}

/// Open corrections refer to the actions that they meant when they were typed, whatever is recorded before they are
/// carried out.
extension Session {
  /// The parts of a correction; nil for a line that refers to no action by number.
  func correctionParts(of text: String) -> [CorrectionPart]? {
    guard let call = parser.command(of: text), call.isKeptOpen else { return nil }
    let command = CommandRun(call: call, session: self)
    let words = command.actionNumbers
    guard !words.isEmpty else { return nil }
    var parts: [CorrectionPart] = []
    var rest = text[...]
    var column = 1
    for word in words {
      guard let place = try? command.place(word), word.column >= column else { return nil }
      var index = place
      if case .moved(let now) = memory.shownNumbers.meaning(of: place, in: ledger.match.actions) { index = now }
      let before = rest.prefix(word.column - column)
      parts += [.text(String(before)), .number(of: ledger.match.actions.id(at: index))]
      rest = rest.dropFirst(before.count + word.text.count)
      column = word.column + word.text.count
    }
    return parts + [.text(String(rest))]
  }

  /// The correction with the current numbers of its actions; `?` for one that is no longer in the log.
  private func text(of correction: [CorrectionPart]) -> String {
    correction.map { part in
      switch part {
      case .text(let text): text
      case .number(let id): ledger.match.actions.place(of: id).map { String($0 + 1) } ?? "?"
      }
    }.joined()
  }

  /// A correction in the form in which it stays open.
  func named(_ open: OpenLine) -> OpenLine {
    guard !open.hasOwnTime, let parts = correctionParts(of: open.text) else { return open }
    var named = open
    named.correction = parts
    named.text = text(of: parts)
    return named
  }

  /// Updates the action numbers in open corrections after each change of the match.
  func renumberOpenLines() {
    openLines.update { open in
      if let parts = open.correction { open.text = text(of: parts) }
    }
  }
}

extension CommandRun {
  fileprivate var actionNumbers: [Word] {
    switch call.kind {
    case .annul: wordsOfAnnul.filter { wholeNumber($0.text) != nil }
    case .edit: Array(call.words.prefix(1))
    case .delete: plain(call.words).listed
    case .move: numbersToMove
    default: []
    }
  }
}
