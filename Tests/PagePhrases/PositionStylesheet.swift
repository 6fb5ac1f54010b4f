import Seasons

/// The table of positions for the stylesheets.
package enum PositionStylesheet {
  package static var file: String {
    let table = PositionTable.shared
    func lines(_ terms: [String: PositionTable.Entry]) -> String {
      terms.sorted { $0.key < $1.key }.map { term, entry in
        "\(escaped(term))=\(entry.depth) \(entry.lateral) \(entry.isCentral ? 1 : 0)\n"
      }.joined()
    }
    func words(_ name: String, _ words: Set<String>) -> String {
      "  <xsl:variable name=\"\(name)-words\" select=\"' \(words.sorted().joined(separator: " ")) '\"/>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- Positions on the field in all languages, made by make phrases from words.position of the catalogues: each term with
           its depth, its side, and 1 if it is in the middle; then those that mean another depth in other games than football,
           and all those of basketball. See part-positions.xsl. -->
      <xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
      \(words("left", table.left))\(words("right", table.right))\(words("centre", table.centre))\
        <xsl:variable name="position-terms"><xsl:text>
      \(lines(table.terms))</xsl:text></xsl:variable>
        <xsl:variable name="position-terms-of-other-games"><xsl:text>
      \(lines(table.termsOfOtherGames))</xsl:text></xsl:variable>
        <xsl:variable name="position-terms-of-basketball"><xsl:text>
      \(lines(table.termsOfBasketball))</xsl:text></xsl:variable>
      </xsl:stylesheet>

      """
  }
}
