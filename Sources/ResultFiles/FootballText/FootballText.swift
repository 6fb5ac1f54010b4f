import Bounds
import Standings

/// Football.TXT, the format of openfootball (github.com/openfootball/spec): whole leagues and tournaments, a line a
/// match. Results are read here; goals, line-ups and what else a match may have are kept as they are written.
public enum FootballText {
  /// Whether a text is one: it has rounds with their marks, or matches with `v` between the teams.
  public static func isOne(_ text: String) -> Bool {
    TextLines(text).contains { line in
      FootballTextReader.mark(of: line) != nil || line.words.dropFirst().dropLast().contains { $0.text == "v" }
        || (line.words.first?.text.hasPrefix("=") == true && line.words.count > 1)
    }
  }

  /// The results alone, for a season.
  public static func read(_ text: String) -> ReadResults { reading(text).results }

  /// The matches with what stands below each.
  public static func matches(_ text: String) -> WrittenMatches {
    let reader = reading(text)
    return WrittenMatches(
      matches: reader.matches, count: reader.results.entries.count, problems: reader.results.problems,
      astray: reader.astray)
  }

  private static func reading(_ text: String) -> FootballTextReader {
    var reader = FootballTextReader()
    for line in TextLines(text) {
      // Whose it is, and what would be missing without it, nobody knows: nothing of the text is read.
      if line.isTooLong {
        reader = FootballTextReader()
        reader.results.problems = [ResultProblem(line: line.number, .longLine(most: Bounds.lineBytes))]
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
