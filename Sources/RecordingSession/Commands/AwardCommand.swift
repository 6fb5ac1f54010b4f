import MatchModel
import MatchRules
import PromptLanguage

/// `award 3-0`: the result set by an authority, in addition to the one played (docs/LAWS.md, H4); `award none` revokes
/// it.
extension CommandRun {
  func award() throws(Stop) -> [Fact] {
    guard let word = call.words.first else { throw Stop(call.argumentMissing()) }
    var match = ledger.match
    let goals = word.text.split(separator: "-", omittingEmptySubsequences: false).map(wholeNumber)
    if goals.count == 2, let home = goals[0], let away = goals[1], (0...99).contains(home), (0...99).contains(away) {
      match.awarded = BothSides(home: home, away: away)
    } else if parser.vocabulary.particles[word.text] == Vocabulary.Particle.none {
      match.awarded = nil
    } else {
      throw Stop(call.badArgument(word))
    }
    _ = try correct(CorrectedMatch(match))
    return [fact(.awarded(word.text))]
  }
}
