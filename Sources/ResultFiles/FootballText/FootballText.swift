import Bounds
import Phrases

/// Football.TXT, the format of openfootball (github.com/openfootball/spec) for whole leagues and tournaments, with one
/// line per match. Only results are parsed here; goals, line-ups and other details are kept as text.
public enum FootballText {
  /// True if the text has marked round headings, or matches with `v` between the teams.
  public static func isOne(_ text: String) -> Bool {
    TextLines(text).contains { line in
      FootballTextReader.mark(of: line) != nil || line.words.dropFirst().dropLast().contains { $0.text == "v" }
        || (line.words.first?.text.hasPrefix("=") == true && line.words.count > 1)
    }
  }

  /// Parses only the results, for a season.
  public static func read(_ text: String) -> ReadResults { reading(text).results }

  /// Parses the matches and keeps the text of their details.
  public static func matches(_ text: String) -> WrittenMatches {
    let reader = reading(text)
    return WrittenMatches(matches: reader.matches, results: reader.results, astray: reader.astray)
  }

  private static func reading(_ text: String) -> FootballTextReader {
    var reader = FootballTextReader()
    for line in TextLines(text) {
      // The details could belong to any match, and an unknown part would be missing, so the whole text is rejected.
      if line.isTooLong {
        reader = FootballTextReader()
        reader.results.problems = [
          ResultProblem(line: line.number, Phrase("results.long-line", ["most": Bounds.lineBytes >> 10]))
        ]
        return reader
      }
      do throws(ResultProblem) {
        try reader.read(line)
      } catch {
        reader.results.problems.append(error)
      }
    }
    reader.finish()
    return reader
  }
}
