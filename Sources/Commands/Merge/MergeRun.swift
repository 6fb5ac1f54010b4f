import CommandSupport
import MatchMerging
import MatchXML
import Phrases
import Text

/// One merge: reports what it found, asks about or lists the open questions, and writes the result.
struct MergeRun {
  let request: MergeRequest
  let console: Console
  var choices = MergeChoices()

  /// - Parameters:
  ///   - answersFile: a file with answers.
  ///   - mayReplace: true if another file with that name may be replaced; the records themselves may always be
  ///     replaced.
  /// - Returns: false if nothing was written, or if the result breaks laws.
  func merge(into output: String, answersFile: String? = nil, mayReplace: Bool) throws(Failure) -> Bool {
    var run = self
    if let note = request.note { console.say(note) }
    let draft = request.merged()
    if let number = choices.apart.max(), number > draft.takenAsOne.count {
      let phrase = Phrase("merge.no-such-pair", ["number": number], count: draft.takenAsOne.count)
      throw .problem(phrase, in: output)
    }
    if let answersFile { try run.choices.read(answersFile, draft.contradictions.map(MergeChoices.Form.init)) }
    guard let merged = try run.decide(output) else { return false }
    return try run.write(merged, to: output, mayReplace: mayReplace)
  }

  /// - Returns: nil if a question remains open.
  private mutating func decide(_ output: String) throws(Failure) -> MergedMatch? {
    let draft = request.merged(choices)
    let wording = MergeWording(request: request, merged: draft, console: console)
    let summary = wording.summary()
    // Those of a record that becomes the result stay beside it.
    let others = [request.first, request.second].filter { OutputFile.whole($0.path) != OutputFile.whole(output) }
    for line in summary + wording.openLines(of: others) { console.print(line) }
    var open = 0
    for (number, contradiction) in zip(1..., draft.contradictions) where choices.answers[number] == nil {
      let question = wording.question(contradiction)
      if console.isInteractive {
        console.print("\(number)/\(draft.contradictions.count) \(question)")
        let form = MergeChoices.Form(contradiction)
        guard let choice = try Self.ask(wording.prompt(form), form, console) else {
          console.say(Phrase("merge.left"))
          return nil
        }
        choices.answers[number] = choice
      } else {
        open += 1
        let taken = wording.answers(number, contradiction)
        console.print(Phrase("merge.open-question", ["question": question, "answers": taken]))
      }
    }
    if open > 0 {
      console.say(Phrase("merge.open", count: open))
      return nil
    }
    let merged = request.merged(choices)
    // Answers given here may have changed the score and the counts.
    let counts = MergeWording(request: request, merged: merged, console: console).summary()
    if counts != summary { for line in counts { console.print(line) } }
    return merged
  }

  /// Nil at the end of input.
  static func ask(_ prompt: String, _ form: MergeChoices.Form, _ console: Console) throws(Failure) -> MergeChoice? {
    while true {
      console.write(Array("  \(prompt) ".utf8))
      try console.flushOrTryAgain()
      guard let line = readLine() else { return nil }
      if let choice = form.choice(line.filter { !$0.isWhitespace }) { return choice }
    }
  }

  private func write(_ merged: MergedMatch, to output: String, mayReplace: Bool) throws(Failure) -> Bool {
    // Check the result in the form in which it will be read, because everything is then derived again by the laws.
    let judged = try MatchLoading().load(request.writer.bytes(of: merged.match), file: output)
    let result = request.writer.bytes(of: judged.match)
    if output == "-" {
      console.write(result)
    } else {
      let inputs = [request.first.path, request.second.path].map(OutputFile.whole)
      let isInput = inputs.contains(OutputFile.whole(output))
      // Even if the result replaces the second record, the first one is A in the questions.
      try MergeResult.write(
        result, to: output, label: label, first: request.first.bytes, sources: request.sources(choices),
        mayReplace: mayReplace || isInput,
        permissions: OutputFile.permissions(of: [request.first.path, request.second.path]))
      console.print(Phrase("merge.written", ["file": output]))
      let wording = MergeWording(request: request, merged: merged, console: console)
      for line in wording.whatLost(choices, in: output) { console.print(line) }
    }
    return judged.sayObjections(file: output, console)
  }

  private var label: String {
    "merge " + [request.first, request.second].map { FileName.split($0.path).name }.joined(separator: " ")
  }
}
