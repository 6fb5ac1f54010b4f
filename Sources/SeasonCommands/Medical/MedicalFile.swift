import Bounds
import CommandSupport
import MatchModel
import MatchReports
import MatchRules
import Phrases
import Text
import Wording

/// `salut.txt` in a folder of matches: medical remarks about our players, one per line: `Joan Pons: asthma`. A licence
/// number may replace the name. Only the private page, the prompt and `season … medical` read it (docs/SEASON.md).
package struct MedicalFile: Sendable {
  package static let name = "salut.txt"
  /// The pattern in `.gitignore` that keeps the file and its conflict copies out of commits.
  package static let ignored = "salut*.txt"

  struct Entry: Sendable {
    /// The player's name, or the number of the licence.
    let player: String
    let remark: String
    let line: Int
  }

  let path: String
  private(set) var entries: [Entry] = []
  /// All lines, including comments and blank ones, so that edits preserve them.
  private var lines: [String] = []

  /// True for the name of the file and of its conflict copies, which are never read as results.
  static func isOne(_ file: String) -> Bool {
    file.lowercased() == name || ConflictCopy.original(of: file.lowercased(), isBeside: { $0 == name }) == name
  }

  /// - Throws: all errors of the file with their lines. A file that does not exist is empty.
  package init(folder: String) throws(Failure) {
    path = FileName.join(folder, Self.name)
    guard OutputFile.exists(path) else { return }
    let text = try InputFile.text(of: path)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    var problems: [TextProblem] = []
    for (index, line) in lines.enumerated() where problems.count < Bounds.errors {
      do throws(Wrong) {
        if let entry = try Self.entry(line, index + 1, known: entries) { entries.append(entry) }
      } catch {
        problems.append(TextProblem(file: path, line: index + 1, what: error.what))
      }
    }
    guard problems.isEmpty else { throw .text(problems) }
  }

  private struct Wrong: Error {
    let what: Phrase
  }

  /// Nil for a comment or a blank line.
  private static func entry(_ line: String, _ number: Int, known: [Entry]) throws(Wrong) -> Entry? {
    let text = line.trimmed
    if text.isEmpty || text.hasPrefix("#") { return nil }
    guard let colon = text.firstIndex(of: ":") else { throw Wrong(what: Phrase("medical.no-colon")) }
    let (player, remark) = (text[..<colon].trimmed, text[text.index(after: colon)...].trimmed)
    guard !player.isEmpty, !remark.isEmpty else { throw Wrong(what: Phrase("medical.no-colon")) }
    if let long = [player, remark].map(\.unicodeScalars.count).first(where: { $0 > Bounds.text }) {
      throw Wrong(what: Phrase("medical.too-long", ["found": long, "most": Bounds.text]))
    }
    if let other = known.first(where: { $0.player == player || key($0.player) == key(player) }) {
      throw Wrong(what: Phrase("medical.twice", ["player": player, "line": other.line]))
    }
    return Entry(player: player, remark: remark, line: number)
  }

  /// Case, accents and the order of words do not matter, as in a season.
  private static func key(_ name: String) -> String {
    folded(name).split { !$0.isLetter && !$0.isNumber }.sorted().joined(separator: " ")
  }

  /// Looks up the remark about one of our players, by licence or name.
  func remark(about player: Player) -> String? {
    let byLicence = player.licence.isEmpty ? nil : entries.first { $0.player == player.licence }
    let byName = player.name.isEmpty ? nil : entries.first { Self.key($0.player) == Self.key(player.name) }
    return (byLicence ?? byName)?.remark
  }

  /// The remarks about our players as a parameter of the page, one per line: `l9 asthma`. Empty if there are none, or
  /// the match does not state our side.
  package func parameters(of match: Match) -> [ReportStylesheet.Parameter] {
    guard let ours = match.ours else { return [] }
    let team = match[ours]
    let remarks = team.playerIDsByNumber.compactMap { id in
      remark(about: team[id]).map { "\(ours.mark)\(team[id].number) \(visible($0))" }
    }
    return remarks.isEmpty ? [] : [("medical", remarks.joined(separator: "\n"))]
  }

  /// The file, if it has remarks. Outputs get no wider permissions than their sources.
  package var sources: [String] { entries.isEmpty ? [] : [path] }

  /// The remarks for CSV.
  var list: SeasonList {
    SeasonList("", of: entries, columns: [.name("player", \.player), .name("remark", \.remark)], empty: nil)
  }

  // MARK: - Editing

  /// Sets a player's remark; an empty one removes it.
  mutating func set(_ remark: String, about player: String) {
    let place = entries.first { Self.key($0.player) == Self.key(player) }?.line
    let line = "\(player): \(remark)"
    switch (place, remark.isEmpty) {
    case (let place?, true): lines.remove(at: place - 1)
    case (let place?, false): lines[place - 1] = line
    case (nil, true): break
    case (nil, false): lines.append(line)
    }
  }

  /// Writes the file so that only its owner can read it, whatever its mode was, and git leaves it out.
  func save() throws(Failure) {
    _ = try GitFile.add([Self.ignored], to: FileName.join(FileName.split(path).folder, ".gitignore"))
    let text = lines.map { $0 + "\n" }.joined()
    try OutputFile.write(Array(text.utf8), to: path, replacing: .anything, permissions: 0o600)
  }
}
