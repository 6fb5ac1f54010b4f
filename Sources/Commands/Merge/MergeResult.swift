import Bounds
import CommandSupport
import Glibc
import MatchMerging
import Phrases
import Storage

/// Writes a merged match. Its sources are stored in the history next to it.
enum MergeResult {
  /// - Parameters:
  ///   - label: of the step in the history.
  ///   - first: the first record, from which a new file's history starts.
  ///   - sources: the other record, the base and the answers.
  ///   - mayReplace: true if an existing file may be replaced.
  ///   - permissions: the maximum file mode; nil for the usual one.
  static func write(
    _ result: [UInt8], to path: String, label: String, first: [UInt8]? = nil, sources: StepSources? = nil,
    mayReplace: Bool, permissions: mode_t? = nil
  ) throws(Failure) {
    do throws(FileError) {
      try StoredFile.check(result, path, limit: Bounds.matchFile)
      guard OutputFile.exists(path) else {
        let file = try StoredFile.create(path, result, permissions: permissions ?? 0o666)
        guard let first else { return }
        let history = UndoHistory(path: file.historyPath, contents: first)
        history.step(from: first, to: result, label: label, sources: sources)
        return
      }
      guard mayReplace else { throw FileError.exists(path: path) }
      let file = try StoredFile.open(path, limit: Bounds.matchFile)
      try file.lock()
      if let permissions { OutputFile.narrow(path, permissions) }
      // Write the history before the file, as in recording.
      let history = UndoHistory(path: file.historyPath, contents: file.contents)
      var current = file.contents
      if let first, first != current {
        history.step(from: current, to: first, label: label)
        current = first
      }
      // A merge is a step even if it changes nothing, because `--restore` needs its sources.
      if current != result || sources != nil {
        history.step(from: current, to: result, label: label, sources: sources)
      }
      if file.contents != result { _ = try file.save(result) }
    } catch {
      throw .file(error)
    }
  }
}

/// An earlier merge, found in the history of its result.
struct PastMerge {
  let request: MergeRequest
  let choices: MergeChoices
  let result: MergeInput

  /// The latest merge that asked something, because a file can be merged several times; otherwise the latest.
  /// - Throws: `Failure` if the history contains no merge.
  init(of file: MergeInput, _ console: Console) throws(Failure) {
    var steps: [PastContents.Step] = []
    file.past.walkBack { step in
      if step.sources?.contents.isEmpty == false { steps.append(step) }
      return true
    }
    guard let latest = steps.first else { throw .problem(Phrase("merge.never-merged"), in: file.path) }
    for step in steps {
      let past = try PastMerge(step, path: file.path, console)
      guard past.request.merged(past.choices).contradictions.isEmpty else {
        self = past
        return
      }
    }
    self = try PastMerge(latest, path: file.path, console)
  }

  private init(_ step: PastContents.Step, path: String, _ console: Console) throws(Failure) {
    let sources = step.sources ?? StepSources(note: "", contents: [])
    let base = sources.contents.count > 1 ? try MergeInput(path, sources.contents[1]) : nil
    request = try MergeRequest(
      MergeInput(path, step.before), MergeInput(path, sources.contents[0]), base: base, isSameMatch: true,
      looksForBase: false, console)
    choices = MergeChoices(text: sources.note)
    result = try MergeInput(path, step.after)
  }

  /// The current match with the rejected statement in place of the accepted one.
  func restoring(_ number: Int, in current: MergeInput) throws(Failure) -> MergedMatch {
    var flipped = choices
    let contradictions = request.merged(choices).contradictions
    guard number > 0, number <= contradictions.count else {
      let phrase = Phrase("merge.no-such-question", ["number": number], count: contradictions.count)
      throw .problem(phrase, in: current.path)
    }
    switch choices.answers[number] {
    case .take(let record)?: flipped.answers[number] = .take(record.other)
    case nil: flipped.answers[number] = .take(.second)
    case .both?:
      throw .problem(Phrase("merge.nothing-lost", ["number": number]), in: current.path)
    }
    let bytes = request.writer.bytes(of: request.merged(flipped).match)
    let other = try MergeInput(current.path, bytes)
    let merge = MatchMerge(current.match, other.match, base: result.match, rules: current.rules)
    return merge.merged(merge.merged().choosing(.second))
  }
}
