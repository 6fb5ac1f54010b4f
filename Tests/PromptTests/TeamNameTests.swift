import ProgramInProcess
import TestSupport
import Testing

/// A team's name, or a word that appears only in that name, stands for its side.
@Suite struct TeamNameTests {
  @Test(arguments: [
    ("ca", "córner Girona", "2  11' córner per a Girona"), ("ca", "gol del Girona 9", "2  11' gol: v9 Portu  0-1"),
    ("ca", "groga Girona 5", "2  11' groga a v5 Alcalá"), ("ca", "9y Girona", "2  11' groga a v9 Portu"),
    ("ca", "canvi Girona 7 per 12", "2  11' canvi: surt v7 Stuani, entra v12 Suárez; 1 de 5 canvis, 1 de 3 finestres"),
    ("ca", "c Barça", "2  11' córner per a Barça"),
    ("es", "córner del Girona", "2  11' córner para Girona"), ("es", "9g Girona", "2  11' gol de v9 Portu  0-1"),
    ("es", "falta del Girona 4 al 8", "2  11' falta de v4 Granell a 8 Andrés Iniesta"),
    ("es", "penalti Girona", "no anotado: «penalti» dice cómo, no qué: un gol es v9gp, uno fallado v9s-p"),
    ("en", "Girona corner", "2  11' corner for Girona"),
    ("en", "goal Girona 9", "2  11' goal by v9 Portu  0-1"), ("en", "Messi goal", "2  11' goal by 10 Messi  1-0"),
    // Free text is unchanged.
    ("en", "8y insults Girona", "2  11' yellow card for 8 Andrés Iniesta, insults Girona"),
    ("en", "n Girona press high", "2  11' note: Girona press high"),
  ])
  func teamNameSelectsTheSide(language: String, line: String, said: String) {
    let terminal = TypedPrompt(after: ["start"], language: language, clock: Touchline.now + 630)
    #expect(terminal.answer(to: line).first == said)
  }

  @Test(arguments: [
    ("en", "Girona", "not recorded: “Girona” is not understood by itself; it may be vg vc vn"),
    ("es", "Girona", "no anotado: «Girona» no se entiende por sí solo; puede ser vg vc vn"),
    ("ca", "Girona", "no anotat: «Girona» no s'entén per si sol; pot ser vg vc vn"),
    ("en", "corner Gironna", "not recorded: unknown word “Gironna”; did you mean Girona?"),
    ("en", "goal Gironna", "not recorded: unknown word “Gironna”; did you mean Girona?"),
  ])
  func teamNameAloneOrMisspelt(language: String, line: String, said: String) {
    let terminal = TypedPrompt(after: ["start"], language: language, clock: Touchline.now + 630)
    #expect(terminal.answer(to: line).first == said)
  }

  /// Players' names take precedence, and the other words of a team's name are skipped.
  @Test func playerNamesTakePrecedence() throws {
    let folder = try TemporaryFolder()
    let others = (1...7).map { "\($0),Player \($0),yes\n" }.joined()
    let squad = try folder.write(
      "number,name,starter\n9,Madrid Vidal,yes\n8,Anna Real,yes\n" + others, to: "s.csv")
    let path = folder.path("m.xml")
    let made = try runInProcess(
      ["new", path, "--home", "Real Club Atlètic de Mar", "--away", "Real Madrid", "--home-squad", squad])
    try #require(made.status == .exited(0))
    func answer(_ line: String) throws -> Substring {
      let said = try runInProcess(["record", path, "--input", "-"], text: "start !\n\(line)\nundo\nundo\n")
      return try #require(said.output.split(separator: "\n").dropFirst().first, "\(said.error)")
    }
    #expect(try answer("Madrid goal") == "2  1' goal by 9 Madrid Vidal  1-0")
    #expect(
      try answer("corner Real") == "2  1' corner for Real Club Atlètic de Mar, taken by 8 Anna Real")
    #expect(
      try answer("corner Madrid") == "2  1' corner for Real Club Atlètic de Mar, taken by 9 Madrid Vidal")
    #expect(try answer("corner Club Atlètic de Mar") == "2  1' corner for Real Club Atlètic de Mar")
    #expect(try answer("corner Atlètic") == "2  1' corner for Real Club Atlètic de Mar")
  }
}
