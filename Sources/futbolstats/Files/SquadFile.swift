import Bounds
import MatchModel
import Phrases
import Squads
import TextFiles

/// A squad in a file of the user's: a table (CSV), a list of one player a line, or a team of another match file.
struct SquadFile {
  private let path: String
  /// The side after the path of a match file: `derby.xml:away`.
  private let side: Side?
  private let starters: Int

  /// - Parameters:
  ///   - source: the path as the user gave it, perhaps with a side.
  ///   - starters: how many start, where the file does not say who.
  init(_ source: String, starters: Int) {
    self.starters = starters
    (path, side) = Self.place(of: source)
  }

  /// The path in what the user gave, and the side.
  static func place(of source: String) -> (path: String, side: Side?) {
    var (path, side) = (source, Side?.none)
    if let colon = source.lastIndex(of: ":"), !OutputFile.exists(source) {
      switch source[source.index(after: colon)...] {
      case "home", "local": side = .home
      case "away", "visitant": side = .away
      default: break
      }
      if side != nil { path = String(source[..<colon]) }
    }
    return (path, side)
  }

  /// The team, all of it confirmed.
  /// - Parameters:
  ///   - name: what it is called; nil for the name the file gives, if it gives one.
  ///   - warn: takes what is passed over in the file.
  func team(named name: String?, warn: (TextProblem) -> Void) throws(Failure) -> Team {
    let bytes = try InputFile.read(path, limit: Bounds.matchFile)
    if side != nil || path.hasSuffix(".xml") || bytes.starts(with: Array("<?xml".utf8)) {
      return try team(of: bytes, named: name)
    }
    guard bytes.count <= Bounds.textFile else {
      throw .file(.tooLarge(path: path, size: bytes.count, limit: Bounds.textFile))
    }
    func told(_ problem: SquadProblem) -> TextProblem {
      TextProblem(file: path, line: problem.line, what: .said(problem.what))
    }
    do {
      let squad = try WrittenSquad(TextFile.decoded(bytes), starters: starters)
      squad.warnings.map(told).forEach(warn)
      return Team(name: name ?? "", players: squad.players)
    } catch {
      error.warnings.map(told).forEach(warn)
      throw .text(error.problems.map(told))
    }
  }

  /// The team of another match.
  private func team(of bytes: [UInt8], named name: String?) throws(Failure) -> Team {
    let match = try MatchLoading().read(bytes, file: path).match
    let found = side ?? Side.allCases.first { side in name.map { folded(match[side].name) == folded($0) } ?? false }
    guard let found else {
      let names = ["home": match.teams.home.name, "away": match.teams.away.name]
      throw .text([
        TextProblem(
          file: path, line: nil,
          what: .said(
            Phrase("squad.which-team", ["file": path, "home": names["home"] ?? "", "away": names["away"] ?? ""])))
      ])
    }
    var team = match[found]
    if let name { team.name = name }
    team.players.removeAll { !$0.isListed }
    for id in team.playerIDs { team[id].isConfirmed = true }
    return team
  }
}
