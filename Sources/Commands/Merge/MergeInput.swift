import Bounds
import CommandSupport
import MatchMerging
import MatchModel
import MatchRules
import MatchXML
import Phrases
import Storage

struct MergeInput {
  let path: String
  let bytes: [UInt8]
  let loaded: LoadedMatch

  var match: Match { loaded.accepted.match }
  var rules: RuleSet { loaded.ledger.rules }

  init(_ path: String) throws(Failure) { try self.init(path, InputFile.read(path)) }

  /// - Parameter path: the name of the file in messages.
  init(_ path: String, _ bytes: [UInt8]) throws(Failure) {
    self.path = path
    self.bytes = bytes
    loaded = try MatchLoading().load(bytes, file: path)
  }

  func line(of index: Int?) -> String { index.map { "\(path):\(loaded.read.lines[$0])" } ?? path }

  var openLines: [String] { InputFile.openLines(of: path) }

  var past: PastContents {
    let history = try? StoredFile.open(path, limit: Bounds.matchFile).historyPath
    return PastContents(path: history ?? "", contents: bytes)
  }
}

extension MergeInput {
  /// Writes a match in place of the file's.
  /// - Returns: the match as it will be read, because everything is then derived again by the laws.
  func replace(with match: Match, label: String) throws(Failure) -> LoadedMatch {
    let judged = try MatchLoading().load(loaded.writer.bytes(of: match), file: path)
    try MergeResult.write(loaded.writer.bytes(of: judged.match), to: path, label: label, mayReplace: true)
    return judged
  }
}

/// Two records to merge, and their common version.
struct MergeRequest {
  let first: MergeInput
  let second: MergeInput
  let base: MergeInput?
  /// A message to show before the merge.
  private(set) var note: Phrase?

  /// - Parameters:
  ///   - base: the common version; nil to look it up in the histories and in git.
  ///   - isSameMatch: true if the user says that they are the same match.
  ///   - looksForBase: false to merge without a common version if `base` is nil.
  ///   - advice: key of the message shown if the files are about different matches.
  init(
    _ first: MergeInput, _ second: MergeInput, base: MergeInput?, isSameMatch: Bool, looksForBase: Bool = true,
    advice: String = "merge.other-match", _ console: Console
  ) throws(Failure) {
    self.first = first
    self.second = second
    if let base {
      self.base = base
    } else if looksForBase, let common = Self.latestCommon(first, second) {
      self.base = try? MergeInput(first.path, common)
    } else {
      self.base = nil
    }
    if isSameMatch { return }
    switch MatchIdentity(first.match, second.match) {
    case .same: break
    case .sameTeamsAndDate:
      let areIdentified = !first.match.identifier.isEmpty && !second.match.identifier.isEmpty
      if areIdentified, self.base == nil {
        note = Phrase("merge.created-twice", ["first": first.path, "second": second.path])
      }
    case .different: throw Self.differs(second, first, advice, console)
    }
    if let base, case .different = MatchIdentity(base.match, first.match) {
      throw Self.differs(base, first, "merge.base-of-another", console)
    }
  }

  /// Searches the undo histories, which contain every line, and then git.
  private static func latestCommon(_ first: MergeInput, _ second: MergeInput) -> [UInt8]? {
    PastContents.latestCommon(first.past, second.past)
      ?? GitVersions.latestCommon(GitVersions(of: first.path), GitVersions(of: second.path))
  }

  private static func differs(_ one: MergeInput, _ other: MergeInput, _ key: String, _ console: Console) -> Failure {
    let title = { (input: MergeInput) in
      let teams = Side.allCases.map { console.words.team($0, in: input.match) }.joined(separator: " - ")
      return [input.match.details.date, teams].filter { !$0.isEmpty }.joined(separator: " ")
    }
    let phrase = Phrase(key, ["match": title(one), "file": other.path, "other": title(other)])
    return .problem(phrase, in: one.path)
  }

  func merged(_ choices: MergeChoices = MergeChoices()) -> MergedMatch {
    let merge = MatchMerge(first.match, second.match, base: base?.match, rules: first.rules)
    return merge.merged(choices)
  }

  /// The answers and the merged contents, which the history stores with the result.
  func sources(_ choices: MergeChoices) -> StepSources {
    StepSources(note: choices.text, contents: [second.bytes] + (base.map { [$0.bytes] } ?? []))
  }

  /// Writes the result in the encoding of the first file.
  var writer: MatchWriter { MatchWriter(encoding: first.loaded.read.encoding ?? second.loaded.read.encoding ?? .utf8) }
}
