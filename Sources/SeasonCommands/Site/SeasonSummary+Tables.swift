import LibXML
import MatchModel
import Seasons
import Standings
import Text
import Wording

extension SeasonSummary {
  func competition(_ competition: SeasonResults.Competition) -> XMLElementNode {
    let tables = season.results.tables().filter { $0.competition == competition.name }
    return XMLElementNode(
      "competicio", ["codi": names.competition(competition.name), "nom": visible(competition.name)],
      tables.map(table) + places(of: competition) + bracket(of: competition))
  }

  private func table(_ titled: TitledTable) -> XMLElementNode {
    let whole = request.options.table(titled, of: season, scope: TableScope())
    var element = XMLElementNode(
      "taula",
      [
        "codi": names.table(titled), "nom": visible(titled.title(words)), "grup": visible(words.group(titled.group)),
        "empats": whole.hasDraws ? "" : "no",
      ])
    for (code, sides) in [("total", Side.allCases), ("casa", [.home]), ("fora", [.away])] {
      let part =
        sides.count == 2 ? whole : request.options.table(titled, of: season, scope: TableScope(sides: sides))
      element.children.append(
        XMLElementNode("posicions", ["camp": code], part.rows.map { row($0, of: titled.results) }))
    }
    element.children += whole.ties.map { tie in
      XMLElementNode(
        "empat", [:], words.why(tie, in: whole).map { XMLElementNode(name: "linia", text: visible($0.trimmed)) })
    }
    let notes = words.notes(whole) + request.withdrawn(from: titled)
    element.children += (notes + [words.derivation(of: titled.derivedGroups)].compactMap(\.self)).map {
      XMLElementNode(name: "nota", text: visible($0))
    }
    element.children += course(titled)
    return element
  }

  func row(_ row: LeagueTable.Row, of results: [MatchResult]) -> XMLElementNode {
    let record = row.record
    return XMLElementNode(
      "fila",
      [
        "lloc": row.rank, "compartit": row.isShared ? "si" : "", "equip": names.team(record.team),
        "jugats": record.played, "guanyats": record.won, "empatats": record.drawn, "perduts": record.lost,
        "favor": record.goalsFor, "contra": record.goalsAgainst, "diferencia": words.signed(record.difference),
        "punts": record.points, "descomptats": record.deducted == 0 ? "" : String(record.deducted),
        "zona": row.zone.map { visible($0.label) }, "forma": form(of: record.team, in: results),
      ])
  }

  /// The last five results, the newest last: g, e, p (guanyat, empatat, perdut).
  private func form(of team: String, in results: [MatchResult]) -> String {
    results.filter { ($0.home == team || $0.away == team) && $0.counted != nil && !$0.isAnnulled }.suffix(5).map {
      result in
      let side: Side = result.home == team ? .home : .away
      let (own, other) = (result.counted?[side] ?? 0, result.counted?[side.other] ?? 0)
      return own > other ? "g" : own == other ? "e" : "p"
    }
    .joined()
  }

  private func course(_ titled: TitledTable) -> [XMLElementNode] {
    let rounds = Set(titled.results.filter { $0.counted != nil }.compactMap(\.matchday)).sorted()
    guard rounds.count > 1, let last = rounds.last, last <= 99 else { return [] }
    var places: [String: [(Int, Int)]] = [:]
    for round in rounds {
      let table = request.options.table(titled, of: season, scope: TableScope(matchday: round))
      for row in table.rows { places[row.record.team, default: []].append((round, row.rank)) }
    }
    return places.sorted { $0.key < $1.key }.map { team, points in
      XMLElementNode(
        "cami", ["equip": names.team(team)],
        points.map { XMLElementNode("punt", ["ronda": $0.0, "lloc": $0.1]) })
    }
  }

  // MARK: - Results

  /// Sorted by date, across competitions. Those that are not selected are needed for the tables and for links.
  var matches: [XMLElementNode] {
    let selected = Set(request.matches().map(\.match.result))
    return season.results.byDay.map { competition, source in
      let result = source.result
      let score = result.outcome.score
      return XMLElementNode(
        "partit",
        [
          "codi": names.match(result), "competicio": names.competition(competition), "tipus": Self.code(result.kind),
          "grup": visible(words.group(result.group)), "jornada": visible(words.round(result)), "num": result.matchday,
          "data": visible(result.date), "hora": visible(result.time), "local": names.team(result.home),
          "visitant": names.team(result.away), "gl": score?.home, "gv": score?.away, "penals": result.shootOut?.text,
          "estat": Self.code(result), "motiu": visible(result.reason), "pagina": names.page(ofMatchFile: source.file),
          "exclos": selected.contains(result) ? "" : "si",
        ])
    }
  }

  /// The ties listed below the second leg.
  var ties: [XMLElementNode] {
    request.ties { request.filter.passes($0, competition: $1) }.map { tie in
      var element = XMLElementNode(name: "eliminatoria", text: visible(words.tie(tie)))
      element.attributes.append(XMLAttribute(name: "partit", value: names.match(tie.second) ?? ""))
      return element
    }
  }

  private static func code(_ kind: MatchResult.Kind) -> String {
    switch kind {
    case .league: "lliga"
    case .cup: "copa"
    case .friendly: "amistos"
    }
  }

  private static func code(_ result: MatchResult) -> String {
    if result.isAnnulled { return "anullat" }
    return switch result.outcome {
    case .played: "acabat"
    case .awarded: "adjudicat"
    case .abandoned: "abandonat"
    case .inProgress: "enjoc"
    case .pending: "pendent"
    }
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
