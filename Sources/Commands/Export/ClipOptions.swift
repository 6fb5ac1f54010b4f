import CommandSupport
import Exchange
import MatchModel
import MatchRules
import Phrases

struct ClipOptions {
  static let halves = (1...4).map { Option("half\($0)", value: "TIME", help: "option.export.half") }
  static let videoStart = Option("video-start", value: "TIME", help: "option.export.video-start")
  static let before = Option("before", value: "SECONDS", help: "option.export.before")
  static let after = Option("after", value: "SECONDS", help: "option.export.after")
  static let kinds = Option(
    "kinds", value: Placeholder("KINDS", words: kindTable.map(\.code)), help: "option.export.kinds")
  static let team = Option("team", choices: ["all", "ours"], help: "option.export.team")
  static let all = halves + [videoStart, before, after, kinds, team]

  /// The names of the event kinds in the stylesheets, and the keys of their words.
  private static let kindTable: [(code: String, words: String)] = ActionKind.allCases.compactMap { kind in
    kind == .own ? nil : kind.foreign.map { ($0.clip, $0.words) }
  }

  let offsets: VideoOffsets
  let before: Double
  let after: Double
  let kinds: [String]
  let team: String

  init(_ arguments: Arguments, _ ledger: Ledger) throws(Failure) {
    let match = ledger.match
    let said = try Self.positions(arguments)
    let firstStart = match.actions.lazy.compactMap { $0 as? PeriodStart }.compactMap(\.moment.wallClock).first
    let start = try arguments.value(Self.videoStart, expected: Phrase("usage.expects-time-of-day")) {
      VideoTime.instant($0, near: firstStart)
    }
    offsets = VideoOffsets(match, halves: said, videoStart: start, isStopped: ledger.mayHaveStoppedClock)
    before = try Self.seconds(Self.before, arguments) ?? 8
    after = try Self.seconds(Self.after, arguments) ?? 5
    team = arguments.value(Self.team) ?? "all"
    kinds = try Self.kinds(arguments, ledger.rules)
  }

  /// The given positions of periods in the video in seconds, by number of period.
  static func positions(_ arguments: Arguments) throws(Failure) -> [Int: Double] {
    var said: [Int: Double] = [:]
    for (period, option) in zip(1..., halves) {
      said[period] = try arguments.value(option, expected: Phrase("usage.expects-video-time"), VideoTime.seconds)
    }
    return said
  }

  /// A number of seconds, up to an hour; nil if it is not given.
  static func seconds(_ option: Option, _ arguments: Arguments) throws(Failure) -> Double? {
    try arguments.value(option, expected: Phrase("usage.expects-seconds")) { text in
      VideoTime.seconds(text).flatMap { $0 <= 3600 ? $0 : nil }
    }
  }

  /// The kinds by the names that the stylesheets use; actions declared by the rule set are `own:CODE`.
  private static func kinds(_ arguments: Arguments, _ rules: RuleSet) throws(Failure) -> [String] {
    guard let text = arguments.value(kinds) else { return [] }
    var codes: [String] = []
    for word in text.split(separator: ",") {
      let typed = folded(word.split(separator: " ").joined(separator: " "))
      if let found = kindTable.first(where: { $0.code == typed || Phrasebook.accepts(typed, as: $0.words) }) {
        codes.append(found.code)
      } else if let declared = rules.kindsOfItsOwn.first(where: { rules.isCalled(typed, $0) }) {
        codes.append("own:" + declared)
      } else {
        let known = kindTable.map(\.code) + rules.kindsOfItsOwn
        throw .usage(.unknownWord(String(word), known: known))
      }
    }
    return codes
  }
}

extension RuleSet {
  /// The codes of the actions and scoring methods declared by the rule set.
  fileprivate var kindsOfItsOwn: [String] { actions.map(\.code.rawValue) + scores.map(\.code.rawValue) }

  /// True if the text is the code itself or a word for it in any language.
  fileprivate func isCalled(_ typed: String, _ code: String) -> Bool {
    let known = Language.allCases.flatMap { words[code]?.words(in: $0.code) ?? [] }
    return ([code] + known).contains { folded($0.replacing("_", with: " ")) == typed }
  }
}
