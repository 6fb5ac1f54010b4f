import Phrases
import Standings

extension Wording {
  /// "Quarter-finals". Rounds outside the bracket are shown as in the file.
  public func cupRound(_ round: CupRound) -> String {
    switch round {
    case .of(teams: 2): book(Phrase("season.round-final"))
    case .of(teams: 4): book(Phrase("season.round-semi"))
    case .of(teams: 8): book(Phrase("season.round-quarter"))
    case .of(teams: 16): book(Phrase("season.round-16"))
    case .of(teams: 32): book(Phrase("season.round-32"))
    case .of(let teams): book(Phrase("season.round-of", ["teams": teams]))
    case .thirdPlace: book(Phrase("season.round-third"))
    case .other(let text): oneLine(text)
    }
  }

  /// "Group A", "matchday 2", "Quarter-final". Unknown texts are unchanged.
  public func phase(_ phase: MatchPhase) -> [String] { self.phase(phase.parts) }

  func phase(_ parts: [MatchPhase.Part]) -> [String] {
    parts.map { part in
      switch part {
      case .group(let name): book(Phrase("phase.group", ["group": oneLine(name)]))
      case .groupStage: book(Phrase("phase.group-stage"))
      case .matchday(let number): book(Phrase("phase.matchday", ["round": number]))
      case .knockout(.of(teams: 4)): book(Phrase("phase.semi"))
      case .knockout(.of(teams: 8)): book(Phrase("phase.quarter"))
      case .knockout(let round): cupRound(round)
      case .asWritten(let text): oneLine(text)
      }
    }
  }

  /// "Group A", even if the files name the group in another language.
  public func group(_ name: String) -> String {
    phase(MatchPhase(group: name, stage: "", round: "")).joined()
  }

  /// "Group stage".
  public func stage(_ name: String) -> String { phase(MatchPhase(group: "", stage: name, round: "")).joined() }

  /// "The files do not name Group 1, Group 2: they follow from who played whom". Nil without such groups.
  public func derivation(of groups: [String]) -> String? {
    guard let first = groups.first, let last = groups.last else { return nil }
    return groups.count == 1
      ? book(Phrase("season.derived-group", ["group": group(first)]))
      : book(Phrase("season.derived-groups", ["first": group(first), "last": group(last)]))
  }

  /// "Third-placed teams: the best 4 go through".
  public func title(_ places: PlaceAcrossGroups) -> String {
    let key = places.place == 2 ? "season.best-second" : places.place == 3 ? "season.best-third" : "season.best-placed"
    return book(Phrase(key, ["place": places.place], count: places.qualifiers))
  }

  /// "after extra time; 4-3 in the shoot-out", "2-0, 1-2". Nil if a tie was decided in regular time of a single match.
  /// - Parameter withKicks: false if the shoot-out is shown beside the score.
  public func decision(_ tie: CupTie, withKicks: Bool = true) -> String? {
    guard let last = tie.matches.last else { return nil }
    let isTurned = last.home != tie.teams[0]
    var parts: [String] = []
    if tie.matches.count > 1 {
      let scores = tie.matches.compactMap { match in
        match.counted.map { match.home == tie.teams[0] ? $0.text : $0.reversed.text }
      }
      parts.append(book(Phrase("season.tie-matches", ["scores": scores.joined(separator: ", ")])))
    }
    if last.isAfterExtraTime { parts.append(book(Phrase("season.tie-extra-time"))) }
    if withKicks, let kicks = last.shootOut {
      parts.append(book(Phrase("season.tie-kicks", ["score": isTurned ? kicks.reversed.text : kicks.text])))
    }
    if last.isAwarded { parts.append(book(Phrase("season.state.awarded"))) }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}
