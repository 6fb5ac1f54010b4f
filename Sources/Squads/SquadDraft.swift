import Bounds
import MatchModel
import MatchRules
import Phrases

/// A squad under construction, with all errors found so far.
struct SquadDraft {
  private var players: [Player] = []
  private var lines: [Int] = []
  private(set) var officials: [Official] = []
  private var problems: [SquadProblem] = []
  private(set) var warnings: [SquadProblem] = []
  /// The sheet it is read from. Its rows are used as line numbers.
  var sheet: String?
  /// True if the file marks the starters. Otherwise the first players start.
  var saysWhoStarts = false
  let numbers: ShirtNumbers

  init(_ numbers: ShirtNumbers) { self.numbers = numbers }

  mutating func add(_ player: Player, line: Int) {
    let texts = [
      player.name, player.position, player.foot, player.height, player.traits.joined(separator: ","), player.licence,
    ]
    if let long = texts.map(\.unicodeScalars.count).first(where: { $0 > Bounds.text }) {
      return problem(line, Phrase("squad.text-too-long", ["found": long, "most": Bounds.text]))
    }
    if !numbers.contains(player.number) { return problem(line, numbers.refusal(of: player.number.description)) }
    if let other = players.firstIndex(where: { $0.number == player.number }) {
      return problem(line, Phrase("squad.number-twice", ["number": player.number.description, "line": lines[other]]))
    }
    if player.isCaptain, let other = players.firstIndex(where: \.isCaptain) {
      return problem(line, Phrase("squad.captain-twice", ["line": lines[other]]))
    }
    players.append(player)
    lines.append(line)
  }

  /// Adds a coach or another member of the staff. The second one in a role becomes `coach2`.
  mutating func add(_ official: Official) {
    if official.name.isEmpty { return }
    var official = official
    let role = official.code.rawValue
    let count = officials.count { $0.code.rawValue.prefix { !$0.isNumber } == role }
    if count > 0 { official.code = OfficialCode(rawValue: role + String(count + 1)) }
    officials.append(official)
  }

  /// True after too many errors: in a file that is not a squad, every line is an error.
  var isHopeless: Bool { problems.count >= Bounds.errors }

  mutating func problem(_ line: Int?, column: Int? = nil, _ what: Phrase) {
    problems.append(placed(line, column, what))
  }

  mutating func warning(_ line: Int?, _ what: Phrase) {
    guard warnings.count < Bounds.errors else { return }
    warnings.append(placed(line, nil, what))
  }

  private func placed(_ line: Int?, _ column: Int?, _ what: Phrase) -> SquadProblem {
    guard let sheet, let line else { return SquadProblem(line: line, what: what) }
    return SquadProblem(line: nil, cell: Sheet.place(sheet, row: line, column: column), what: what)
  }

  /// Reports all players without a number in one message, because users want the whole list.
  mutating func withoutNumber(_ players: [(row: Int, name: String)]) {
    guard let first = players.first else { return }
    problem(first.row, Phrase("squad.without-number", ["names": players.map(\.name).joined(separator: ", ")]))
  }

  /// The complete list of players.
  /// - Throws: all errors found.
  func players(starters: Int, _ words: SquadWords) throws(SquadProblems) -> [Player] {
    var draft = self
    if players.isEmpty, problems.isEmpty { draft.problem(nil, Phrase("squad.empty")) }
    if !saysWhoStarts {
      for index in draft.players.indices { draft.players[index].isStarter = index < starters }
    }
    let starting = draft.players.indices.filter { draft.players[$0].isStarter }
    if starting.count > starters {
      draft.problem(lines[starting[starters]], Phrase("squad.too-many-starters", ["most": starters]))
    }
    guard draft.problems.isEmpty else { throw SquadProblems(problems: draft.problems, warnings: warnings) }
    draft.chooseGoalkeepers(words)
    return draft.players
  }

  /// Chooses the goalkeeper among the starters: the first one listed as goalkeeper, or number 1.
  private mutating func chooseGoalkeepers(_ words: SquadWords) {
    for index in players.indices { players[index].isGoalkeeper = words.isGoalkeeper(players[index].position) }
    let starting = players.indices.filter { players[$0].isStarter }
    let keeper =
      starting.first { players[$0].isGoalkeeper } ?? starting.first { players[$0].number.rawValue == 1 }
    for index in starting { players[index].isGoalkeeper = index == keeper }
  }
}
