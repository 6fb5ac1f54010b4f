import MatchModel

/// What the program itself writes into a timeline, so that its own files come back exactly: what it is, the second of the
/// period, its place in the file, and whatever else there is: `gol 750.0 17`, `canvi - 20 interval`,
/// `accio 812 23 tipus:duel resultat:guanyat`, `falta 812 23 tipus:indirecta`.
struct OwnMark {
  let kind: TimelineKind
  /// Nil where only the minute is known.
  let second: Double?
  let order: Int
  let isInterval: Bool
  /// Which of the actions that the game declares, and how it ended.
  let action: ActionCode?
  /// Which of the ways of scoring that it declares.
  let score: ScoreCode?
  /// Which of the kinds of foul that it declares.
  let foul: FoulCode?
  /// Which of the sanctions that it declares.
  let card: CardColor?
  let outcome: Outcome?

  /// Nil where an instance has none that could be ours.
  init?(_ instance: TimelineDocument.Instance) {
    guard let text = instance.labels.first(where: { $0.group == "futbolstats" })?.text else { return nil }
    let parts = text.split(separator: " ")
    guard parts.count >= 3, let kind = TimelineKind(mark: String(parts[0])), let order = Int(parts[2]) else {
      return nil
    }
    (self.kind, self.order) = (kind, order)
    second = Double(parts[1])
    let more = parts[3...]
    isInterval = more.contains("interval")
    func value(_ key: String) -> String? {
      more.first { $0.hasPrefix(key + ":") }.map { String($0.dropFirst(key.count + 1)) }
    }
    action = value("tipus").map(ActionCode.init(rawValue:))
    score = value("tipus").map(ScoreCode.init(rawValue:))
    foul = value("tipus").map(FoulCode.init(rawValue:))
    card = value("tipus").map(CardColor.init(rawValue:))
    outcome = value("resultat").map(Outcome.init(rawValue:))
  }
}
