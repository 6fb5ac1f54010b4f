import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// Suggests lines to replace an unreadable one: `v10s-` for `v10 fora`. A class, because a ledger is large.
package final class LineSuggestions {
  private let ledger: Ledger
  private let words: any SessionWords
  private var match: Match { ledger.match }

  package init(_ ledger: Ledger, _ words: any SessionWords) {
    self.ledger = ledger
    self.words = words
  }

  package func lines(for problem: LineProblem, in text: String) -> [String] {
    func replacing(_ wrong: String, _ right: String) -> String {
      text.contains(wrong) ? text.replacing(wrong, with: right, maxReplacements: 1) : right
    }
    switch problem.reason {
    case .unknownWord(let wrong, let nearest):
      let named = players(meantBy: wrong).map { Who(short: .player($0.id), of: $0.side, in: match).typed }
      return named.map { replacing(wrong, $0) } + (nearest.map { [replacing(wrong, $0)] } ?? [])
    case .nameShared(_, let typed, let players): return players.map { replacing(typed, $0.typed) }
    case .unclear(let words, _, let lines): return words == .offAlone ? lines + lines.suffix(1).map { $0 + "?" } : lines
    case .assistAlone(let who): return [assisted(by: who)]
    case .assistUnmarked(let number, _, let zone):
      return [assisted(by: number, in: text)]
        + (zone == nil ? [] : [replacing(" " + number, " \(words.zoneWord) \(number)")])
    case .whatDid(let who, let note):
      return ClauseTable(ledger.rules).scoring.map { who + $0.code } + (note.map { [$0] } ?? [])
    default: return []
    }
  }

  /// The line with a comma before the second number, instead of a short word such as `in`.
  private func assisted(by number: String, in text: String) -> String {
    var words = text.split(separator: " ").map(String.init)
    guard let place = words.lastIndex(of: number) else { return "," + number }
    words[place] = "," + number
    if place > 0, words[place - 1].count <= 2, words[place - 1].allSatisfy(\.isLetter) { words.remove(at: place - 1) }
    return words.joined(separator: " ")
  }

  /// The players whose name was typed instead of a number; empty if it is unknown or ambiguous.
  package func players(meantBy text: String) -> [(side: Side, id: PlayerID)] {
    guard text.count > 2 else { return [] }
    let found = match.players(matching: text).filter { side, id in
      let name = match[side][id].name
      return !folded(name).contains(folded(text)) || folded(Vocabulary.standard.namesOnly(name)).contains(folded(text))
    }
    // A name that begins with the text takes precedence over one that contains it.
    let named = found.filter { folded(match[$0.side][$0.id].name).hasWord(beginning: folded(text)) }
    let meant = named.isEmpty ? (found.count == 1 ? found : []) : named
    return (1...4).contains(meant.count) ? meant : []
  }

  /// The line for an assist: an edit of the last goal that it may belong to; without such a goal, a new goal.
  package func assisted(by who: Who) -> String {
    let side = who.side ?? match.ours
    for (index, action) in match.actions.enumerated().reversed() {
      guard let goal = action as? Goal, !goal.isOwn, side == nil || goal.team == side else { continue }
      var assisted = Clause(goal, in: match)
      assisted.other = Who(who.name)
      let state = ledger.state(before: index)
      // Players cannot assist themselves, or from the bench.
      guard let code = assisted.attemptCode, assisted.who?.name != who.name,
        Trial(match: match, state: state, moment: goal.moment).isLawful(assisted)
      else { continue }
      return words.edit(index, code)
    }
    let known: ShirtNumber? = if case .number(let number) = who.name { number } else { nil }
    let scorer = side.map { ExampleNumbers(ledger.state, in: match).number(of: $0, but: known) } ?? 9
    var goal = Clause(.goal, who: ShirtNumber(rawValue: scorer).map { Who(.number($0), side: who.side) })
    goal.other = Who(who.name)
    return goal.attemptCode ?? ""
  }
}

extension Who {
  /// The name of a person as short as possible: without the side if it is ours.
  init(short person: Person, of side: Side, in match: Match) {
    self.init(person, of: side, in: match)
    if side == match.ours { self.side = nil }
  }
}
