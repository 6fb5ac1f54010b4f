import CommandSupport
import MatchMerging
import MatchModel
import Phrases
import Wording

/// Lists and asks the questions that a merge left open in a file.
enum Disagreements {
  /// One line each, with the statements of the match and of the other record.
  static func lines(of loaded: LoadedMatch, _ console: Console) -> [Phrase] {
    questions(of: loaded, console).map { Phrase("merge.records-differ", ["what": $0]) }
  }

  static func questions(of loaded: LoadedMatch, _ console: Console) -> [String] {
    loaded.match.disagreements.map { question($0, in: loaded, console) }
  }

  private static func question(_ disagreement: Disagreement, in loaded: LoadedMatch, _ console: Console) -> String {
    let match = loaded.match
    let story = match.place(of: disagreement).map {
      console.words.story(match.actions[$0], in: match, rules: loaded.ledger.rules)
    }
    let fact = story ?? self.fact(disagreement, in: match, console)
    if disagreement.field == ActionField.event.rawValue {
      return console.book(Phrase("merge.open-deletion", ["what": fact]))
    }
    func value(_ text: String) -> String {
      if let (side, person) = match.person(in: text, of: disagreement) {
        return console.words.name(person, of: side, in: match)
      }
      return text.isEmpty ? console.book(Phrase("merge.nothing")) : text
    }
    return console.book(
      Phrase("merge.open-fact", ["what": fact, "taken": value(disagreement.taken), "other": value(disagreement.other)]))
  }
}

extension Disagreements {
  /// What the two records state about the teams, the players or the match: "venue", "name (home team)", "4 Roca, name".
  private static func fact(_ disagreement: Disagreement, in match: Match, _ console: Console) -> String {
    let subject = disagreement.subject
    // An event that has been changed since, or a parameter of the rules, which has a name of its own.
    guard disagreement.moment == nil, disagreement.kind != "parametre" else {
      return [subject, disagreement.field].filter { !$0.isEmpty }.joined(separator: " ")
    }
    let fact = Phrase("merge.fact.\(disagreement.field)")
    guard let side = disagreement.side else { return console.book(fact) }
    switch disagreement.kind {
    case "jugador":
      let id = ShirtNumber(subject).flatMap(match[side].player(numbered:))
      return (id.map { console.words.name(.player($0), of: side, in: match) } ?? subject) + ", " + console.book(fact)
    case "tecnic":
      let name = console.words.name(.official(OfficialCode(rawValue: subject)), of: side, in: match)
      return name + ", " + console.book(fact)
    case _ where TeamField(rawValue: disagreement.field) == nil:
      return console.book(Phrase("merge.fact.\(disagreement.field)", ["team": console.words.team(side, in: match)]))
    default:
      let team = Phrase(side == .home ? "merge.home-team" : "merge.visiting-team")
      return "\(console.book(fact)) (\(console.book(team)))"
    }
  }
}

extension Command {
  /// Asks the questions that a merge left open in a file, or reads their answers from a file.
  static func resolve(_ path: String, answers: String?, _ console: Console) throws(Failure) -> Bool {
    let file = try MergeInput(path)
    var match = file.match
    let open = match.disagreements
    if open.isEmpty {
      console.print(Phrase("merge.nothing-open", ["file": path]))
      return true
    }
    var decided = MergeChoices()
    if let answers { try decided.read(answers, open.map { _ in MergeChoices.Form() }) }
    let questions = Disagreements.questions(of: file.loaded, console)
    var skipped = 0
    for index in open.indices {
      // Answers change the events and players that later questions refer to.
      let disagreement = match.disagreements[skipped]
      var choice = decided.answers[index + 1]
      console.print("\(index + 1)/\(open.count) \(questions[index])")
      if choice == nil, console.isInteractive {
        choice = try MergeRun.ask(console.book(Phrase("merge.which-value")), MergeChoices.Form(), console)
        if choice == nil { break }
      }
      guard let choice else {
        skipped += 1
        continue
      }
      if !match.resolve(disagreement, takesOther: choice == .take(.second)) {
        console.say(Phrase("merge.changed-since", ["number": index + 1]))
      }
    }
    let judged = try file.replace(with: match, label: "merge --resolve")
    let left = match.disagreements.count
    if left < open.count { console.print(Phrase("merge.written", ["file": path])) }
    if left > 0 { console.say(Phrase("merge.still-open", ["file": path], count: left)) }
    let isLawful = judged.sayObjections(file: path, console)
    return left == 0 && isLawful
  }
}
