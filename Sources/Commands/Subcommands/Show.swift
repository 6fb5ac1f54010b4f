import CommandSupport
import MatchModel
import MatchRules
import Phrases
import RecordingSession

extension Command {
  private static let subject = Option("of", value: Placeholder("l|v|l9", words: ["l", "v"]), help: "option.show.of")

  static let show = Command(
    .show, operands: [.file, .some(ofWords: MatchView.Section.allCases.map(\.wordsKey))], options: [subject]
  ) { arguments, console throws(Failure) in
    try arguments.requireOperands("FILE")
    let path = arguments.operands[0]
    var sections = try arguments.operands.dropFirst().map { word throws(Failure) in
      guard let section = MatchView.Section.named(word) else {
        throw .usage(.unknownWord(word, known: MatchView.Section.allCases.map { $0.name(in: console.book) }))
      }
      return section
    }
    let loaded = try MatchLoading().load(path)
    let ledger = loaded.ledger
    let whose = try arguments.value(subject, expected: Phrase("usage.expects-side-or-player")) {
      Self.subject($0, in: ledger.match)
    }
    if sections.isEmpty { sections = whose == nil ? MatchView.Section.allCases : [.stats] }
    for line in Disagreements.lines(of: loaded, console) { console.say(line) }
    let open = sections.contains(.state) ? InputFile.openLines(of: path) : []
    let view = MatchView(
      ledger: ledger, subject: whose ?? .match, path: path, openLines: open,
      words: console.words.adapted(to: ledger.rules))
    for (index, section) in sections.enumerated() {
      if index > 0 { console.print("") }
      for line in view.lines(of: section) { console.print(line) }
    }
    return true
  }

  /// A side or a player in the prompt's notation: `l`, `v`, `l9`. Nil if it is neither.
  private static func subject(_ word: String, in match: Match) -> StatisticsSubject? {
    let sides: [Character: Side] = ["l": .home, "v": .away]
    guard let side = word.first.flatMap({ sides[$0] }) else { return nil }
    if word.count == 1 { return .team(side) }
    return ShirtNumber(word.dropFirst()).flatMap(match[side].player(numbered:)).map { .player(side, $0) }
  }
}
