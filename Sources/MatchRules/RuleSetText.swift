import MatchModel

/// A parsed rule set with all of its errors.
public struct RuleSetText: Sendable {
  /// The valid parts.
  public private(set) var rules: RuleSet
  /// All errors by line. Errors without a line come last.
  public private(set) var problems: [(line: Int?, problem: RuleSet.Problem)] = []
  /// The last line that sets each key.
  private var lines: [String: Int] = [:]
  /// The last value of `minimum-on`.
  private var minimumOn: String?

  /// Parses `key = value` lines; `#` begins a comment. Keys that are not set keep the value of `base`.
  public init(_ text: String, base: RuleSet = RuleSet()) {
    rules = base
    for (index, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      do throws(RuleSet.Problem) { try take(raw.prefix { $0 != "#" }, line: index + 1) } catch {
        problems.append((index + 1, error))
      }
    }
    // Set this last, because it depends on `minimum` and the lines can have any order.
    if let minimumOn { try? rules.set("minimum-on", to: minimumOn) }
    for problem in rules.problems { add(problem) }
  }

  private mutating func take(_ text: Substring, line: Int) throws(RuleSet.Problem) {
    let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(\.trimmed)
    if halves == [""] { return }
    guard halves.count == 2, !halves[0].isEmpty else { throw .notAParameter(text: text.trimmed) }
    try rules.set(halves[0], to: halves[1])
    lines[halves[0]] = line
    if halves[0] == "minimum-on" { minimumOn = halves[1] }
  }

  /// Adds an error about a combination, at the line that it concerns.
  public mutating func add(_ problem: RuleSet.Problem) {
    let key: String? =
      switch problem {
      case .minimumAbovePlayers: lines["minimum"] == nil ? "players" : "minimum"
      case .minimumOnAboveMinimum: lines["minimum-on"] == nil ? "minimum" : "minimum-on"
      case .wordsOfNothing(let key), .lettersOfNothing(let key, _), .noSuchSanction(let key, _): key
      // Time-outs are declared implicitly.
      case .twoReadings(let key, _, _):
        lines[key] == nil && key.hasSuffix(".\(ActionCode.timeOut.rawValue)") ? "time-outs" : key
      // A standard sum is made unreachable by the sanction.
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
