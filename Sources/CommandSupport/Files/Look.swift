import Bounds
import MatchModel
import MatchReports
import MatchRules
import Phrases
import Text

/// A club's look for its pages and cards, from a text file with a line `key = value` for each key. Lines that begin
/// with `#` are comments.
package struct Look: Sendable {
  package static let option = Option("look", value: "FILE", help: "option.look")

  private enum Key: String, CaseIterable {
    /// The club's name. If it is not given, the club is the side for which the match was recorded.
    case team
    case colour, crest, sponsor, font

    /// Maximum number of characters of a value.
    var limit: Int { self == .sponsor ? 100 : self == .font ? 60 : Bounds.text }
  }

  private let values: [Key: String]

  /// The look given on the command line; empty if there is none.
  package init(_ arguments: Arguments) throws(Failure) {
    values = if let path = arguments.value(Self.option) { try Self.read(path) } else { [:] }
  }

  private static func read(_ path: String) throws(Failure) -> [Key: String] {
    var values: [Key: String] = [:]
    let text = try InputFile.text(of: path)
    var problems: [TextProblem] = []
    var lines: [Key: Int] = [:]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = line.trimmed
      if line.isEmpty || line.hasPrefix("#") { continue }
      do throws(LookProblem) {
        let (key, value) = try Self.entry(line)
        if let first = lines[key] { throw .wrong(Phrase("look.twice", ["key": key.rawValue, "line": first])) }
        lines[key] = index + 1
        values[key] = value
      } catch {
        problems.append(TextProblem(file: path, line: index + 1, what: error.phrase))
      }
    }
    guard problems.isEmpty else { throw .text(problems) }
    if let crest = values[.crest], !crest.isEmpty {
      values[.crest] = try Crest.address(
        crest.hasPrefix("/") || path == "-" ? crest : FileName.join(FileName.split(path).folder, crest))
    }
    return values
  }

  private struct LookProblem: Error {
    let phrase: Phrase
    static func wrong(_ phrase: Phrase) -> LookProblem { LookProblem(phrase: phrase) }
  }

  private static func entry(_ line: String) throws(LookProblem) -> (Key, String) {
    guard let equals = line.firstIndex(of: "=") else { throw .wrong(Phrase("look.not-a-line", ["text": line])) }
    let name = line[..<equals].trimmed
    let value = line[line.index(after: equals)...].trimmed
    guard let key = Key(rawValue: name) else { throw .wrong(unknown(name)) }
    guard value.unicodeScalars.count <= key.limit else {
      throw .wrong(Phrase("look.too-long", ["key": name, "most": key.limit]))
    }
    if let what = problem(key, value) { throw .wrong(Phrase(what, ["value": value])) }
    return (key, value)
  }

  private static func unknown(_ name: String) -> Phrase {
    let known = Key.allCases.map(\.rawValue)
    let what = Phrase("look.unknown-key", ["key": name, "known": known.joined(separator: ", ")])
    return what.suggesting(name, in: known)
  }

  /// The message for an invalid value. The stylesheets ignore the same values.
  private static func problem(_ key: Key, _ value: String) -> String? {
    switch key {
    case .colour:
      return TeamLook.isColour(value) ? nil : "look.bad-colour"
    case .font:
      let isPlain = value.allSatisfy { " -".contains($0) || $0.isASCII && ($0.isLetter || $0.isNumber) }
      return isPlain ? nil : "look.bad-font"
    case .team, .crest, .sponsor: return nil
    }
  }
}

extension Look {
  /// The look as parameters of a match's stylesheets.
  /// - Parameters:
  ///   - ours: the club's side, unless the look names the club.
  ///   - given: parameters that take precedence.
  package func parameters(
    home: String, away: String, ours: Side?, given: [ReportStylesheet.Parameter] = []
  ) -> [ReportStylesheet.Parameter] {
    var side = ours
    if let team = values[.team], !team.isEmpty {
      side = folded(home) == folded(team) ? .home : folded(away) == folded(team) ? .away : nil
    }
    return ((side.map(sided) ?? []) + common).filter { mine in !given.contains { $0.name == mine.name } }
  }

  /// The look as parameters of a season's stylesheets, which treat the club as the home side.
  package var ofSeason: [ReportStylesheet.Parameter] { sided(.home) + common }

  private func sided(_ side: Side) -> [ReportStylesheet.Parameter] {
    [Key.colour, .crest].compactMap { key in values[key].map { ("\(side.name)-\(key.rawValue)", $0) } }
  }

  private var common: [ReportStylesheet.Parameter] {
    [Key.sponsor, .font].compactMap { key in values[key].map { (key.rawValue, $0) } }
  }
}
