import MatchModel

/// The text of a rule set, read as a whole: what it says, and everything that is wrong with it.
public struct RuleSetText: Sendable {
  /// What could be read of it.
  public private(set) var rules: RuleSet
  /// Everything that is wrong, by line; what is of none comes last.
  public private(set) var problems: [(line: Int?, problem: RuleSet.Problem)] = []
  /// The line that each key was set in last.
  private var lines: [String: Int] = [:]
  /// The fewest to go on, as it was told last.
  private var minimumOn: String?

  /// Reads `key = value` lines; `#` begins a comment. What is not set stays as in `base`.
  public init(_ text: String, base: RuleSet = RuleSet()) {
    rules = base
    for (index, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      do throws(RuleSet.Problem) { try take(raw.prefix { $0 != "#" }, line: index + 1) } catch {
        problems.append((index + 1, error))
      }
    }
    // It is told beside the fewest to start, in whatever order the lines are.
    if let minimumOn { try? rules.set("minimum-on", to: minimumOn) }
    for problem in rules.problems { add(problem) }
  }

  private mutating func take(_ text: Substring, line: Int) throws(RuleSet.Problem) {
    let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(\.trimmed)
    if halves == [""] { return }
    guard halves.count == 2, !halves[0].isEmpty else { throw .notAParameter(line: line, text: text.trimmed) }
    try rules.set(halves[0], to: halves[1], line: line)
    lines[halves[0]] = line
    if halves[0] == "minimum-on" { minimumOn = halves[1] }
  }

  /// Takes in what is wrong with several lines together, at the line that it is about.
  public mutating func add(_ problem: RuleSet.Problem) {
    let key: String? =
      switch problem {
      case .minimumAbovePlayers: lines["minimum"] == nil ? "players" : "minimum"
      case .minimumOnAboveMinimum: lines["minimum-on"] == nil ? "minimum" : "minimum-on"
      case .wordsOfNothing(let key), .lettersOfNothing(let key, _), .noSuchSanction(let key, _): key
      // Time-outs are declared by having them.
      case .twoReadings(let key, _, _):
        lines[key] == nil && key.hasSuffix(".\(ActionCode.timeOut.rawValue)") ? "time-outs" : key
      // What makes it so is the sanction's, where the sum is as in every game.
      case .sumUnreachable(let key):
        lines[key] == nil
          ? rules.sums.first { key.hasSuffix(".\($0.code.rawValue)") }?.kinds
            .map { "sanction.\($0.rawValue)" }.first { lines[$0] != nil } : key
      case .notAParameter, .unknown, .badValue, .tooManyDeclared: nil
      }
    let line = key.flatMap { lines[$0] }
    let place = problems.firstIndex { ($0.line ?? Int.max) > (line ?? Int.max) } ?? problems.endIndex
    problems.insert((line, problem), at: place)
  }
}
