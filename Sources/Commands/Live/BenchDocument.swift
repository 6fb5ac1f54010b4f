import LibXML
import LivePages
import MatchModel
import MatchRules
import MatchStatistics
import Phrases
import Text
import Wording

/// The contents of the bench page in words: the document from which Stylesheets/live-bench.xsl makes the page. Each
/// section has lines; a section without lines is left out.
struct BenchDocument {
  private let ledger: Ledger
  /// The match as of now, for minutes played.
  private let present: Ledger
  private let words: Wording
  private let openLines: [String]
  private let season: BenchSeason.Facts

  /// - Parameter season: what the season says about the match.
  init(_ state: LiveState, at time: ClockReading, openLines: [String], season: BenchSeason.Facts, _ book: Phrasebook) {
    ledger = state.ledger
    present = state.ledger(at: time)
    words = Wording(book).adapted(to: state.ledger.rules)
    self.openLines = openLines
    self.season = season
  }

  var bytes: [UInt8] {
    let sections: [(key: String, lines: [String])] = [
      ("match", isPending ? words.details(of: ledger.match) : []),
      ("heads-up", season.warnings + words.headsUp(ledger, countsUnresolved: false)),
      ("todo", Todo.all(in: ledger).map { words.todo($0, in: ledger) }), ("open", openLines),
      ("minutes", minutes(played: true)), ("not-played", minutes(played: false)), ("notes", notes), ("traits", traits),
      ("lineups", lineUps), ("rival", season.rival), ("figures", figures),
    ]
    return XMLElementNode(
      "banqueta", ["resultat": words.score(ledger.state, in: ledger.match)],
      sections.filter { !$0.lines.isEmpty }.map { key, lines in
        XMLElementNode(
          "seccio", ["codi": key], lines.map { XMLElementNode(name: "linia", text: visible($0)) })
      }
    ).document
  }

  private var ours: Side? { ledger.match.ours }

  private var isPending: Bool { ledger.state.phase == .before && !ledger.state.isOver }

  /// Before kick-off, a table of each squad that is known.
  private var lineUps: [String] {
    guard isPending else { return [] }
    let known = Side.allCases.filter { ledger.match[$0].isLineUpKnown }
    return known.flatMap { side in
      (side == known.first ? [] : [""]) + [words.team(side, in: ledger.match)]
        + words.lineUp(side, in: ledger, suspended: season.suspended[side])
    }
  }

  /// Either the players who have played, fewest minutes first, or those who have not. Empty in games that do not track
  /// line-ups.
  private func minutes(played: Bool) -> [String] {
    guard ledger.rules.follows, ledger.state.phase != .before else { return [] }
    let sides = ours.map { [$0] } ?? Side.allCases
    let statistics = MatchStatistics(present)
    return sides.flatMap { side -> [String] in
      let team = ledger.match[side]
      let listed = team.playerIDsByNumber.filter { team[$0].isListed }
      let own = listed.map { (id: $0, participation: statistics[$0, of: side].participation) }
        .filter { $0.participation.played == played }
      let name = sides.count > 1 ? words.team(side, in: ledger.match) + ": " : ""
      if !played {
        return own.isEmpty
          ? [] : [name + own.map { words.name(.player($0.id), of: side, in: ledger.match) }.joined(separator: ", ")]
      }
      return own.sorted {
        ($0.participation.minutes, team[$0.id].number) < ($1.participation.minutes, team[$1.id].number)
      }
      .map { "\(name)\($0.participation.minutes)'  " + words.name(.player($0.id), of: side, in: ledger.match) }
    }
  }

  private var notes: [String] {
    ledger.match.actions.indices.filter { ledger.match.actions[$0] is Note }.map { index in
      words.logLine(
        ledger.match.actions.id(at: index), judgement: ledger.judgements[index], score: nil, in: ledger.match,
        rules: ledger.rules)
    }
  }

  private var traits: [String] {
    guard let side = ours?.other else { return [] }
    let team = ledger.match[side]
    return team.playerIDsByNumber.filter { !team[$0].traits.isEmpty }.map { id in
      words.name(.player(id), of: side, in: ledger.match) + ": " + team[id].traits.joined(separator: ", ")
    }
  }

  private var figures: [String] {
    ledger.state.phase == .before
      ? [] : StatisticsText.lines(.match, of: ledger, words, columns: 60)
  }
}
