import Phrases
import PromptLanguage
import Testing

/// Words in Catalan, Spanish and English are accepted in every language.
@Suite struct WordsTests {
  /// Outside `@Test`, where the compiler would take seconds for a literal of this length.
  private static let lines: [(words: String, code: String)] = [
    // Basic examples.
    ("9 gol cap corner ,7", "9ghc,7"), ("4 groga protesta", "4y dissent"), ("canvi surt 10 entra 14", "10>14"),
    ("4 falta a 9", "4f9"),
    // Goals.
    ("9 goal", "9g"), ("9 gol", "9g"), ("v9 gol", "v9g"), ("9 GOL CAP", "9gh"), ("9 goal header corner ,7", "9ghc,7"),
    ("9 gol cabeza córner ,7", "9ghc,7"), ("9 gol peu dret penal", "9grp"), ("9 gol pie izquierdo penalti", "9glp"),
    ("9 goal left foot penalty", "9glp"), ("9 gol contraatac", "9gk"),
    ("v4 own goal", "v4og"), ("v4 gol en propia puerta", "v4og"), ("v4 gol en pròpia porta", "v4og"),
    ("v4 gol en propia porta", "v4og"),
    // Chances.
    ("9 chance saved", "9s+"), ("9 ocasión parada", "9s+"), ("9 ocasió aturada", "9s+"), ("9 xut desviat", "9s-"),
    ("9 shot off target", "9s-"), ("9 remate fuera", "9s-"), ("9 xut pal", "9sx"), ("9 tiro palo", "9sx"),
    ("9 shot woodwork", "9sx"), ("9 shot blocked", "9s."), ("9 tiro bloqueado", "9s."), ("9 xut blocat", "9s."),
    // Discipline.
    ("4 foul on 9", "4f9"), ("4 foul handball", "4fm"),
    ("4 falta mans", "4fm"), ("4 falta mano", "4fm"), ("4 falta a 9 groga", "4f9y"), ("4 foul on 9 red", "4f9r"),
    ("4 yellow dissent", "4y dissent"), ("4 amarilla protestar", "4y dissent"),
    ("4 red violent conduct", "4r violent conduct"),
    ("4 yellow for dissent", "4y dissent"), ("groga 4 per protestar", "4y dissent"),
    ("amarilla 4 por protestar", "4y dissent"), ("4y for dissent", "4y dissent"),
    // The side before or after the player.
    ("yellow visitor 9", "v9y"), ("9 yellow visitors", "v9y"), ("9 y visitors", "v9y"),
    ("9y visitors dissent", "v9y dissent"),
    ("groga entrenador visitant", "vcoachy"), ("entrenador visitant groga", "vcoachy"),
    ("v entrenador groga", "vcoachy"), ("vermella entrenador v insults", "vcoachr insults"),
    ("amarilla entrenador v protesta", "vcoachy dissent"), ("red coach a abuse", "vcoachr abuse"),
    ("groga 4 v protesta", "v4y dissent"), ("yellow 4 visitors dissent", "v4y dissent"),
    ("4y v protesta", "v4y dissent"), ("4 groga v", "v4y"), ("groga 4 a destemps", "4y a destemps"),
    ("4y v canvi 14 9", "4y v14>9"), ("gol 9 v", "v9g"), ("falta 4 v a 9", "v4f9"),
    // Elided articles, and words without meaning.
    ("groga a l'entrenador", "coachy"), ("groga a l’entrenador", "coachy"), ("l'ajudant groga", "assistanty"),
    ("vermella l'entrenador v", "vcoachr"), ("amarilla al entrenador", "coachy"), ("yellow for the coach", "coachy"),
    ("el 9 gol", "9g"), ("the 9 goal", "9g"), ("la 9 gol", "9g"), ("el 9g", "9g"), ("yellow for 4", "4y"),
    ("9 gol asistencia de 7", "9g,7"), ("9 gol assistència de 7", "9g,7"), ("9 goal assist by 7", "9g,7"),
    ("9 goal, header, assist: 7", "9gh,7"), ("9 gol, 7", "9g,7"), ("9 gol, cap", "9gh"), ("gol 9, 7", "9g,7"),
    ("mans 4", "4fm"),
    ("vcoach y", "vcoachy"), ("assistant y", "assistanty"), ("v coach yellow", "vcoachy"), ("visitors 9 goal", "v9g"),
    ("gol 9 visitante", "v9g"), ("gol de penalti v4", "v4gp"), ("falta visitante 4 a 9", "v4f9"),
    ("4 vermella conducta violenta", "4r violent conduct"), ("4 roja conducta violenta", "4r violent conduct"),
    ("coach yellow", "coachy"), ("entrenador groga", "coachy"), ("4 mans", "4fm"), ("v4 groga", "v4y"),
    // Other clauses.
    ("9 offside", "9o"), ("9 fuera de juego", "9o"), ("9 fora de joc", "9o"), ("corner", "c"), ("7 corner", "7c"),
    ("v corner", "vc"), ("7 saque de esquina", "7c"), ("7 servei de cantonada", "7c"),
    ("sub off 10 on 14", "10>14"), ("substitution off 10 on 14", "10>14"), ("cambio sale 10 entra 14", "10>14"),
    ("10 substitution 14", "10>14"), ("cambio v10 por v14", "v10>14"), ("canvi 10 per 14", "10>14"),
    ("sub 14 for 10", "10>14"), ("sub v14 for v10", "v10>14"), ("note windy", "n windy"),
    ("9 nota drifts left", "9n drifts left"),
    ("4 goalkeeper", "4@g"), ("4 portero", "4@g"), ("4 porter", "4@g"), ("4 captain", "4@c"), ("4 capità", "4@c"),
    ("inici", "start"), ("inicio", "start"), ("fi", "end"), ("fin", "end"), ("afegit 3", "added 3"),
    ("añadido 3", "added 3"), ("acabar", "finish"), ("terminar", "finish"), ("suspès boira", "abandon boira"),
  ]

