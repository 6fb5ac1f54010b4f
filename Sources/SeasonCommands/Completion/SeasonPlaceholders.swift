import CommandSupport
import Phrases
import Seasons
import Terminal
import Text

/// The operands of `season`. Their candidates are in the files named by the first one.
extension Placeholder {
  static let team = Placeholder("TEAM") { KnownNames($0).teams }
  /// The opponent in the match after the one named first.
  package static let opponent = Placeholder("TEAM") { line -> Completions in
    let teams = KnownNames(line) { FileName.split($0).folder }.teams
    return Completions(teams).continuing(line.arguments.operands.dropFirst())
  }
  /// Another name of a team, as spelt in match files.
  static let teamName = Placeholder("NAME") { KnownNames($0).teams }
  static let player = Placeholder("PLAYER") { KnownNames($0).players }
  static let playerName = Placeholder("NAME") { KnownNames($0).players }
  static let anybody = Placeholder("TEXT") { KnownNames($0).everybody }
  static let competition = Placeholder("TEXT") { KnownNames($0).competitions }
  /// A match file of the season, in whatever folder the shell is.
  static let matchFile = Placeholder("FILE") { Completions(KnownNames($0).matchFiles) }
  /// A match to confirm: its file, or its two teams.
  static let confirmed = Placeholder("FILE") { line in
    let names = KnownNames(line)
    return Completions((line.arguments.operands.count == 2 ? names.matchFiles : []) + names.teams)
  }
  static let setting = Placeholder("KEY=VALUE") { line in
    SeasonFile.Setting.names.map { Candidate($0 + "=", description: line.console.book(Phrase("setting.\($0)"))) }
  }

  static let view = Placeholder("VIEW") { line in line.named(SeasonView.keys.map { ($0, "") }) }

  /// What follows the name of a view or an edit.
  static let subject = Placeholder("NAME") { line -> Completions in
    let words = line.arguments.operands.dropFirst(2)
    guard let name = line.arguments.operands.dropFirst().first else { return .none }
    if MedicalCommand.isNamed(name) { return words.isEmpty ? player.completions(line) : .none }
    if let edit = SeasonEdit.named(name, words + [line.typed]) {
      let operand = words.count < edit.operands.count ? edit.operands[words.count] : edit.more
      return operand?.completions(line) ?? .none
    }
    return SeasonView.named(name)?.operand?.completions(line).continuing(words) ?? .none
  }
}

extension Completions {
  /// The remainder of names whose first words have been typed: a name of several words needs no quotes.
  fileprivate func continuing(_ before: ArraySlice<String>) -> Completions {
    guard !before.isEmpty else { return self }
    let rests = candidates.compactMap { candidate -> Candidate? in
      let words = candidate.text.split(separator: " ")
      guard words.count > before.count, zip(words, before).allSatisfy({ folded(String($0)) == folded($1) }) else {
        return nil
      }
      return Candidate(words.dropFirst(before.count).joined(separator: " "))
    }
    return Completions(rests, takesFiles: takesFiles)
  }
}
