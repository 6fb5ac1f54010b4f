import LibXML
import MatchModel
import Phrases
import Seasons
import Standings
import Text
import Wording

/// The computed data of a season: the document `resum` (`Schema/resum.dtd`), from which stylesheets make pages.
struct SeasonSummary {
  let request: SeasonRequest
  /// True if it is for the staff and includes licences and birth dates.
  let isPrivate: Bool
  let names: PageNames
  let totals: [PlayerTotals]
  let records: [DisciplineRecord]
  let squads: ChosenSquads
  /// Used by the scouting sheets.
  let shares: MatchShares

  var season: Season { request.season }
  var words: Wording { request.words }

  init(_ request: SeasonRequest, isPrivate: Bool) {
    self.request = request
    self.isPrivate = isPrivate
    names = PageNames(request.season, withoutFile: request.read.withoutFile)
    squads = request.filter.squads(in: request.season)
    totals = request.season.totals(request.filter, request.discipline)
    records = request.records
    shares = MatchShares(request.season, request.filter)
  }

  var document: [UInt8] { root.document }

  /// False for a season of results only, which has no pages about players.
  var hasPlayers: Bool { !totals.isEmpty || !request.selected(records).isEmpty }

  private var root: XMLElementNode {
    let file = season.file
    let all = request.matches().map(\.match.result).filter { $0.counted != nil }.inOrder()
    let selected = request.selected(records)
    let chosen = request.filter.results(in: season)
    return XMLElementNode(
      "resum",
      [
        "llengua": request.book.language.code, "nom": file.name, "nostre": request.us.map(names.team),
        "fins": all.last?.date, "fitxers": request.read.files,
        "errors": request.read.wrong > 0 ? String(request.read.wrong) : "", "privat": isPrivate ? "si" : "",
        "seguiment": following, "punts": totals.areOfPoints ? "si" : "",
        "empats": season.hasDraws ? "" : "no", "sense": absentCards,
        "joc": season.laws.flatMap { $0 == .football || $0 == .none ? nil : $0.rawValue },
      ],
      [
        XMLElementNode("equips", [:], season.teams.map(team)),
        XMLElementNode("competicions", [:], season.results.competitions.map(competition)),
        XMLElementNode("partits", [:], matches + ties),
        XMLElementNode("jugadors", [:], players + others(in: selected)),
        XMLElementNode("golejadors", [:], scorers),
        XMLElementNode(
          "assistents", [:], places(PlayerRanking(totals, by: \.assists)) { [("assistencies", $0.assists)] }),
        XMLElementNode(
          "targetes", [:],
          selected.map { cards($0, $0.cards(in: chosen)) } + season.officials(request.filter).map(cards)),
        XMLElementNode("sancions", [:], selected.flatMap(bans)),
        XMLElementNode("minuts", [:], fairness),
        XMLElementNode("avisos", [:], warnings.map { XMLElementNode(name: "avis", text: visible($0)) }),
      ])
  }

  private func team(_ name: String) -> XMLElementNode {
    XMLElementNode(
      "equip",
      ["codi": names.team(name), "nom": visible(name), "nostre": name == request.us ? "si" : ""],
      SummaryTeam(summary: self, team: name).parts)
  }

  /// Whether line-ups were tracked in some matches (`alguns`) or none (`cap`); empty for all.
  private var following: String {
    guard season.unfollowedMatches(request.filter) > 0 else { return "" }
    return totals.contains { $0.followed > 0 } ? "alguns" : "cap"
  }

  private var warnings: [String] {
    var lines = request.missing
    if !season.results.conflicts.isEmpty {
      lines.append(request.book(Phrase("table.conflicts", count: season.results.conflicts.count)))
    }
    return lines
  }

  // MARK: - Lists

  private var players: [XMLElementNode] {
    // With a single competition, they would repeat the totals.
    let competitions = season.results.competitions.count > 1 ? season.results.competitions : []
    let byCompetition = competitions.map { competition -> (String, [String: PlayerTotals]) in
      var filter = request.filter
      filter.select(competition: competition.name, of: [competition.name])
      return (competition.name, totalsByPlayer(filter))
    }
    let byTeam = totalsOfTeams
    let suspended = records.servedBans
    return totals.map { totals in
      let parts = byCompetition.compactMap { name, all in all[totals.player.id].map { (name, $0) } }
      let teams =
        totals.player.teams.count < 2
        ? []
        : totals.player.teams.compactMap { team in
          byTeam[team]?[totals.player.id].map { (team, $0) }
        }
      return SummaryPlayer(
        summary: self, totals: totals, parts: parts, teams: teams, suspended: suspended[totals.player.id] ?? []
      ).element
    }
  }

  /// Players with cards or a ban who were in no selected match, such as one who joined after a ban elsewhere.
  private func others(in records: [DisciplineRecord]) -> [XMLElementNode] {
    var known = Set(totals.map(\.player.id))
    return records.map(\.player).filter { known.insert($0.id).inserted }.map { player in
      SummaryPlayer(summary: self, totals: PlayerTotals(player: player), parts: [], teams: [], suspended: []).element
    }
  }

