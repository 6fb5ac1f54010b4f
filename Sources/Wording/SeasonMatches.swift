import MatchModel
import Phrases
import Seasons
import Standings
import Text

/// Matches of a season from one side's point of view, and a player's part in them.
extension Wording {
  /// "Inca - Sóller, 2026-11-28 17:30".
  public func fixture(_ result: MatchResult) -> String {
    let time = [result.date, result.time].filter { !$0.isEmpty }.joined(separator: " ")
    return oneLine(result.title + (time.isEmpty ? "" : ", " + time))
  }

  /// The round, without the group if there is one: "Quarter-final". A matchday is only a number, "12", because lists
  /// have a heading for it.
  public func round(_ result: MatchResult) -> String {
    let needsStage = result.kind == .cup || result.round.isEmpty
    let phase = MatchPhase(group: result.group, stage: needsStage ? result.stage : "", round: result.round)
    let parts = phase.parts.filter { result.group.isEmpty || $0 != MatchPhase.Part(group: result.group) }
    if result.kind == .league, let number = parts.last?.number { return String(number) }
    return self.phase(parts).joined(separator: ", ")
  }

  /// "v Sóller" at home, "at Sóller" away.
  public func opponent(_ result: MatchResult, of side: Side) -> String {
    book(Phrase(side == .home ? "season.at-home" : "season.away", ["team": oneLine(result[side.other])]))
  }

  public func role(_ appearance: Appearance) -> String {
    book(Phrase(appearance.isStarter ? "season.started" : appearance.played ? "season.came-on" : "season.unused"))
  }

  /// Empty for no card.
  public func booking(_ booking: Booking?) -> String {
    switch booking {
    case nil: ""
    case .yellow: book(Phrase("season.yellow"))
    case .twoYellows: book(Phrase("season.two-yellows"))
    case .secondYellow: book(Phrase("season.second-yellow"))
    case .red: book(Phrase("season.red"))
    case .yellowAndRed: book(Phrase("season.yellow-and-red"))
    case .dismissed: book(Phrase("status.sent-off"))
    case .yellowAndDismissed: book(Phrase("season.yellow-and-dismissed"))
    }
  }

  /// A player's totals, one line per topic.
  public func totals(_ totals: PlayerTotals) -> [String] {
    var lines = totals.followed > 0 ? playing(totals) : [book(Phrase("season.called-up", count: totals.called))]
    if totals.isOfPoints {
      lines.append(book(Phrase("season.scored-points", ["points": totals.goals, "assists": totals.assists])))
    } else {
      let scored: Phrase.Arguments = [
        "goals": totals.goals, "penalties": totals.penaltyGoals, "assists": totals.assists, "own": totals.ownGoals,
      ]
      if totals.goals > 0 || totals.assists > 0 || totals.ownGoals > 0 {
        lines.append(book(Phrase("season.scored", scored)))
      }
      // Minutes per goal are shown for football only.
      lines += rates(totals)
    }
    if totals.minutesInGoal > 0 {
      let facts: Phrase.Arguments = ["minutes": totals.minutesInGoal, "conceded": totals.concededInGoal]
      lines.append(book(Phrase("season.in-goal", facts, count: totals.cleanSheets)))
    }
    return lines
  }

  private func playing(_ totals: PlayerTotals) -> [String] {
    let part: Phrase.Arguments = [
      "starts": Phrase("season.starts", count: totals.starts),
      "appearances": Phrase("season.appearances", count: totals.appearances),
    ]
    let minutes: Phrase.Arguments = ["share": totals.share ?? 0, "balance": signed(totals.balance)]
    return [
      book(Phrase("season.called", part, count: totals.called)),
      book(Phrase("season.played", minutes, count: totals.minutes)), ofSeason(totals),
    ]
  }

  /// "64% of the minutes of the season; never came on in 2 matches; goals while on the field 9-4 (+5)".
  private func ofSeason(_ totals: PlayerTotals) -> String {
    let goals: Phrase.Arguments = [
      "for": totals.goalsFor, "against": totals.goalsAgainst, "difference": signed(totals.plusMinus),
    ]
    let parts = [
      totals.seasonShare.map { Phrase("season.of-season", ["share": $0]) },
      totals.unused > 0 ? Phrase("season.never-on", count: totals.unused) : nil,
      Phrase(totals.isOfPoints ? "season.points-while-playing" : "season.goals-while-playing", goals),
    ]
    return parts.compactMap(\.self).map { book($0) }.joined(separator: "; ")
  }

  /// "a goal every 97 minutes, a goal or an assist every 65; a full match: 0.93 goals and assists, +0.55 in goals".
  /// Rates with too little data are left out.
  private func rates(_ totals: PlayerTotals) -> [String] {
    var parts: [String] = []
    if let minutes = totals.minutesPerGoal { parts.append(book(Phrase("season.minutes-per-goal", count: minutes))) }
    if let minutes = totals.minutesPerGoalOrAssist, totals.assists > 0 {
      parts.append(book(Phrase("season.minutes-per-point", count: minutes)))
    }
    if let points = totals.perMatch(totals.goals + totals.assists), let difference = totals.perMatch(totals.plusMinus) {
      let sign = difference > 0 ? "+" : difference < 0 ? "-" : ""
      let facts: Phrase.Arguments = [
        "points": decimal(points, places: 2), "difference": sign + decimal(abs(difference), places: 2),
      ]
      parts.append(book(Phrase("season.per-match", facts)))
    }
    return parts.isEmpty ? [] : [parts.joined(separator: "; ")]
  }

  /// "at home", "League", "against Sóller".
  public func split(_ part: PlayerSplit.Part) -> String {
    switch part {
    case .side(.home): book(Phrase("season.split-home"))
    case .side(.away): book(Phrase("season.split-away"))
    case .competition(let name): competition(name)
    case .opponent(let team): book(Phrase("season.split-against", ["team": oneLine(team)]))
    }
  }

  func competition(_ name: String) -> String { name.isEmpty ? book(Phrase("table.untitled")) : oneLine(name) }

  /// A player's cards and bans.
  public func discipline(_ record: DisciplineRecord) -> String {
    let cards = cards(record.cards)
    var text = book(Phrase("season.discipline", ["competition": competition(record.competition), "cards": cards]))
    if record.owed > 0 { text += "; " + book(Phrase("season.owed", count: record.owed)) }
    if let limit = record.limit {
      text += "; " + book(Phrase("season.towards", ["cautions": record.cautions, "limit": limit]))
    }
    return text
  }

  /// "2 yellow cards, 1 red card".
  public func cards(_ cards: CardCount) -> String {
    let counts = [
      ("season.yellow-cards", cards.yellows), ("season.second-yellow-cards", cards.secondYellows),
      ("season.red-cards", cards.reds), ("season.dismissals", cards.dismissals),
    ]
    let parts = counts.filter { $1 > 0 }.map { book(Phrase($0, count: $1)) }
    return parts.isEmpty ? book(Phrase("season.no-cards")) : parts.joined(separator: ", ")
  }
}

extension MatchPhase.Part {
  /// The number of a matchday. A numbered round of a league, such as `Round 12`, counts as one too.
  fileprivate var number: Int? {
    switch self {
    case .matchday(let number): return number
    case .asWritten(let text):
      let words = text.split(separator: " ")
      guard words.count == 2, MatchResult.matchdayWords.contains(words[0].lowercased()) else { return nil }
      return Int(words[1])
    default: return nil
    }
  }
}
