import Bounds
import CommandSupport
import Glibc
import MatchModel
import Phrases

/// The options of `new` and `next` for the details of a match.
enum DetailOptions {
  static let date = Option("date", value: "YYYY-MM-DD", help: "option.new.date")
  static let time = Option("time", value: "HH:MM", help: "option.new.time")
  static let venue = Option("venue", value: "TEXT", help: "option.new.venue")
  static let competition = Option("competition", value: "TEXT", help: "option.new.competition")
  static let season = Option("season", value: "TEXT|FOLDER", repeats: true, help: "option.new.season")
  static let round = Option("round", value: "TEXT", help: "option.new.round")
  static let group = Option("group", value: "TEXT", help: "option.new.group")
  static let stage = Option("stage", value: "TEXT", help: "option.new.stage")
  static let referee = Option("referee", value: "TEXT", help: "option.new.referee")

  static let all = [date, time, venue, competition, season, round, group, stage, referee]

  static func details(_ arguments: Arguments) throws(Failure) -> MatchDetails {
    var details = MatchDetails()
    details.date = try arguments.date(date) ?? ""
    details.time =
      try arguments.value(time, expected: Phrase("usage.expects-time")) { DetailsCheck.isTime($0) ? $0 : nil } ?? ""
    for (option, path) in texts {
      let text = arguments.value(option) ?? ""
      try checkLength(text, option)
      details[keyPath: path] = text
    }
    // A folder contains the season's matches; any other text is its name.
    if let name = arguments.values(season).last(where: { !OutputFile.isFolder($0) }) {
      guard !isPath(name) else { throw .file(.system(.open, path: name, errno: ENOENT)) }
      try checkLength(name, season)
      details.season = name
    }
    return details
  }

  private static let texts: [(option: Option, path: WritableKeyPath<MatchDetails, String> & Sendable)] = [
    (venue, \.venue), (competition, \.competition), (round, \.round), (group, \.group), (stage, \.stage),
    (referee, \.referee),
  ]

  /// True if the text can only be a folder, such as `../league`, and not the name of a season, such as `2026/27`.
  private static func isPath(_ text: String) -> Bool {
    ["/", "./", "../", "~"].contains(where: text.hasPrefix) || text.hasSuffix("/")
  }

  static func checkLength(_ text: String, _ option: Option) throws(Failure) {
    guard text.unicodeScalars.count <= Bounds.text else {
      let expected = Phrase("usage.expects-short-text", ["most": Bounds.text])
      throw .usage(.badValue(option.flag, text, expected: expected))
    }
  }
}
