import Bounds
import CommandSupport
import MatchMerging
import MatchModel
import MatchXML
import Phrases
import Storage
import Wording

/// The questions that a merge left open in a file, as messages and as questions.
enum Disagreements {
  /// One line each, with the statements of the match and of the other record.
  static func lines(of loaded: LoadedMatch, _ console: Console) -> [String] {
    loaded.match.disagreements.map { line($0, in: loaded.match, loaded, console) }
  }

  private static func line(
    _ disagreement: Disagreement, in match: Match, _ loaded: LoadedMatch, _ console: Console
  ) -> String {
    let story = match.place(of: disagreement).map {
      console.words.story(match.actions[$0], in: match, rules: loaded.ledger.rules)
    }
    let fact = story ?? [disagreement.subject, disagreement.field].filter { !$0.isEmpty }.joined(separator: " ")
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
      Phrase(
        "merge.open-fact",
        [
          "what": fact, "taken": value(disagreement.taken), "other": value(disagreement.other),
        ]))
  }
}

extension Command {
  /// Asks the questions that a merge left open in a file, or reads their answers from a file.
  static func resolve(_ path: String, answers: String?, _ console: Console) throws(Failure) -> Bool {
    let file = try MergeInput(path)
    var match = file.match
    let open = match.disagreements
    if open.isEmpty {
      console.print(console.book(Phrase("merge.nothing-open", ["file": path])))
      return true
    }
    var decided = MergeAnswers()
    if let answers { try decided.read(answers, open.map { _ in MergeAnswers.Form() }) }
    let lines = Disagreements.lines(of: file.loaded, console)
    for (index, disagreement) in open.enumerated() {
      var choice = decided.choices.answers[index + 1]
      console.print("\(index + 1)/\(open.count) \(lines[index])")
      if choice == nil, console.isInteractive {
        guard let answer = try MergeRun.ask(console.book(Phrase("merge.which-value")), MergeAnswers.Form(), console)
        else {
          break
        }
        choice = answer
      }
      guard let choice else { continue }
      if !match.resolve(disagreement, takesOther: choice == .take(.second)) {
        console.say(console.book(Phrase("merge.changed-since", ["number": index + 1])))
      }
    }
    let writer = MatchWriter(encoding: file.loaded.read.encoding ?? .utf8)
    let judged = try MatchLoading().load(writer.bytes(of: match), file: path)
    try MergeResult.write(writer.bytes(of: judged.match), to: path, label: "merge --resolve", mayReplace: true)
    console.print(console.book(Phrase("merge.written", ["file": path])))
    let left = match.disagreements.count
    if left > 0 { console.say(console.book(Phrase("merge.still-open", ["file": path], count: left))) }
    let objections = judged.objections(file: path, console)
    for objection in objections { console.say(objection) }
    return left == 0 && objections.isEmpty
  }
}
