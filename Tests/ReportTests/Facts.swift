import FigureOracles
import MatchModel
import MatchRules
import MatchStatistics

/// The values of the statistics for figures on the page.
struct Facts {
  let ledger: Ledger
  let figures: ReportFigures
  var statistics: MatchStatistics { figures.statistics }

  init(_ ledger: Ledger) {
    self.ledger = ledger
    figures = ReportFigures(ledger)
  }

  enum Answer: Equatable {
    case value(Int)
    /// No value: a dash.
    case none
    /// Unknown to the statistics.
    case unknownFigure
  }

  func answer(_ figure: Figure) -> Answer {
    guard let found = value(figure) else { return .unknownFigure }
    return found.map(Answer.value) ?? .none
  }

  private func value(_ figure: Figure) -> Int?? {
    if let sub = figure["sub"] { return effect(sub, figure["when"] ?? "", figure.stat) }
    if let player = figure["player"] { return self.player(player, figure) }
    guard let side = figure["team"].flatMap(Side.init(page:)) else { return nil }
    let team = statistics.teams[side]
    switch figure.stat {
    case "score-half-time": return half.map { figures.score(through: .regular($0))[side] }
    case "score-regulation": return figures.score(through: .regular(ledger.rules.periods))[side]
    case "score-extra-time": return team.whole["score"]
    case "minutes-served": return time(team.secondsServed)
    case "score-shoot-out", "shoot-out": return ledger.state.shootOut?.score[side]
    default: break
    }
    let parts = Set(figure.about.keys).subtracting(["stat", "team"])
    if parts.isSubset(of: ["origin", "body", "zone", "outcome"]), let trait = parts.subtracting(["outcome"]).first {
      return shots(figures.teams[side], by: trait, figure)
    }
    guard let (tally, minutes) = part(of: side, figure, parts) else { return nil }
    if figure.stat == "minutes" { return minutes }
    guard let statistic = Statistic.named(StatisticKey(rawValue: figure.stat)), statistic.levels.contains(.team) else {
      return nil
    }
    return .some(statistic.value(in: tally))
  }

  /// A duration as the page has it: in seconds if the match has them, otherwise in minutes.
  private func time(_ seconds: Int) -> Int { statistics.hasSeconds ? seconds : seconds / 60 }

  /// The number that a page shows; a duration such as 3:40 in seconds.
  static func number(_ shown: String) -> Int? {
    shown.split(separator: ":").reduce(0) { sum, part in Int(part).flatMap { part in sum.map { 60 * $0 + part } } }
  }

  /// The last period before half-time, once reached. Nil for an odd number of periods.
  var half: Int? {
    let half = ledger.rules.periods / 2
    return ledger.rules.periods.isMultiple(of: 2) && ledger.state.periodsPlayed.contains(.regular(half + 1))
      ? half : nil
  }

  /// The part of the match that a team's figure covers, and its minutes if they are the figure.
  private func part(of side: Side, _ figure: Figure, _ parts: Set<String>) -> (Tally, Int?)? {
    let (team, figures) = (statistics.teams[side], self.figures.teams[side])
    switch parts {
    case []: return (team.whole, nil)
    case ["period"]:
      let period = ledger.rules.course.first { String($0.number) == figure["period"] && $0.kind != .shootOut }
      return period.map { (team.byPeriod[$0] ?? Tally(), nil) }
    case ["slice"]:
      let slices = ledger.rules.course.filter { $0.kind != .shootOut }.flatMap(ledger.rules.slices)
      let slice = slices.first { $0.description == figure["slice"] }
      return slice.map { (figures.bySlice[$0] ?? Tally(), nil) }
    case ["state"]:
      let lead = figure["state"].flatMap(Lead.init(rawValue:))
      return lead.map { (figures.byLead[$0]?.tally ?? Tally(), time(figures.byLead[$0]?.seconds ?? 0)) }
    case ["men"]:
      let strength = figure["men"].flatMap(Strength.init(rawValue:))
      return strength.map { (figures.byStrength[$0]?.tally ?? Tally(), time(figures.byStrength[$0]?.seconds ?? 0)) }
    default: return nil
    }
  }

  private func player(_ name: String, _ figure: Figure) -> Int?? {
    if let side = Side.allCases.first(where: { name == "\($0.page)-" }) { return nobody(of: side, figure) }
    guard Set(figure.about.keys).isSubset(of: ["stat", "player"]), let (side, id) = player(named: name),
      let statistic = Statistic.named(StatisticKey(rawValue: figure.stat)), statistic.levels.contains(.player)
    else { return nil }
    if figure.stat == "minutes", statistics.hasSeconds {
      return .some(figures.secondsOnField[side][id] ?? 0)
    }
    return .some(statistic.value(of: statistics[id, of: side]))
  }

  /// Values credited to no player. Goals and minutes on the field do not exist for them.
  private func nobody(of side: Side, _ figure: Figure) -> Int?? {
    guard let statistic = Statistic.named(StatisticKey(rawValue: figure.stat)), statistic.levels.contains(.player)
    else { return nil }
    if figure.stat == "minutes" { return .some(nil) }
    return statistic.levels.contains(.team) ? .some(statistic.value(in: figures.teams[side].unattributed)) : 0
  }

  private func player(named name: String) -> (Side, PlayerID)? {
    let words = name.split(separator: "-")
    guard words.count == 2, let side = Side(page: String(words[0])),
      let number = Int(words[1]).flatMap(ShirtNumber.init(rawValue:))
    else { return nil }
    return ledger.match[side].player(numbered: number).map { (side, $0) }
  }

  private func shots(_ team: TeamFigures, by trait: String, _ figure: Figure) -> Int?? {
    guard let code = figure[trait], figure.stat == "shots" || (figure.stat == "goals" && figure["outcome"] == nil)
    else {
      return nil
    }
    let ending: Ending?
    if figure.stat == "goals" {
      ending = .goal
    } else if let outcome = figure["outcome"] {
      guard let known = Ending(rawValue: outcome == "unknown" ? "" : outcome) else { return nil }
      ending = known
    } else {
      ending = nil
    }
    let isUnknown = code == "unknown"
    func count<Trait>(_ table: CrossTable<Trait>, _ value: Trait?) -> Int {
      ending.map { table[value, $0] } ?? table[value]
    }
    switch trait {
    case "origin": return count(team.origins, isUnknown ? nil : Origin(rawValue: code))
    case "body": return count(team.bodyParts, isUnknown ? nil : BodyPart(rawValue: code))
    default:
      let zone = Int(code).flatMap(Zone.init(rawValue:))
      return isUnknown || zone != nil ? count(team.zones, zone) : nil
    }
  }

  private func effect(_ name: String, _ when: String, _ stat: String) -> Int?? {
    let words = name.split(separator: "-")
    guard words.count == 2, let side = Side(page: String(words[0])), let place = Int(words[1]) else { return nil }
    let changes = figures.substitutions.filter { $0.side == side }
    guard changes.indices.contains(place - 1), ["before", "after"].contains(when) else { return nil }
    let stretch = when == "before" ? changes[place - 1].before : changes[place - 1].after
    switch stat {
    case "score-for": return stretch.goals[side]
    case "score-against": return stretch.goals[side.other]
    case "shots-for": return stretch.shots[side]
    case "shots-against": return stretch.shots[side.other]
    default: return nil
    }
  }
}

extension Side {
  /// Keyed by the page's name.
  init?(page: String) {
    switch page {
    case "home": self = .home
    case "away": self = .away
    default: return nil
    }
  }

  var page: String { self == .home ? "home" : "away" }
}
