import CommandSupport
import MatchMerging
import MatchModel
import MatchRules
import Phrases
import RecordingSession
import Wording

/// Words the findings of a merge.
struct MergeWording {
  let request: MergeRequest
  let merged: MergedMatch
  let console: Console

  private var book: Phrasebook { console.book }
  private var words: Wording { console.words }
  private var first: MergeInput { request.first }
  private var second: MergeInput { request.second }

  /// The scores, the events that only one of the records has, and the events that were treated as one.
  func summary() -> [String] {
    let rules = first.rules
    let score = { (match: Match) in words.goals(Ledger(replaying: match, rules: rules).state) }
    var lines = [
      book(
        Phrase(
          "merge.scores",
          [
            "first": first.path, "score": score(first.match), "second": second.path, "other": score(second.match),
            "merged": score(merged.match),
          ]))
    ]
    for (action, origin) in zip(merged.match.actions, merged.origins) where action.kind == .goal {
      guard (origin.first == nil) != (origin.second == nil) else { continue }
      let file = origin.first == nil ? second.path : first.path
      lines.append(book(Phrase("merge.goal-in-one", ["what": story(action, merged.match), "file": file])))
    }
    let both = merged.origins.count { $0.first != nil && $0.second != nil }
    let one = merged.origins.count { $0.second == nil }
    lines.append(
      book(
        Phrase(
          "merge.counts",
          [
            "both": both, "first": first.path, "one": one, "second": second.path,
            "other": merged.origins.count - both - one,
          ])))
    // Pairs about which a question asks whether they are one are left to it.
    let asked = Set(merged.contradictions.filter(\.canBeBoth).compactMap(\.firstIndex))
    for (index, pair) in merged.takenAsOne.enumerated() {
      if let place = merged.origins[pair.index].first, asked.contains(place) { continue }
      lines.append(
        book(
          Phrase(
            "merge.taken-as-one",
            [
              "number": index + 1, "what": story(merged.match.actions[pair.index], merged.match), "first": first.path,
              "minute": "\(pair.first)'", "second": second.path, "other": "\(pair.second)'",
            ])))
    }
    return lines
  }

  /// Says how many open lines records have, because a merge leaves them out.
  func openLines(of records: [MergeInput]) -> [String] {
    records.compactMap { record in
      let count = record.openLines.count
      return count == 0 ? nil : book(Phrase("merge.open-lines", ["file": record.path], count: count))
    }
  }

  private func story(_ action: Action, _ match: Match) -> String {
    words.story(action, in: match, rules: first.rules)
  }

  /// A contradiction: its place in each file, and the two statements.
  func question(_ contradiction: Contradiction) -> String {
    let places = [first.line(of: contradiction.firstIndex), second.line(of: contradiction.secondIndex)]
    return book(
      Phrase(
        "merge.question",
        ["first": places[0], "second": places[1], "what": what(contradiction)]))
  }

  private func what(_ contradiction: Contradiction) -> String {
    switch contradiction.subject {
    case .field:
      let one = contradiction.firstIndex.map { story(first.match.actions[$0], first.match) } ?? ""
      let other = contradiction.secondIndex.map { story(second.match.actions[$0], second.match) } ?? ""
      if one != other { return book(Phrase("merge.one-or-other", ["one": one, "other": other])) }
      // The two statements alone do not show which field they are about, so name it.
      return book(
        Phrase(
          "merge.field-differs",
          ["what": one, "one": value(contradiction.first), "other": value(contradiction.second)]))
    case .deletion(let action):
      let isInFirst = contradiction.firstIndex != nil
      let input = isInFirst ? first : second
      let index = contradiction.firstIndex ?? contradiction.secondIndex
      let what = index.map { story(input.match.actions[$0], input.match) } ?? story(action, merged.match)
      return book(
        Phrase(
          "merge.deleted-or-changed",
          ["what": what, "changed": input.path, "deleted": (isInFirst ? second : first).path]))
    case .unidentified:
      let one = contradiction.firstIndex.map { story(first.match.actions[$0], first.match) } ?? ""
      let other = contradiction.secondIndex.map { story(second.match.actions[$0], second.match) } ?? ""
      return book(Phrase("merge.same-player", ["one": one, "other": other]))
    default:
      return book(
        Phrase(
          "merge.fact-differs",
          [
            "what": subject(contradiction.subject), "one": value(contradiction.first),
            "other": value(contradiction.second),
          ]))
    }
  }

  private func subject(_ subject: Contradiction.Subject) -> String {
    let match = merged.match
    switch subject {
    case .detail(let field): return book(Phrase("merge.fact.\(field.rawValue)"))
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
    case .code("si")?: return book.words("words.particle.yes").first ?? "si"
    case .code("no")?: return book.words("words.particle.no").first ?? "no"
    case .code(let code)?:
      return Side(code: code).map { words.team($0, in: merged.match) } ?? code
    case .number(let number)?: return String(number)
    case .seconds(let seconds)?: return String(seconds)
    case .text(let text)?: return text
    case .moment(let moment)?: return moment.minute.map { "\($0)'" } ?? book(Phrase("merge.nothing"))
    case .yes?: return book.words("words.particle.yes").first ?? "si"
    }
  }

  /// Explains how to restore the rejected statements, one line per question.
  func whatLost(_ answers: MergeAnswers, in file: String) -> [String] {
    merged.contradictions.enumerated().compactMap { index, contradiction in
      guard let choice = answers.choices.answers[index + 1], choice != .both else { return nil }
      let facts: KeyValuePairs<String, any PhraseArgument> = [
        "number": index + 1, "what": question(contradiction), "answer": answer(choice, contradiction),
        "file": ShellWord.operand(file),
      ]
      return book(Phrase("merge.kept", facts))
    }
  }

  /// The possible answers to a question, in the form that the prompt offers.
  func choices(_ contradiction: Contradiction) -> [(choice: MergeChoice, asked: ServiceQuestion.Choice)] {
    if let yes = contradiction.recognition {
      return [(yes, .init(particle("yes"), "")), (.both, .init(particle("no"), ""))]
    }
    var choices: [(choice: MergeChoice, asked: ServiceQuestion.Choice)] = [
      (.take(.first), .init(["A", "1"], first.path)), (.take(.second), .init(["B", "2"], second.path)),
    ]
    if contradiction.canBeBoth {
      let words = book.words("words.merge.both") + Phrasebook.everyLanguage.words("words.merge.both")
      choices.append((.both, .init(words + ["3"], "")))
    }
    return choices
  }

  func answer(_ choice: MergeChoice, _ contradiction: Contradiction) -> String {
    choices(contradiction).first { $0.choice == choice }?.asked.keys[0] ?? MergeAnswers.text(choice)
  }

  /// The text printed in front of the answer.
  func prompt(_ form: MergeAnswers.Form) -> String {
    if form.yes != nil { return book(Phrase("merge.which-yes")) }
    let key = form.canBeBoth ? "merge.which-or-both" : "merge.which"
    return book(Phrase(key, ["first": first.path, "second": second.path]))
  }

  /// Yes or no, first in the user's language and then in the others.
  private func particle(_ name: String) -> [String] {
    let key = "words.particle.\(name)"
    return book.words(key) + Phrasebook.everyLanguage.words(key)
  }

  /// The answers that a question accepts: `1=A, 1=B, 1=both`.
  func answers(_ number: Int, _ contradiction: Contradiction) -> String {
    choices(contradiction).map { "\(number)=\($0.asked.keys[0])" }.joined(separator: ", ")
  }
}
