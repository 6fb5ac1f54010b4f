import CommandSupport
import MatchMerging
import MatchXML
import Phrases
import RecordingSession

/// `merge FILE` at the prompt: merges another record into the match that is being recorded.
struct PromptMerge {
  let path: String
  let contents: [UInt8]
  let console: Console

  /// - Returns: nil if a question was not answered.
  func merge(_ source: MergeSource) throws(Failure) -> MergedRecord? {
    let request = try MergeRequest(
      MergeInput(path, contents), MergeInput(source.file), base: nil, isSameMatch: source.isSameMatch,
      advice: "merge.other-match-here", console)
    let draft = request.merged()
    let wording = MergeWording(request: request, merged: draft, console: console)
    let summary = wording.summary()
    let found = [request.note].compactMap(\.self) + summary + wording.openLines(of: [request.second])
    var said = found.map { console.book($0) }
    var choices = MergeChoices()
    for (index, contradiction) in draft.contradictions.enumerated() {
      guard let ask = source.ask else {
        let phrase = Phrase("merge.asks-at-the-prompt", count: draft.contradictions.count)
        throw .problem(phrase, in: source.file)
      }
      let offered = wording.choices(contradiction)
      let question = ServiceQuestion(
        said: said, "\(index + 1)/\(draft.contradictions.count) \(wording.question(contradiction))",
        offered.map(\.asked))
      guard let chosen = ask(question) else { return nil }
      said = []
      choices.answers[index + 1] = offered[chosen].choice
    }
    let merged = request.merged(choices)
    let judged = try MatchLoading().load(request.writer.bytes(of: merged.match), file: path)
    OutputFile.narrow(path, OutputFile.permissions(of: [path, source.file]))
    let result = MergeWording(request: request, merged: merged, console: console)
    // The answers may have changed the score and the counts.
    let counts = result.summary()
    if counts != summary { said += counts.map { console.book($0) } }
    said += judged.objections(file: path, console).map(\.text)
    said += result.whatLost(choices, in: path).map { console.book($0) }
    let sources = request.sources(choices)
    return MergedRecord(
      judged.accepted.match, said: said, source: MergedSource(answers: sources.note, contents: sources.contents))
  }
}
