/// Substitutions that are said to have been made at half-time: `half-time 9>14`, `al descans surt 9 entra 14`.
extension LineParser {
  /// The substitutions that a line tells of after its word for half-time; nil where it is none.
  func substitutedAtHalfTime(_ words: ArraySlice<Word>, typed line: String) -> [Clause]? {
    let said = words.drop { vocabulary.particles[$0.text] == .filler }
    guard let (half, count) = SentenceWords.builtIn.halves.match(said), half == .interval,
      case .clauses(let told)? = try? self.line(Array(said.dropFirst(count)), typed: line, isConfirmed: false),
      told.time == nil, told.clauses.allSatisfy({ $0.kind == .substitution })
    else { return nil }
    return told.clauses.map { clause in
      var clause = clause
      clause.half = half
      return clause
    }
  }
}
