import CommandSupport
import Phrases

/// The position in a command line about a season at which Tab was pressed. Errors are not reported here, because the
/// line is incomplete.
package struct SeasonCompletion {
  /// The kind of word expected at the position.
  package enum Kind: Equatable {
    case views
    case teams
    case players
    /// Any player or official.
    case anybody
    case competitions
    case settings
    case matchFiles
    /// Completed by the shell itself.
    case files
    case nothing
  }

  package let kind: Kind
  /// The season's folder or file.
  let place: String
  /// The typed part of the word to be completed.
  let typed: String
  /// The preceding words of the same name: a single name of several words needs no quotes.
  let before: [String]
  /// The team whose players are meant; nil for all.
  let team: String?

  /// - Parameter words: the words after the program's name; the last one may be empty.
  /// - Returns: nil if the line is not about a season.
  package init?(_ words: [String]) {
    guard let line = Line(words), let command = line.operands.first, Self.isSeason(command) else { return nil }
    typed = line.typed
    team = line.values[SeasonOptions.team.flag]
    place = line.operands.count > 1 ? line.operands[1] : ""
    let operands = line.operands.dropFirst(2)
    let view = operands.first.flatMap { SeasonView.named($0) }
    let edit = operands.first.flatMap { SeasonEdit.named($0, operands.dropFirst()) }
    // A view about a team or a player takes a name of several words.
    let isOneName = view?.operand != nil && edit == nil
    before = line.flag == nil && isOneName ? Array(operands.dropFirst()) : []
    if let flag = line.flag {
      kind = Self.kind(ofOption: flag)
    } else if line.operands.count < 2 {
      kind = .files
    } else if operands.isEmpty {
      kind = .views
    } else if operands.count == 1, operands.first.map(MedicalCommand.isNamed) == true {
      kind = .players
    } else {
      kind = edit.map { Self.kind(of: $0, at: operands.count - 1) } ?? view.map(Self.kind(of:)) ?? .nothing
    }
  }

  private static func isSeason(_ word: String) -> Bool {
    (try? CommandName.typed(word, Phrasebook(.en))) == .season
  }

  private static func kind(ofOption flag: String) -> Kind {
    switch flag {
    case SeasonOptions.team.flag, SeasonOptions.us.flag: .teams
    case SeasonOptions.competition.flag: .competitions
    default: .nothing
    }
  }

  private static func kind(of view: SeasonView) -> Kind {
    switch view.name {
    case SeasonView.player.name: .players
    case SeasonView.team.name, SeasonView.versus.name: .teams
    case SeasonView.find.name: .anybody
    case SeasonView.site.name, SeasonView.registry.name: .files
    default: .nothing
    }
  }

  private static func kind(of edit: SeasonEdit, at place: Int) -> Kind {
    // Lots take any number of teams; the second operand of an alias is a name from match files.
    if edit.name == SeasonEdit.confirm.name { return place == 0 ? .matchFiles : .teams }
    let allTeams = [SeasonEdit.lots.name, SeasonEdit.alias.name].contains(edit.name)
    let operand = allTeams ? "TEAM" : place < edit.operands.count ? edit.operands[place] : ""
    switch operand {
    case "TEAM": return .teams
    case "PLAYER": return .players
    case "KEY=VALUE": return .settings
    case "FILE": return edit.name == SeasonEdit.void.name ? .matchFiles : .files
    default: return .nothing
    }
  }
}

/// An incomplete command line, split into operands and options.
private struct Line {
  private(set) var operands: [String] = []
  private(set) var values: [String: String] = [:]
  /// The option whose value is being typed.
  private(set) var flag: String?
  private(set) var typed: String

  init?(_ words: [String]) {
    guard let last = words.last else { return nil }
    let valued = (Option.global + Command.season.allOptions).filter { $0.value != nil }
    typed = last
    for word in words.dropLast() {
      if let flag {
        values[flag] = word
        self.flag = nil
      } else if let option = valued.first(where: { $0.typed.contains(word) }) {
        flag = option.flag
      } else if !word.hasPrefix("-") || word == "-" {
        operands.append(word)
      }
    }
    if flag == nil, last.hasPrefix("--"), let equals = last.firstIndex(of: "=") {
      flag = String(last[..<equals])
      typed = String(last[last.index(after: equals)...])
    }
  }
}
