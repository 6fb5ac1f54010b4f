import LibXML
import MatchModel
import Seasons
import Standings
import Text

/// A player in the summary: all matches together, by competition, and one by one.
struct SummaryPlayer {
  let summary: SeasonSummary
  let totals: PlayerTotals
  let parts: [(competition: String, totals: PlayerTotals)]
  /// The totals by team, if there are several.
  let teams: [(team: String, totals: PlayerTotals)]
  let suspended: Set<MatchResult>

  private var names: PageNames { summary.names }

  var element: XMLElementNode {
    let player = totals.player
    var element = XMLElementNode(
      "jugador",
      [
        "codi": names.player(player), "nom": visible(summary.words.player(player)),
        "equips": player.teams.map(names.team).joined(separator: " "), "equip": names.team(player.team),
        "dorsals": player.numbers.map(ShirtNumber.text).joined(separator: " "),
        "posicio": visible(totals.positions.first?.position ?? ""),
        "llicencia": summary.isPrivate ? visible(player.licence) : "",
        "naixement": summary.isPrivate ? visible(player.birth) : "",
      ])
    element.attributes += Self.figures(totals)
    if parts.count > 1 {
      element.children += parts.map { Self.total(["competicio": names.competition($0.competition)], $0.totals) }
    }
    element.children += teams.map { part in
      let numbers = summary.season.numbers(of: player, in: part.team).map(ShirtNumber.text).joined(separator: " ")
      return Self.total(["equip": names.team(part.team), "dorsals": numbers], part.totals)
    }
    // Records against opponents are included only for our own players; for all players they would fill half of every
    // page.
    if let us = summary.request.us, player.isOf(us) {
      element.children += summary.season.splits(of: player, summary.squads).compactMap(split)
    }
    element.children += player.entries.compactMap(entry)
    return element
  }

  private static func total(
    _ part: KeyValuePairs<String, any XMLAttributeValue>, _ totals: PlayerTotals
  ) -> XMLElementNode {
    var sum = XMLElementNode("total", part)
    sum.attributes += figures(totals)
    return sum
  }

  private static func figures(_ totals: PlayerTotals) -> [XMLAttribute] {
    var numbers: [(name: String, number: Int?)] = [
      ("convocatories", totals.called), ("inicis", totals.knownStarts), ("gols", totals.goals),
      ("penals", totals.penaltyGoals), ("propia", totals.ownGoals), ("assistencies", totals.assists),
      ("grogues", totals.cards.yellows), ("dobles", totals.cards.secondYellows), ("vermelles", totals.cards.reds),
      ("expulsions", totals.cards.dismissals > 0 ? totals.cards.dismissals : nil),
      ("minutsporter", totals.minutesInGoal), ("encaixats", totals.concededInGoal), ("imbatut", totals.cleanSheets),
    ]
    if totals.followed > 0 {
      let byLine = totals.minutesByLine
      numbers += [
        ("partits", totals.appearances), ("minuts", totals.minutes), ("disponible", totals.availableMinutes),
        ("just", Int(totals.fairMinutes.rounded())), ("balanc", totals.balance), ("favor", totals.goalsFor),
        ("contra", totals.goalsAgainst), ("diferencia", totals.plusMinus), ("banqueta", totals.unused),
        ("mporteria", byLine[.goalkeeper]), ("mdefensa", byLine[.defence]), ("mmigcamp", byLine[.midfield]),
        ("matac", byLine[.attack]), ("mbases", byLine[.guards]), ("malers", byLine[.forwards]),
        ("mpivots", byLine[.centres]),
      ]
    }
    numbers += [("quota", totals.share), ("quotatemporada", totals.seasonShare)]
    var texts = numbers.map { ($0.name, $0.number.map(String.init)) }
    // Rates per goal are meaningless for games with points.
    if !totals.isOfPoints {
      texts += [
        ("minutspergol", totals.minutesPerGoal.map(String.init)),
        ("minutspergolassist", totals.minutesPerGoalOrAssist.map(String.init)),
        ("perpartit", totals.perMatch(totals.goals + totals.assists).map(decimal)),
        ("diferenciaperpartit", totals.perMatch(totals.plusMinus).map(decimal)),
      ]
    }
    return texts.compactMap { name, text in text.map { XMLAttribute(name: name, value: $0) } }
  }

  /// `-0.05`.
  private static func decimal(hundredths number: Int) -> String {
    let fraction = String(abs(number) % 100)
    return (number < 0 ? "-" : "") + "\(abs(number) / 100)." + (fraction.count < 2 ? "0" : "") + fraction
  }

  /// The record against an opponent. The other splits can be computed from the document.
  private func split(_ split: PlayerSplit) -> XMLElementNode? {
    guard case .opponent(let team) = split.part else { return nil }
    return XMLElementNode(
      "rival",
      [
        "equip": names.team(team), "partits": split.matches, "minuts": split.isFollowed ? String(split.minutes) : "",
        "gols": split.goals, "assistencies": split.assists,
      ])
  }

  private func entry(_ entry: SeasonPlayer.Entry) -> XMLElementNode? {
    let match = summary.season.matches[entry.match]
    guard match.sheet.isPlayed, summary.squads.contains(entry) else { return nil }
    let player = match.sheet[entry]
    let isCounted = summary.season.isCounted(match)
    return XMLElementNode(
      "entrada",
      [
        "partit": names.match(match.result), "camp": entry.side.code, "dorsal": ShirtNumber.text(of: player.number),
        "titular": player.isStarter ? "si" : "", "jugat": isCounted && player.played ? "si" : "",
        "minuts": isCounted && !match.sheet.isUnfollowed ? String(player.minutes) : "", "durada": match.sheet.length,
        "gols": isCounted ? nonZero(player.goals) : "", "assistencies": isCounted ? nonZero(player.assists) : "",
        "propia": isCounted ? nonZero(player.ownGoals) : "", "targeta": player.booking.map(Self.code),
        "sancionat": suspended.contains(match.result) ? "si" : "",
      ])
  }

  private func nonZero(_ number: Int) -> String { number == 0 ? "" : String(number) }

  /// The code in match files.
  private static func code(_ booking: Booking) -> String {
    switch booking {
    case .yellow: "groga"
    case .twoYellows: "duesgrogues"
    case .secondYellow: "segonagroga"
    case .red: "vermella"
    case .yellowAndRed: "grogaivermella"
    case .dismissed: "expulsio"
    case .yellowAndDismissed: "grogaiexpulsio"
    }
  }
}
