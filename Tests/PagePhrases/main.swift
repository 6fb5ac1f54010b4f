import Foundation
import Phrases

/// Makes the stylesheets' catalogues and their tables of positions and rounds from the `.po` files. Run it in the
/// project's folder: `make phrases`.
for language in Language.allCases {
  let file = URL(filePath: "Sources/Phrases/\(language.code).po")
  let phrases = PagePhrases(language: language, entries: try Catalogue(po: Array(Data(contentsOf: file))))
  for catalogue in PageCatalogue.allCases {
    let made = URL(filePath: "Stylesheets/\(catalogue.name(in: language)).xsl")
    try Data(try phrases.file(of: catalogue).utf8).write(to: made)
  }
}
try Data(PositionStylesheet.file.utf8).write(to: URL(filePath: "Stylesheets/positions.xsl"))
try Data(RoundStylesheet.file.utf8).write(to: URL(filePath: "Stylesheets/rounds.xsl"))
