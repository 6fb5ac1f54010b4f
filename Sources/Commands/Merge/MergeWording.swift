import CommandSupport
import MatchMerging
import MatchModel
import MatchRules
import Phrases
import RecordingSession
import Wording

struct MergeWording {
  let request: MergeRequest
  let merged: MergedMatch
  let console: Console

  private var book: Phrasebook { console.book }
  private var words: Wording { console.words.adapted(to: first.rules) }
  private var first: MergeInput { request.first }
  private var second: MergeInput { request.second }

  /// The scores, the events that only one of the records has, and the events that were treated as one.
  func summary() -> [Phrase] {
    let rules = first.rules
    let score = { (match: Match) in words.goals(Ledger(replaying: match, rules: rules).state) }
    var lines = [
      Phrase(
        "merge.scores",
        [
          "first": first.path, "score": score(first.match), "second": second.path, "other": score(second.match),
          "merged": score(merged.match),
        ])
    ]
    for (action, origin) in zip(merged.match.actions, merged.origins) where action.kind == .goal {
      guard (origin.first == nil) != (origin.second == nil) else { continue }
      let file = origin.first == nil ? second.path : first.path
      lines.append(Phrase("merge.goal-in-one", ["what": story(action, merged.match), "file": file]))
    }
    let both = merged.origins.count { $0.first != nil && $0.second != nil }
    let one = merged.origins.count { $0.second == nil }
    let other = merged.origins.count - both - one
    lines.append(
      Phrase(
        "merge.counts", ["both": both, "first": first.path, "one": one, "second": second.path, "other": other]))
    // Pairs about which a question asks whether they are one are left to it.
    let asked = Set(merged.contradictions.filter(\.canBeBoth).compactMap(\.firstIndex))
    for pair in merged.takenAsOne {
      if let place = merged.origins[pair.index].first, asked.contains(place) { continue }
      lines.append(
        Phrase(
          "merge.taken-as-one",
          [
            "number": pair.number, "what": story(merged.match.actions[pair.index], merged.match),
            "first": first.path, "minute": "\(pair.first)'", "second": second.path, "other": "\(pair.second)'",
          ]))
    }
    return lines
  }

  /// Says how many open lines records have, because a merge leaves them out.
  func openLines(of records: [MergeInput]) -> [Phrase] {
    records.compactMap { record in
      let count = record.openLines.count
      return count == 0 ? nil : Phrase("merge.open-lines", ["file": record.path], count: count)
    }
  }

  private func story(_ action: Action, _ match: Match) -> String { words.story(action, in: match, rules: first.rules) }

  /// A contradiction: its place in each file, and the two statements.
  func question(_ contradiction: Contradiction) -> String {
    let places = [first.line(of: contradiction.firstIndex), second.line(of: contradiction.secondIndex)]
    return book(Phrase("merge.question", ["first": places[0], "second": places[1], "what": what(contradiction)]))
  }

  private func what(_ contradiction: Contradiction) -> String {
    switch contradiction.subject {
    case .field:
      let (one, other) = stories(contradiction)
      if one != other { return book(Phrase("merge.one-or-other", ["one": one, "other": other])) }
      // The two statements alone do not show which field they are about, so name it.
      return differ("merge.field-differs", one, contradiction)
    case .unidentified:
      let (one, other) = stories(contradiction)
      return book(Phrase("merge.same-player", ["one": one, "other": other]))
    case .deletion(let action):
      let isInFirst = contradiction.firstIndex != nil
      let (changed, deleted) = isInFirst ? (first, second) : (second, first)
      let index = contradiction.firstIndex ?? contradiction.secondIndex
      let what = index.map { story(changed.match.actions[$0], changed.match) } ?? story(action, merged.match)
      return book(Phrase("merge.deleted-or-changed", ["what": what, "changed": changed.path, "deleted": deleted.path]))
    default: return differ("merge.fact-differs", subject(contradiction.subject), contradiction)
    }
  }

  private func stories(_ contradiction: Contradiction) -> (one: String, other: String) {
    func story(_ index: Int?, in match: Match) -> String { index.map { self.story(match.actions[$0], match) } ?? "" }
    return (story(contradiction.firstIndex, in: first.match), story(contradiction.secondIndex, in: second.match))
  }

