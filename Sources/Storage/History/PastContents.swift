import Text

/// Reads the earlier contents of a stored file from the history next to it. The file may be in use.
public struct PastContents {
  /// A step that was carried out and not undone.
  public struct Step {
    /// The label that the caller gave the step.
    public let label: String
    public let before: [UInt8]
    public let after: [UInt8]
    public let sources: StepSources?
  }

  private let contents: [UInt8]
  private var patches: [HistoryPatch] = []

  /// A history larger than this is not read.
  private static let limit = 1 << 28

  /// - Parameters:
  ///   - path: ``StoredFile/historyPath``.
  ///   - contents: the current contents of the stored file. A history that does not match them is ignored.
  public init(path: String, contents: [UInt8]) {
    self.contents = contents
    guard let bytes = readFile(path, limit: Self.limit) else { return }
    var undone: [HistoryPatch] = []
    for body in HistoryRecord.bodies(in: bytes) {
      guard let record = HistoryRecord(body: body) else { break }
      switch record {
      case .step(let patch):
        patches.append(patch)
        undone = []
      case .undone: if let patch = patches.popLast() { undone.append(patch) }
      case .redone: if let patch = undone.popLast() { patches.append(patch) }
      case .note: break
      }
    }
    if patches.last?.after != Fingerprint(contents) { patches = [] }
  }

  /// The steps, most recent first, for as long as `body` returns true.
  public func walkBack(_ body: (Step) -> Bool) {
    var after = contents
    for patch in patches.reversed() {
      guard let before = patch.difference.inverse.applied(to: after), Fingerprint(before) == patch.before,
        body(Step(label: patch.label, before: before, after: after, sources: patch.sources))
      else { return }
      after = before
    }
  }

  /// The latest contents that both files have had or were merged from; nil if there are none.
  public static func latestCommon(_ one: PastContents, _ other: PastContents) -> [UInt8]? {
    // A second merge of two records starts from the first one.
    let known =
      [Fingerprint(one.contents)] + one.patches.map(\.before)
      + one.patches.flatMap { ($0.sources?.contents ?? []).map { Fingerprint($0) } }
    if known.contains(Fingerprint(other.contents)) { return other.contents }
    var common: [UInt8]?
    other.walkBack { step in
      common = ([step.before] + (step.sources?.contents ?? [])).first { known.contains(Fingerprint($0)) }
      return common == nil
    }
    return common
  }
}
