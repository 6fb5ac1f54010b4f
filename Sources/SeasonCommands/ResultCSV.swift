import Seasons
import Standings
import Text

/// Results in the columns of football-data.co.uk, which many data sets use.
enum ResultCSV {
  /// The requested matches by date, as the season counts them and without duplicates.
  static func text(of request: SeasonRequest) -> String {
    let sources = request.season.results.competitions.flatMap { competition in
      competition.matches.filter { request.filter.passes($0.result, competition: competition.name) }
    }
    let lines = sources.sorted { ($0.result.date, $0.result.time) < ($1.result.date, $1.result.time) }.map { source in
      line(source.result, source.isMatchFile ? request.read.sheets[source.file]?.sheet : nil)
    }
    return ([header] + lines).map { $0 + "\n" }.joined()
  }

  private static let header =
    "Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,Referee,HS,AS,HST,AST,HF,AF,HC,AC,HY,AY,HR,AR"

  /// - Parameter sheet: nil for a result without a match file.
  private static func line(_ result: MatchResult, _ sheet: MatchSheet?) -> String {
    let figures = sheet?.figures
    let cells = [result.date, result.home, result.away].map { CSV.cell($0) }
    let scores = [result.counted, figures?.halfTime].flatMap { both($0) + [letter($0)] }
    let counted = [
      figures?.shots, figures?.shotsOnTarget, figures?.fouls, figures?.corners, figures?.yellows, figures?.reds,
    ]
    .flatMap(both)
    return (cells + scores + [CSV.cell(sheet?.referee ?? "")] + counted).joined(separator: ",")
  }

  private static func both(_ score: MatchScore?) -> [String] {
    score.map { [String($0.home), String($0.away)] } ?? ["", ""]
  }

  /// H for a home win, A for an away win, D for a draw.
  private static func letter(_ score: MatchScore?) -> String {
    score.map { $0.home > $0.away ? "H" : $0.home < $0.away ? "A" : "D" } ?? ""
  }
}
