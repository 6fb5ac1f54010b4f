public enum HelpTopic: String, CaseIterable, Sendable {
  case clauses, time, modifiers, corrections, players, looking
  public var wordsKey: String { "words.topic.\(rawValue)" }
  public var titleKey: String { "topic.\(rawValue).title" }
}