  @Test("a line in words means the same as its code", arguments: lines)
  func sameMeaning(_ words: String, _ code: String) throws {
    let parser = LineParser()
    let read = try parser.parse(words)
    guard case .clauses(let inWords) = read, case .clauses(let inCode) = try parser.parse(code) else {
      Issue.record("\(words) was read as \(read)")
      return
    }
    #expect(inWords.upToColumns == inCode.upToColumns)
  }

  @Test("a time and a confirmation work with words as with codes")
  func timeAndConfirmation() throws {
    #expect(try LineParser().parse("45+2' 9 gol cap !") == LineParser().parse("45+2' 9gh !"))
  }

  @Test(
    "a comma before a side's letter is refused like any other text", arguments: ["foo, a", "4 points: B, C, A"])
  func commaBeforeSide(line: String) {
    #expect(throws: LineProblem.self) { try LineParser().parse(line) }
  }

  @Test(
    "details come in any order after the word for the clause",
    arguments: [
      ("gol 9, 7, de cap", "9gh,7"), ("gol dreta zona 5 9,7", "9gr5,7"), ("gol del 9 de la 7", "9g,7"),
      ("canvi per commoció: surt 10 entra 14", "10>14k"), ("canvi 10>14", "10>14"), ("9s+ de cap", "9s+h"),
      ("4 handball yellow", "4fmy"), ("9 groga per arribar tard a la jugada", "9y arribar tard a la jugada"),
    ])
  func anyOrder(_ words: String, _ code: String) throws {
    try sameMeaning(words, code)
  }

  @Test("an assist needs its comma")
  func comma() {
    #expect(throws: LineProblem.self) { try LineParser().parse("9 gol cap 7") }
  }

  @Test("h and l after a goal in words are ambiguous and refused", arguments: ["gol 9 h", "gol 9 l", "9 goal l"])
  func ambiguousLetters(line: String) {
    #expect(throws: LineProblem.self) { try LineParser().parse(line) }
  }

  @Test("a misspelt word suggests the nearest one", arguments: [("9 offsde", "offside"), ("9 gol cbeza", "cabeza")])
  func nearest(_ line: String, _ expected: String) {
    do {
      let read = try LineParser().parse(line)
      Issue.record("\(line) was read as \(read)")
    } catch {
      if case .unknownWord(_, let nearest) = error.reason {
        #expect(nearest == expected)
      } else {
        Issue.record("\(line): \(error.reason)")
      }
    }
  }

  @Test(
    "suggestions for distant words never end a period or delete an action",
    arguments: [
      "penals", "el gol", "Serra gol", "fnla", "salve", "dle 3", "9 fnal",
    ])
  func noDestructiveSuggestions(line: String) throws {
    do {
      let read = try LineParser().parse(line)
      Issue.record("\(line) was read as \(read)")
    } catch {
      guard case .unknownWord(_, let nearest?) = error.reason else { return }
      let vocabulary = Vocabulary()
      let grave: [ClauseKind] = [.end, .finish, .abandon]
      #expect(!grave.contains { $0 == vocabulary.clauses[nearest] }, "\(nearest)")
      #expect(vocabulary.commands[nearest] != .delete || editDistance("dle", nearest) == 1, "\(nearest)")
    }
  }

  @Test(
    "a detail without its clause suggests what to type",
    arguments: [
      ("9 penal", LineProblem.Reason.unclear(.modifierAlone, "penal", lines: ["9gp", "9s-p"])),
      ("penal 9", .unclear(.modifierAlone, "penal", lines: ["9gp", "9s-p"])),
      ("penalty v4", .unclear(.modifierAlone, "penalty", lines: ["v4gp", "v4s-p"])),
      ("penalti", .unclear(.modifierAlone, "penalti", lines: ["9gp", "9s-p"])),
      ("9 de cap", .unclear(.modifierAlone, "de cap", lines: ["9gh", "9s-h"])),
      ("14 saved", .unclear(.outcomeAlone, "saved", lines: ["14s+"])),
      ("v9 aturada", .unclear(.outcomeAlone, "aturada", lines: ["v9s+"])),
      ("entrenador", .unclear(.proposed, "entrenador", lines: ["coachy", "coachr"])),
      ("el entrenador visitante", .unclear(.proposed, "el entrenador visitante", lines: ["vcoachy", "vcoachr"])),
      ("v coach2", .unclear(.proposed, "v coach2", lines: ["vcoach2y", "vcoach2r"])),
      ("physio 9", .unclear(.proposed, "physio", lines: ["physioy", "physior"])),
      ("coach amarila", .unknownWord("amarila", nearest: "amarilla")),
      ("v coach kiks", .unknownWord("kiks", nearest: nil)),
    ])
  func modifiersAlone(line: String, reason: LineProblem.Reason) {
    #expect { try LineParser().parse(line) } throws: { ($0 as? LineProblem)?.reason == reason }
  }

  @Test(
    "a player or side before a period clause is refused",
    arguments: [
      "9 fi", "9 final", "9 finish", "v end", "9 suspès boira", "9 start", "9 added 3",
    ])
  func periodClausesTakeNoPlayer(line: String) {
    #expect(throws: LineProblem.self) { try LineParser().parse(line) }
  }
}

extension ClauseLine {
  /// The clauses without their positions.
  fileprivate var upToColumns: ClauseLine {
    var line = self
    for index in line.clauses.indices { line.clauses[index].column = 1 }
    return line
  }
}
