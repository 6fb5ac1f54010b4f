import MatchModel
import MatchRules
import Phrases

extension Wording {
  /// The text after the action: "second yellow: sent off, 10 players".
  public func consequence(_ consequence: Consequence, in match: Match, rules: RuleSet = RuleSet()) -> String {
    switch consequence {
    case .firstYellow(let moment):
      book(Phrase("consequence.first-yellow", ["when": minute(moment, rules: rules)]))
    case .secondYellow(_, nil): book(Phrase("consequence.second-yellow"))
    case .secondYellow(_, let players?): book(Phrase("consequence.second-yellow-men", count: players))
    case .sentOff(_, nil): book(Phrase("consequence.sent-off"))
    case .sentOff(_, let players?): book(Phrase("consequence.sent-off-men", count: players))
    case .belowMinimum(let side, let players, let minimum):
      book(Phrase("consequence.below-minimum", ["team": team(side, in: match), "men": players, "minimum": minimum]))
    case .substitutions(_, let used, let most, let windows, let mostWindows):
      substitutions(used: used, most: most, windows: windows, mostWindows: mostWindows)
    case .playersOnField(let side, let players):
      book(Phrase("consequence.men-on-field", ["team": team(side, in: match)], count: players))
    case .goalkeeperMissing(let side): book(Phrase("consequence.no-goalkeeper", ["team": team(side, in: match)]))
    case .goalkeeper(let side, let id):
      book(Phrase("consequence.goalkeeper", ["who": name(.player(id), of: side, in: match)]))
    case .captainMissing(let side): book(Phrase("consequence.no-captain", ["team": team(side, in: match)]))
    case .concussionGain(let side): book(Phrase("consequence.concussion-gain", ["team": team(side, in: match)]))
    case .addedUp(let sum): name(of: sum.code, by: rules)
    case .short(_, let players, nil): book(Phrase("consequence.short", count: players))
    case .short(_, let players, let end?):
      book(Phrase("consequence.short-until", ["when": time(end)], count: players))
    case .away(_, nil): book(Phrase("consequence.away"))
    case .away(_, let end?): book(Phrase("consequence.away-until", ["minute": time(end)]))
    case .placeOpens(let side, let end, nil):
      book(Phrase("consequence.place-opens", ["team": team(side, in: match), "minute": time(end)]))
    case .placeOpens(let side, let end, let players?):
      book(Phrase("consequence.may-have-from", ["team": team(side, in: match), "minute": time(end)], count: players))
    case .placeOpened(let side, nil):
      book(Phrase("consequence.may-be-complete", ["team": team(side, in: match)]))
    case .placeOpened(let side, let players?):
      book(Phrase("consequence.may-have", ["team": team(side, in: match)], count: players))
    case .mayBeReplaced: book(Phrase("consequence.may-be-replaced"))
    case .teamFouls(_, let count, let effect): teamFouls(count, effect, rules: rules)
    case .timeOutsLeft(_, 0): book(Phrase("consequence.no-time-outs-left"))
    case .timeOutsLeft(_, let left): book(Phrase("consequence.time-outs-left", count: left))
    case .shootOutScore(let score):
      book(Phrase("consequence.shoot-out-score", ["home": score.home, "away": score.away]))
    case .shootOutWon(let side): book(Phrase("consequence.shoot-out-won", ["team": team(side, in: match)]))
    }
  }

  /// "5 team fouls; the next one: free kick without wall"
  func teamFouls(_ count: Int, _ effect: TeamFoulEffect, rules: RuleSet) -> String {
    let said = book(Phrase("consequence.team-fouls", count: count))
    switch (effect, bonusOfTeamFouls(by: rules)) {
    case (.nothing, _): return said
    case (.now, let bonus?): return book(Phrase("consequence.team-fouls-now", ["fouls": said, "what": bonus]))
    case (.now, nil): return book(Phrase("consequence.team-fouls-beyond", ["fouls": said]))
    case (.fromTheNext, let bonus?):
      return book(Phrase("consequence.team-fouls-next", ["fouls": said, "what": bonus]))
    case (.fromTheNext, nil): return book(Phrase("consequence.team-fouls-limit", ["fouls": said]))
    }
  }

  private func substitutions(used: Int, most: Int?, windows: Int, mostWindows: Int?) -> String {
    let made =
      most.map { Phrase("consequence.substitutions-of", ["used": used, "most": $0]) }
      ?? Phrase("consequence.substitutions", count: used)
    let inWindows = mostWindows.map { Phrase("consequence.windows-of", ["used": windows, "most": $0]) }
    return [made, inWindows].compactMap(\.self).map { book($0) }.joined(separator: ", ")
  }
}
