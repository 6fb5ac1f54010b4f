import Bounds
import MatchModel
import MatchRules
import Phrases
import Squads

/// A squad in a file: a spreadsheet, a table (CSV), a list with one player per line, or a team of another match.
package struct SquadFile {
  private let path: String
  /// The side given after the path of a match: `derby.xml:away`.
  private let side: Side?
  /// The team given instead: `derby.xml:Inca`.
  private let teamName: String?
  /// The sheet after the path of a spreadsheet: `club.xlsx#Juvenil A`.
  private let sheet: String?
  private let rules: RuleSet

  /// - Parameters:
  ///   - source: the path as typed, possibly with a side or a sheet.
  ///   - rules: the rules of the match, for the shirt numbers and, if the file does not mark the starters, their
  ///     number.
  package init(_ source: String, rules: RuleSet) {
    self.rules = rules
    (path, side, sheet, teamName) = Self.place(of: source)
  }

  /// The path in the user's argument, and the side or the sheet.
  package static func place(of source: String) -> (path: String, side: Side?, sheet: String?, team: String?) {
    if let (file, sheet) = sheet(in: source) { return (file, nil, sheet, nil) }
    guard let colon = source.lastIndex(of: ":"), !OutputFile.exists(source) else { return (source, nil, nil, nil) }
    let (path, word) = (String(source[..<colon]), String(source[source.index(after: colon)...]))
    switch word {
    case "home", "local": return (path, .home, nil, nil)
    case "away", "visitant": return (path, .away, nil, nil)
    default: return OutputFile.exists(path) ? (path, nil, nil, word) : (source, nil, nil, nil)
    }
  }

  /// The error of an argument that names a team of an existing match, as only squads may; nil for any other argument.
  package static func refusal(of source: String) -> Failure? {
    let place = place(of: source)
    guard place.path != source, place.sheet == nil, OutputFile.exists(place.path) else { return nil }
    return .problem(Phrase("file.names-team", ["file": ShellWord.operand(place.path)]), in: source)
  }

  /// Splits at the first `#` that follows an existing file or the name of a spreadsheet.
  private static func sheet(in source: String) -> (path: String, sheet: String)? {
    guard source.contains("#"), !OutputFile.exists(source) else { return nil }
    for mark in source.indices where source[mark] == "#" {
      let path = String(source[..<mark])
      let isSpreadsheet = [".xlsx", ".xlsm", ".ods", ".xls"].contains(where: folded(path).hasSuffix)
      if path == "-" || isSpreadsheet || !path.isEmpty && OutputFile.exists(path) {
        return (path, String(source[source.index(after: mark)...]))
      }
    }
    return nil
  }

  /// The team, with all shirt numbers confirmed.
  /// - Parameters:
  ///   - name: name of the team; nil to use the one in the file, if any.
  ///   - warn: called for each part of the file that is skipped.
  package func team(named name: String?, warn: (TextProblem) -> Void) throws(Failure) -> Team {
    let bytes = try InputFile.read(path, limit: Bounds.matchFile)
    if side != nil || path.hasSuffix(".xml") || bytes.starts(with: Array("<?xml".utf8)) {
      return try team(of: bytes, named: name)
    }
    let isSpreadsheet = WrittenSquad.isSpreadsheet(bytes)
    guard isSpreadsheet || bytes.count <= Bounds.textFile else {
      throw .file(.tooLarge(path: path, size: bytes.count, limit: Bounds.textFile))
    }
    func placed(_ problem: SquadProblem) -> TextProblem {
      TextProblem(file: path, line: problem.line, cell: problem.cell, what: problem.what)
    }
    let text = isSpreadsheet ? "" : try InputFile.text(bytes, path)
    do throws(SquadProblems) {
      if !isSpreadsheet, sheet != nil { throw SquadProblems(Phrase("sheet.no-spreadsheet")) }
      let squad =
        isSpreadsheet
        ? try WrittenSquad(spreadsheet: bytes, sheet: sheet, starters: rules.players, numbers: rules.numbers)
        : try WrittenSquad(text, starters: rules.players, numbers: rules.numbers)
      squad.warnings.map(placed).forEach(warn)
      return rules.withOwnRoles(Team(name: name ?? "", players: squad.players, officials: squad.officials))
    } catch {
      error.warnings.map(placed).forEach(warn)
      throw .text(error.problems.map(placed))
    }
  }

  private func team(of bytes: [UInt8], named name: String?) throws(Failure) -> Team {
    let match = try MatchLoading().read(bytes, file: path).match
    let wanted = teamName ?? name
    let found = side ?? Side.allCases.first { side in wanted.map { folded(match[side].name) == folded($0) } ?? false }
    guard let found else {
      let teams = match.teams
      throw .problem(
        Phrase("squad.which-team", ["file": path, "home": teams.home.name, "away": teams.away.name]), in: path)
    }
    var team = match[found]
    if let name { team.name = name }
    team.removePlayers { !$1.isListed }
    if let number = team.numberOutside(rules.numbers) {
      throw .problem(rules.numbers.refusal(of: number.description), in: path)
    }
    for id in team.playerIDs { team[id].isConfirmed = true }
    return rules.withOwnRoles(team)
  }
}