  /// Keyed by team and id, for players who changed teams.
  private var totalsOfTeams: [String: [String: PlayerTotals]] {
    guard request.filter.team == nil else { return [:] }
    let teams = Set(totals.map(\.player.teams).filter { $0.count > 1 }.flatMap(\.self))
    return Dictionary(uniqueKeysWithValues: teams.map { ($0, totalsByPlayer(request.filter.of($0))) })
  }

  private func totalsByPlayer(_ filter: SeasonFilter) -> [String: PlayerTotals] {
    Dictionary(season.totals(filter, request.discipline).map { ($0.player.id, $0) }) { one, _ in one }
  }

  private var scorers: [XMLElementNode] {
    let ties = request.scorerTies
    return places(PlayerRanking(totals, by: \.goals, ties: ties)) { totals in
      [("gols", totals.goals), ("penals", totals.penaltyGoals)]
        + (ties.contains(.assists) ? [("assistencies", totals.assists)] : [])
    }
  }

  private func places(
    _ ranking: PlayerRanking, _ counts: (PlayerTotals) -> [(String, Int)]
  ) -> [XMLElementNode] {
    ranking.places.map { rank, totals in
      var element = XMLElementNode("lloc", ["num": rank, "jugador": names.player(totals.player)])
      let playingTime =
        totals.followed > 0 ? [("partits", totals.appearances), ("minuts", totals.minutes)] : []
      element.attributes += (counts(totals) + playingTime).map { XMLAttribute(name: $0, value: String($1)) }
      return element
    }
  }

  // MARK: - Discipline

  private func cards(_ record: DisciplineRecord, _ shown: CardCount) -> XMLElementNode {
    XMLElementNode(
      "targeta",
      [
        "jugador": names.player(record.player), "equip": names.team(record.team),
        "competicio": names.competition(record.competition), "grogues": shown.yellows, "dobles": shown.secondYellows,
        "vermelles": shown.reds, "expulsions": Self.dismissals(shown), "compte": record.cautions, "limit": record.limit,
        "auna": record.isOneShort && record.owed == 0 ? "si" : "",
      ])
  }

  private func cards(_ record: OfficialRecord) -> XMLElementNode {
    XMLElementNode(
      "tecnic",
      [
        "nom": visible(words.official(record)), "equip": names.team(record.team),
        "competicio": names.competition(record.competition), "grogues": record.cards.yellows,
        "dobles": record.cards.secondYellows, "vermelles": record.cards.reds,
        "expulsions": Self.dismissals(record.cards),
      ])
  }

  /// The counts of cards that the game does not have, unless there are any all the same.
  private var absentCards: String {
    let counts = totals.map(\.cards) + season.officials(request.filter).map(\.cards)
    let kinds: [(name: String, color: CardColor, count: KeyPath<CardCount, Int>)] = [
      ("grogues", .yellow, \.yellows), ("dobles", .secondYellow, \.secondYellows), ("vermelles", .red, \.reds),
    ]
    return kinds.filter { kind in
      season.lacks(kind.color) && !counts.contains { $0[keyPath: kind.count] > 0 }
    }.map(\.name).joined(separator: " ")
  }

  /// Empty in most games, which have red cards only.
  private static func dismissals(_ cards: CardCount) -> String {
    cards.dismissals > 0 ? String(cards.dismissals) : ""
  }

  private func bans(_ record: DisciplineRecord) -> [XMLElementNode] {
    request.openBans(of: record).map { ban in
      XMLElementNode(
        "sancio",
        [
          "jugador": names.player(record.player), "equip": names.team(record.team),
          "competicio": names.competition(record.competition), "motiu": visible(words.reason(ban)), "partits": ban.owed,
          "minim": ban.reason == .red ? "si" : "", "des": ban.from.map { visible(words.result($0)) },
          "partit": ban.from.flatMap(names.match),
        ])
    }
  }

  // MARK: - Playing time

  /// Limited to our team, if it is known.
  private var fairness: [XMLElementNode] {
    let filter = request.filter.of(request.filter.team ?? request.us)
    let all = (filter.team == request.filter.team ? totals : season.totals(filter, request.discipline))
      .filter { $0.followed > 0 }
    guard let (least, median, most) = all.shares else { return [] }
    let sums: KeyValuePairs<String, any XMLAttributeValue> = [
      "equip": filter.team.map(names.team), "minim": least, "mediana": median, "maxim": most,
    ]
    return [
      XMLElementNode(
        "repartiment", sums,
        all.sorted { ($0.balance, $0.player.id) < ($1.balance, $1.player.id) }
          .map { XMLElementNode("de", ["jugador": names.player($0.player)]) }
          + request.breaches(filter).map { XMLElementNode(name: "falta", text: visible($0)) })
    ]
  }
}
