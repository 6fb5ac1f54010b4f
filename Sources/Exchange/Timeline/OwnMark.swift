import MatchModel

/// A mark that the program writes into timelines so that it can restore the events of its own files: kind, second of
/// the period, position in the file, and details: `gol 750.0 17`, `canvi - 20 interval`, `accio 812 23 tipus:duel
/// resultat:guanyat`, `falta 812 23 tipus:indirecta`.
struct OwnMark {
  let kind: TimelineKind
  /// Nil if only the minute is known.
  let second: Double?
  let order: Int
  let isInterval: Bool
  /// The declared action, way of scoring, foul or sanction.
  let type: String?
  let outcome: Outcome?

  /// Longer than any period. Also keeps out values that are not numbers, such as "nan".
  private static let secondLimit = 1e6

  init?(_ instance: TimelineDocument.Instance) {
    guard let text = instance.labels.first(where: { $0.group == "futbolstats" })?.text else { return nil }
    let parts = text.split(separator: " ")
    guard parts.count >= 3, let kind = TimelineKind(mark: String(parts[0])), let order = Int(parts[2]) else {
      return nil
    }
    self.kind = kind
    self.order = order
    second = Double(parts[1]).flatMap { $0.magnitude < Self.secondLimit ? $0 : nil }
    let more = parts[3...]
    isInterval = more.contains("interval")
    func value(_ key: String) -> String? {
      more.first { $0.hasPrefix(key + ":") }.map { String($0.dropFirst(key.count + 1)) }
    }
    type = value("tipus")
    outcome = value("resultat").map(Outcome.init(rawValue:))
  }
}
