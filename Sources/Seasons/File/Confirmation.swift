import MatchModel
import Standings

/// The confirmation of a result. Later changes of the match file are found by the two digests.
public struct Confirmation: Hashable, Sendable {
  /// The confirmed score, with the teams and whatever else identifies the match.
  public var match: SeasonFile.Result
  public var person: String
  public var day: String
  /// SHA-256 of the match file. Empty for a result from a list.
  public var fileDigest = ""
  /// SHA-256 of ``MatchSheet/confirmedFacts``. Empty for a result from a list.
  public var factsDigest = ""
  public var line = 0

  public init(_ match: SeasonFile.Result, by person: String, on day: String) {
    self.match = match
    self.person = person
    self.day = day
  }
}

extension MatchSheet {
  /// The facts that a confirmation covers besides the score: shoot-out, cards and minutes, but not names and scorers.
  public var confirmedFacts: String {
    let kicks = result.shootOut.map { ["kicks \($0.text)"] } ?? []
    let players = Side.allCases.flatMap { side in
      self[side].filter { $0.played || $0.booking != nil }.sorted { $0.number < $1.number }.map { player in
        let spells = player.spells.map { "\($0.lowerBound)-\($0.upperBound)" }
        return ([side.name, String(player.number)] + spells + [player.booking?.rawValue ?? ""])
          .joined(separator: " ")
      }
    }
    let officials = officials.map { "\($0.side.name) \($0.code) \($0.booking.rawValue)" }.sorted()
    return (kicks + players + officials).map { $0 + "\n" }.joined()
  }
}

extension Season {
  /// The confirmed match. Nil if its file or result no longer exists.
  public func match(of confirmation: Confirmation) -> SeasonResults.Source? {
    results.competitions.flatMap(\.matches).first { file.isMeant($0.result, by: confirmation.match, keys) }
  }
}
