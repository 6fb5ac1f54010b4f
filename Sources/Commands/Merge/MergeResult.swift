import Bounds
import FileNames
import Glibc
import MatchMerging
import Phrases
import Storage

/// Writes merged matches, with everything they were made of in the history beside them.
enum MergeResult {
  /// - Parameters:
  ///   - steps: contents that the history passes through, the result last.
  ///   - mayReplace: whether another file that is there may be replaced.
  ///   - permissions: the maximum file mode; nil for the usual one.
  static func write(
    _ steps: [(bytes: [UInt8], label: String)], to path: String, mayReplace: Bool, permissions: mode_t? = nil
  ) throws(Failure) {
    guard let result = steps.last?.bytes, let start = steps.first?.bytes else { return }
    do throws(FileError) {
      try StoredFile.check(result, path, limit: Bounds.matchFile)
      guard OutputFile.exists(path) else {
        let file = try StoredFile.create(path, result, permissions: permissions ?? 0o666)
        remember(steps.dropFirst(), from: start, in: UndoHistory(path: file.historyPath, contents: start))
        return
      }
      guard mayReplace else { throw FileError.exists(path: path) }
      let file = try StoredFile.open(path, limit: Bounds.matchFile)
      try file.lock()
      if let permissions { OutputFile.narrow(path, permissions) }
      // Before the save, as when a line is recorded.
      let history = UndoHistory(path: file.historyPath, contents: file.contents)
      remember(steps[...], from: file.contents, in: history)
      if file.contents != result { _ = try file.save(result) }
    } catch {
      throw .file(error)
    }
  }

  /// A merge with answers is a step even if it changes nothing, because `--restore` needs its label.
  private static func hasAnswers(_ label: String) -> Bool {
    MergeAnswers(label: label)?.choices.answers.isEmpty == false
  }

  private static func remember(
    _ steps: ArraySlice<(bytes: [UInt8], label: String)>, from start: [UInt8], in history: UndoHistory
  ) {
    var current = start
    for step in steps where step.bytes != current || hasAnswers(step.label) {
      history.step(from: current, to: step.bytes, label: step.label)
      current = step.bytes
    }
  }
}

/// A merge done before, found in the history of its result.
struct PastMerge {
  let request: MergeRequest
  let answers: MergeAnswers
  /// What the merge wrote.
  let result: MergeInput

  /// - Throws: `Failure` if the history holds no merge.
  init(of file: MergeInput, _ console: Console) throws(Failure) {
    var steps: [PastContents.Step] = []
    var found: MergeAnswers?
    // The contents before a merge are its records, the base before them.
    file.past.walkBack { step in
      if found == nil, let answers = MergeAnswers(label: step.label) { found = answers }
      if found != nil { steps.append(step) }
      return steps.count < 3
    }
    // A merge at the prompt is one step, without the records before it: `undo` takes it back.
    guard let found, steps.count >= 2, steps[0].label.hasPrefix("merge \(steps[1].label) ") else {
      throw .text([TextProblem(file: file.path, line: nil, what: .said(Phrase("merge.never-merged")))])
    }
    let hasBase = steps[0].label.split(separator: " ").contains("base")
    // Merged in place, the first record's own history may come before the second; then there is no step for it.
    let base = hasBase && steps.count > 2 ? try MergeInput(file.path, steps[2].before) : nil
    request = try MergeRequest(
      MergeInput(steps[1].label, steps[0].before), MergeInput(file.path, steps[1].before), base: base,
      isSameMatch: true, looksForBase: false, console)
    answers = found
    result = try MergeInput(file.path, steps[0].after)
  }

  /// The current file with the other statement in the place of the one that was taken.
  func restoring(_ number: Int, in current: MergeInput) throws(Failure) -> MergedMatch {
    var flipped = answers
    let contradictions = request.merged(answers.choices).contradictions
    guard contradictions.indices.contains(number - 1) else {
      let phrase = Phrase("merge.no-such-question", ["number": number], count: contradictions.count)
      throw .text([TextProblem(file: current.path, line: nil, what: .said(phrase))])
    }
    switch answers.choices.answers[number] {
    case .take(let record)?: flipped.choices.answers[number] = .take(record.other)
    case nil: flipped.choices.answers[number] = .take(.second)
    case .both?:
      throw .text([
        TextProblem(file: current.path, line: nil, what: .said(Phrase("merge.nothing-lost", ["number": number])))
      ])
    }
    let bytes = request.writer.bytes(of: request.merged(flipped.choices).match)
    let other = try MergeInput(current.path, bytes)
    return MatchMerge(current.match, other.match, base: result.match, rules: current.rules).merged()
  }
}
