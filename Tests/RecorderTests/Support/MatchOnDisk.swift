import Foundation
import Phrases
import ProgramInProcess
import TestSupport
import Testing

/// A match created and recorded by the program. Tests see only its language, its answers and its file.
final class MatchOnDisk {
  let folder: String
  let path: String
  /// The value of `--clock` in seconds since 1970.
  var clock = 1_700_000_000

  /// - Parameters:
  ///   - rules: the value of `new --rules`.
  ///   - rulesFile: the text of a rule file to use instead.
  ///   - set: overridden parameters as `key=value`.
  ///   - home: numbers of the home side, with substitutes after a hyphen; nil for the initial line-up.
  init(
    rules: String = "official", rulesFile: String? = nil, set: [String] = [], us: String = "home",
    home: String? = MatchOnDisk.eighteen,
    away: String? = MatchOnDisk.eighteen
  ) throws {
    folder = NSTemporaryDirectory() + "futbolstats-" + UUID().uuidString
    path = folder + "/match.xml"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var rules = rules
    if let rulesFile {
      rules = folder + "/club.rules"
      try rulesFile.write(toFile: rules, atomically: true, encoding: .utf8)
    }
    var arguments = ["new", path, "--home", "Home", "--away", "Away", "--rules", rules, "--us", us]
    // The same in all matches, so that their files can be compared.
    arguments += ["--id", String(repeating: "0123456789abcdef", count: 2)]
    for parameter in set { arguments += ["--set", parameter] }
    for (side, squad) in [("home", home), ("away", away)] {
      guard let squad else { continue }
      let file = folder + "/\(side).txt"
      let lines = squad.split(separator: " ").map { $0 == "-" ? "---" : $0 }
      try lines.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
      arguments += ["--\(side)-squad", file]
    }
    let made = try runInProcess(arguments)
    guard made.status == .exited(0) else { throw Unusable(what: made.error) }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  struct Unusable: Error { let what: String }

  /// Eleven starters and seven substitutes.
  static let eighteen = "1 2 3 4 5 6 7 8 9 10 11 - 12 13 14 15 16 17 18"

  /// Starts the program in English.
  func program(_ arguments: [String], text: String = "") throws -> RunResult {
    try run(builtProduct("futbolstats"), arguments, text: text, environment: ["LC_ALL": "C.UTF-8"], directory: folder)
  }

  // MARK: - Recording

  /// Sends lines in one run and returns the answers.
  func send(_ lines: [String]) throws -> [Answer] {
    // Between lines, a search for a nonexistent player marks the boundary of answers.
    let mark = "§§"
    let script = lines.map { $0 + "\nfind \(mark)\n" }.joined()
    let ended = try runInProcess(
      ["record", path, "--input", "-", "--keep-going", "--clock", String(clock)], text: script)
    var answers = lines.map { Answer(line: $0) }
    var index = 0
    for line in ended.output.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.contains(mark) { index += 1 } else if index < answers.count { answers[index].said.append(String(line)) }
    }
    for line in ended.error.split(separator: "\n") {
      guard let complaint = Answer.Complaint(line), complaint.line % 2 == 1, complaint.line / 2 < answers.count else {
        throw Unusable(what: ended.error)
      }
      answers[complaint.line / 2].complaint = complaint
    }
    if index != lines.count { throw Unusable(what: "\(index) of \(lines.count) lines answered: \(ended.error)") }
    return answers
  }

  /// Sends steps in one run and checks their outcomes.
  @discardableResult
  func play(_ steps: Step..., at location: SourceLocation = #_sourceLocation) throws -> [Answer] {
    try play(steps, at: location)
  }

