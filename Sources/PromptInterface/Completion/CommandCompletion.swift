import MatchModel
import MatchRules
import Phrases
import PromptLanguage
import Wording

/// Building blocks for the arguments of commands; see `ArgumentCompletion.swift`.
extension Completer {
  mutating func command(_ kind: CommandKind, _ before: [Word], _ token: Token) -> Offer {
    let spec = kind.spec
    if let most = spec.most, before.count > most { return token.nothing }
    var offer = arguments(of: kind, before, token)
    // If there are no candidates, show the form of the command.
    if offer.choices.isEmpty, offer.hint == nil, token.typed.isEmpty { offer.hint = spec.usage(in: book) }
    return offer
  }

  var sides: [Suggestion] { Side.allCases.map { Suggestion($0.mark, match[$0].name) } }

  /// The actions, last first.
  func actions(where isWanted: (Action) -> Bool = { _ in true }) -> [Suggestion] {
    match.actions.indices.reversed().filter { isWanted(match.actions[$0]) }
      .map { Suggestion(String($0 + 1), logged($0)) }
  }

  /// An action as it appears in the log, without its number.
  func logged(_ index: Int) -> String {
    let line = wording.line(session.shownEntry(index), in: session.ledger)
    return String(line.drop { $0 == " " }.drop { $0.isNumber }.drop { $0 == " " })
  }

  var openLines: [Suggestion] { session.openLines.all.map { Suggestion(String($0.number), $0.line) } }

  func officials(_ token: Token) -> [Suggestion] {
    Side.allCases.flatMap { side in
      (match[side].officials.map { Person.official($0.code) } + match[side].unlistedOfficials)
        .map { suggestion($0, side, mark: mark(side, token)) }
    }
  }

  /// All names, unquoted.
  var names: [Suggestion] {
    var seen: Set<String> = [""]
    return Side.allCases.flatMap { side in
      match[side].playerIDsByNumber.filter { match[side][$0].isListed }.map { match[side][$0].name }
    }.filter { seen.insert($0).inserted }.map { Suggestion($0, $0, name: $0) }
  }

  func fields(_ names: some Sequence<String>, besides said: [String] = []) -> [Suggestion] {
    names.filter { !said.contains($0) }
      .map { suggestion("words.field.\($0)", "", code: $0) ?? Suggestion($0) }
  }
}
