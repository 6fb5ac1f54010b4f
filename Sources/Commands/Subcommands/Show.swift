import CommandSupport
import MatchModel
import MatchRules
import Phrases
import RecordingSession

extension Command {
  private static let subject = Option("of", value: Placeholder("l|v|l9", words: ["l", "v"]), help: "option.show.of")

  /// Shows a match on the terminal.
  static let show = Command(
    .show,
    operands: [
      .file, .some(ofWords: MatchView.Section.allCases.map(\.wordsKey)),
    ], options: [subject],
    summary: "program.show",
    help: "program.show.help"
  ) { arguments, console throws(Failure) in
    try arguments.requireOperands("FILE")
    let path = arguments.operands[0]
    var sections: [MatchView.Section] = []
    for word in arguments.operands.dropFirst() {
      guard let section = MatchView.Section(named: word) else {
        throw .usage(.unknownWord(word, known: MatchView.Section.allCases.map { $0.name(in: console.book) }))
      }
      sections.append(section)
    }
    let loaded = try MatchLoading().load(path)
    let ledger = loaded.ledger
    let word = arguments.value(subject)
    let whose = try word.map { word throws(Failure) in try Self.subject(word, in: ledger.match) } ?? .match
    if sections.isEmpty { sections = word == nil ? MatchView.Section.allCases : [.stats] }
    for line in Disagreements.lines(of: loaded, console) { console.say(line) }
    let view = MatchView(ledger: ledger, subject: whose, path: path, words: console.words)
    for (index, section) in sections.enumerated() {
      if index > 0 { console.print("") }
      for line in view.lines(of: section) { console.print(line) }
    }
    return true
  }

  /// A side or a player in the prompt's notation: `l`, `v`, `l9`.
  private static func subject(_ word: String, in match: Match) throws(Failure) -> StatisticsSubject {
    let sides: [Character: Side] = ["l": .home, "v": .away]
    guard let side = word.first.flatMap({ sides[$0] }) else { throw unknown(word) }
    if word.count == 1 { return .team(side) }
    guard let number = ShirtNumber(word.dropFirst()),
      let player = match[side].player(numbered: number)
    else { throw unknown(word) }
    return .player(side, player)
  }

  private static func unknown(_ word: String) -> Failure {
    .usage(.badValue(subject.flag, word, expected: Phrase("usage.expects-side-or-player")))
  }
}