  private func differ(_ key: String, _ what: String, _ contradiction: Contradiction) -> String {
    book(Phrase(key, ["what": what, "one": value(contradiction.first), "other": value(contradiction.second)]))
  }

  private func subject(_ subject: Contradiction.Subject) -> String {
    let match = merged.match
    switch subject {
    case .detail(let name): return book(Phrase("merge.fact.\(name)"))
    case .rule(let name): return name
    case .team(let side, let field):
      let team = book(side == .home ? Phrase("merge.home-team") : Phrase("merge.visiting-team"))
      return book(Phrase("merge.fact.\(field.rawValue)")) + " (\(team))"
    case .captain(let side): return book(Phrase("merge.fact.capita", ["team": words.team(side, in: match)]))
    case .goalkeeper(let side): return book(Phrase("merge.fact.porter", ["team": words.team(side, in: match)]))
    case .player(let side, let number, let field):
      let player = match[side].player(numbered: number).map { words.name(.player($0), of: side, in: match) }
      let fact = book(Phrase("merge.fact.\(field.rawValue)"))
      return "\(player ?? "\(number)"), \(fact)"
    case .official(let side, let code, let field):
      return "\(words.name(.official(code), of: side, in: match)), " + book(Phrase("merge.fact.\(field.rawValue)"))
    case .field, .deletion, .unidentified: return ""
    }
  }

  private func value(_ value: FieldValue?) -> String {
    switch value {
    case nil: return book(Phrase("merge.nothing"))
    case .person(let side, let person)?: return words.name(person, of: side, in: merged.match)
    case .code("si")?, .yes?: return book.words("words.particle.yes").first ?? "si"
    case .code("no")?: return book.words("words.particle.no").first ?? "no"
    case .code(let code)?: return Side(code: code).map { words.team($0, in: merged.match) } ?? code
    case .number(let number)?: return String(number)
    case .seconds(let seconds)?: return String(seconds)
    case .text(let text)?: return text
    case .moment(let moment)?: return moment.minute.map { "\($0)'" } ?? book(Phrase("merge.nothing"))
    }
  }

  /// Explains how to restore the rejected statements, one line per question.
  func whatLost(_ choices: MergeChoices, in file: String) -> [Phrase] {
    merged.contradictions.enumerated().compactMap { index, contradiction in
      guard let choice = choices.answers[index + 1], choice != .both else { return nil }
      return Phrase(
        "merge.kept",
        [
          "number": index + 1, "what": question(contradiction), "answer": answer(choice, contradiction),
          "file": ShellWord.operand(file),
        ])
    }
  }

  /// The possible answers to a question, in the form that the prompt offers.
  func choices(_ contradiction: Contradiction) -> [(choice: MergeChoice, asked: ServiceQuestion.Choice)] {
    if let yes = contradiction.recognition {
      return [(yes, .init(named("words.particle.yes"), "")), (.both, .init(named("words.particle.no"), ""))]
    }
    var choices: [(choice: MergeChoice, asked: ServiceQuestion.Choice)] = [
      (.take(.first), .init(["A", "1"], first.path)), (.take(.second), .init(["B", "2"], second.path)),
    ]
    if contradiction.canBeBoth {
      choices.append((.both, .init(named("words.merge.both") + ["3"], "")))
    }
    return choices
  }

  func answer(_ choice: MergeChoice, _ contradiction: Contradiction) -> String {
    choices(contradiction).first { $0.choice == choice }?.asked.keys[0] ?? choice.text
  }

  func prompt(_ form: MergeChoices.Form) -> String {
    if form.yes != nil { return book(Phrase("merge.which-yes")) }
    let key = form.canBeBoth ? "merge.which-or-both" : "merge.which"
    return book(Phrase(key, ["first": first.path, "second": second.path]))
  }

  /// The words for an answer, first in the user's language and then in the others.
  private func named(_ key: String) -> [String] { book.words(key) + Phrasebook.everyLanguage.words(key) }

  /// The answers that a question accepts: `1=A, 1=B, 1=both`.
  func answers(_ number: Int, _ contradiction: Contradiction) -> String {
    choices(contradiction).map { "\(number)=\($0.asked.keys[0])" }.joined(separator: ", ")
  }
}
