import Phrases
import ResultFiles

extension ForeignFormat {
  /// openfootball's Football.TXT with goals and line-ups (docs/EXCHANGE.md).
  static let footballText = ForeignFormat("football.txt") {
    $0.xmlRoot == nil && !$0.isJSON && isTournament(String($0.beginning))
  } readOne: { file, options, reading throws(ExchangeProblem) in
    try file.checkText()
    let text = FootballText.matches(file.text)
    try ExchangeProblem.check(matches: text.results.entries.count)
    reading.problems = text.results.problems.map { ExchangeProblem(line: $0.line, $0.what) }
    reading.problems += text.astray.map { ExchangeProblem(line: $0.lines[0].number, Phrase("exchange.no-match")) }
    // If no match in the file has scorers, a goalless match is a plain result like the others.
    let tellsGoals = text.matches.contains { $0.goals != nil || !$0.people.isEmpty }
    for match in text.matches {
      if match.isResultAlone(in: tellsGoals) {
        reading.resultsAlone += 1
      } else {
        var reader = FootballTextMatch(match, options)
        reading.matches.append(reader.read())
      }
    }
  }
}

/// True if the beginning of the text contains matches and not too many unrelated lines, because prose can contain a “v”
/// too.
private func isTournament(_ text: String) -> Bool {
  guard FootballText.isOne(text) else { return false }
  let read = FootballText.read(text)
  return !read.entries.isEmpty && read.problems.count <= read.entries.count * 3
}

extension WrittenMatch {
  /// True if the match has goals but no scorers, so it cannot be stored in a match file.
  fileprivate func isResultAlone(in tellsGoals: Bool) -> Bool {
    guard case .played(let score) = result.outcome, goals == nil else { return false }
    return score.home + score.away > 0 || !tellsGoals
  }
}