  @discardableResult
  func play(_ steps: [Step], at location: SourceLocation = #_sourceLocation) throws -> [Answer] {
    var lines: [String] = []
    for step in steps {
      lines.append(step.line)
      if step.fate != .accepted { lines.append(step.line + " !") }
      if case .warned = step.fate { lines.append("xml") }
    }
    let answers = try send(lines)
    var next = answers[...]
    for step in steps {
      let answer = next.removeFirst()
      switch step.fate {
      case .accepted:
        #expect(answer.complaint == nil, "\(step.line): \(answer.complaint?.message ?? "")", sourceLocation: location)
        expect(step.says, in: answer.text, step, location)
      case .refused:
        let confirmed = next.removeFirst()
        #expect(answer.complaint != nil, "accepted: \(step.line): \(answer.text)", sourceLocation: location)
        #expect(confirmed.complaint != nil, "accepted: \(step.line) !: \(confirmed.text)", sourceLocation: location)
        expect(step.says, in: answer.complaint?.message ?? "", step, location)
        #expect(answer.complaint?.message.contains("add !") != true, "\(step.line) offers !", sourceLocation: location)
      case .warned(let law):
        let confirmed = next.removeFirst()
        let file = next.removeFirst()
        #expect(answer.complaint != nil, "accepted: \(step.line): \(answer.text)", sourceLocation: location)
        expect("add !", in: answer.complaint?.message ?? "", step, location)
        expect(step.says, in: answer.complaint?.message ?? "", step, location)
        #expect(
          confirmed.complaint == nil, "\(step.line) !: \(confirmed.complaint?.message ?? "")", sourceLocation: location)
        #expect(marks(file.said).contains(law), "no mark \(law) in:\n\(file.text)", sourceLocation: location)
      }
    }
    return answers
  }

  private func expect(_ part: String, in text: String, _ step: Step, _ location: SourceLocation) {
    guard !part.isEmpty else { return }
    #expect(text.contains(part), "\(step.line)", sourceLocation: location)
  }

  // MARK: - Reading the results

  /// The answer to one line.
  func ask(_ line: String) throws -> [String] { try send([line])[0].said }

  /// The laws that actions are marked with, in the order of the log.
  func marks() throws -> [String] { marks(try ask("xml")) }

  private func marks(_ file: [String]) -> [String] {
    file.flatMap { attribute("avis", of: $0)?.split(separator: " ").map(String.init) ?? [] }
  }

  /// The status of each listed player of a side, `l` or `v`: `starter, goalkeeper`, `sent off 20', yellow 20'`.
  func statuses(_ side: some StringProtocol) throws -> [Int: String] {
    var found: [Int: String] = [:]
    for line in try ask("lineup \(side)") {
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2, let number = Int(words[0]) else { continue }
      found[number] = String(words[1].drop { $0 == " " })
    }
    return found
  }

  /// The status of a player: `l9`.
  func status(_ player: String) throws -> String {
    try statuses(player.prefix(1))[Int(player.dropFirst()) ?? 0] ?? ""
  }

  /// Number of a side's players on the field.
  func men(_ side: String) throws -> Int {
    try statuses(side).values.count { status in
      (status.hasPrefix("starter") || status.hasPrefix("came on")) && !status.contains("sent off")
        && !status.contains("substituted") && !status.contains("left ")
    }
  }

  func score() throws -> String { try ask("score").first ?? "" }
  func todo() throws -> String { try ask("todo").joined(separator: "\n") }
  func headsUp() throws -> String { try ask("heads-up").joined(separator: "\n") }

  /// A statistic of a side or player from `stats`: the last column of its line. Zeros have no line.
  func statistic(_ name: String, of subject: String) throws -> String {
    let answer = try send(["stats \(subject)"])[0]
    if let complaint = answer.complaint { throw Unusable(what: complaint.message) }
    if let value = answer.said.first(where: { $0.hasPrefix(name + "  ") })?.split(separator: " ").last {
      return String(value)
    }
    guard Self.statistics.contains(name) else { throw Unusable(what: "no statistic is called \(name)") }
    return "0"
  }

  /// The names of the statistics in English, except those that rules declare.
  private static let statistics = Set(
    Catalogue.builtIn(.en).keys.filter { $0.hasPrefix("stat.") }.map { Phrasebook(.en)(Phrase($0)) })

  func bytes() throws -> [UInt8] { Array(try Data(contentsOf: URL(fileURLWithPath: path))) }

  /// Replaces the file as with an editor.
  func write(_ text: String) throws { try text.write(toFile: path, atomically: true, encoding: .isoLatin1) }

  func xml() throws -> String { String(decoding: try bytes(), as: Unicode.UTF8.self) }

  /// Lines of the file with this element.
  func elements(_ name: String) throws -> [String] {
    try xml().split(separator: "\n").filter { $0.contains("<\(name) ") }.map(String.init)
  }
}

/// The value of an attribute in a line of the file, if present.
func attribute(_ name: String, of element: String) -> String? {
  guard let start = element.firstRange(of: " \(name)=\"") else { return nil }
  return String(element[start.upperBound...].prefix { $0 != "\"" })
}
