import Standings

/// The names of groups and rounds for the stylesheets.
package enum RoundStylesheet {
  package static var file: String {
    let rounds = CupRound.byName.sorted { $0.key < $1.key }.map { name, round in
      "|\(name)=\(round.teams.map(String.init) ?? "third")\n"
    }
    func words(_ name: String, _ words: [String], between: String = " ") -> String {
      "  <xsl:variable name=\"\(name)\" select=\"'\(between)\(words.sorted().joined(separator: between))\(between)'\"/>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- Names of groups and rounds, made by make phrases from Sources/Standings: words before the name of a group, beginnings of
           the name of a group stage, words before the number of a matchday, and knock-out rounds with their number of teams. See
           part-phase.xsl. -->
      <xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
      \(words("group-words", Array(RoundName.groups)))\
      \(words("group-stage-names", RoundName.groupStages, between: "|"))\
      \(words("matchday-words", Array(MatchPhase.matchdayWords)))\
        <xsl:variable name="round-names"><xsl:text>
      \(rounds.joined())</xsl:text></xsl:variable>
      </xsl:stylesheet>

      """
  }
}
