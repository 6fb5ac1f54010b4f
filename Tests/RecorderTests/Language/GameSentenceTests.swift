import MatchModel
import MatchRules
import PromptLanguage
import Testing

/// Sentences about games other than football mean the same as their codes.
@Suite struct GameSentenceTests {
  private func clauses(_ line: String, _ game: String) throws -> [Clause] {
    let rules = RuleSetLibrary.rules(game) ?? RuleSet()
    let parser = LineParser(vocabulary: Vocabulary.standard.playing(by: rules), ours: .home)
    guard case .clauses(var read) = try parser.parse(line) else { return [] }
    for index in read.clauses.indices {
      read.clauses[index].column = 1
      if read.clauses[index].who?.side == .home { read.clauses[index].who?.side = nil }
    }
    return read.clauses
  }

  private func expect(_ line: String, is codes: String, in game: String) throws {
    let expected = try clauses(codes, game)
    #expect(try clauses(line, game) == expected && !expected.isEmpty, "\(line)")
  }

  /// In basketball, `técnica` is a foul, and the only player in the line committed it.
  @Test(arguments: [
    ("falta técnica 9", "9ft"), ("falta técnica de v10", "v10ft"), ("9 falta técnica", "9ft"),
    ("v5 falta técnica", "v5ft"), ("falta técnica al entrenador", "coachft"), ("técnica a v6", "v6ft"),
    ("técnica al entrenador", "coachft"), ("técnica del 5", "5ft"), ("9 técnica", "9ft"), ("4 antideportiva", "4fu"),
    ("4 descalificado", "4fd"), ("falta tècnica del 9", "9ft"), ("tècnica al v6", "v6ft"), ("9 tècnica", "9ft"),
    ("technical foul by 9", "9ft"), ("technical on v6", "v6ft"), ("9 technical", "9ft"),
  ])
  func technicalFouls(line: String, codes: String) throws { try expect(line, is: codes, in: "basketball") }

  @Test func foulHasOneKind() {
    #expect(throws: LineProblem.self) { try clauses("falta antideportiva y técnica", "basketball") }
  }

  @Test(arguments: [
    ("15 falla un triple", "15t-"), ("v11 mete un triple", "v11t"),
    ("9 mete un tiro libre", "9p+"), ("mate del 15", "15g"), ("bandeja del 7", "7g"), ("robo del 15", "15k"),
    ("15 erra un triple", "15t-"), ("v11 fica un triple", "v11t"), ("esmaixada del 15", "15g"),
    ("9 mete los dos tiros libres", "9p++"), ("el 9 falla los dos tiros libres", "9p--"),
    ("el 9 clava un triple", "9t"),
    ("el 9 fica els dos tirs lliures", "9p++"), ("el 9 falla els dos tirs lliures", "9p--"),
    ("9 makes both free throws", "9p++"), ("9 misses both free throws", "9p--"), ("9 hits a three", "9t"),
    ("three-pointer by 9", "9t"),
    ("falta personal del 4", "4f"), ("personal del 4", "4f"), ("personal de v10", "v10f"),
    ("personal foul by 4", "4f"), ("charge by 9", "9fo"),
    ("15 misses a three", "15t-"), ("v11 makes a three", "v11t"), ("dunk by 15", "15g"),
    ("basket by 5 from 7", "5g,7"), ("canasta del 3", "3g"), ("triple de 2", "2t"),
  ])
  func baskets(line: String, codes: String) throws { try expect(line, is: codes, in: "basketball") }

  @Test(arguments: [
    ("v10 mete dos", "v10g"), ("el 5 mete dos puntos", "5g"), ("encesta el 5", "5g"), ("5 encesta de tres", "5t"),
    ("v21 encesta de tres", "v21t"), ("encesta de tres el 5", "5t"), ("5 anota de tres", "5t"),
    ("5 encistella", "5g"), ("encistella de tres el 5", "5t"), ("5 fica dos", "5g"), ("5 hits a 3", "5t"),
    ("5 scores 3 points", "5t"), ("5 scores 2 points", "5g"),
    ("9 encesta un triple", "9t"), ("9 encesta un tiro libre", "9p+"), ("9 mete dos tiros libres", "9p++"),
    ("5 2 tiros libres, mete uno y falla el otro", "5p+-"), ("5 dos tiros libres, falla uno y mete el otro", "5p-+"),
    ("5 dos tirs lliures, fica un i falla l'altre", "5p+-"),
    ("two free throws by 5, makes one and misses the other", "5p+-"),
    ("4 pierde el balón", "4x"), ("v14 perd la pilota", "v14x"), ("pilota perduda v10", "v10x"),
    ("pasos del 4", "4x"), ("v10 fa passos", "v10x"), ("travelling by 5", "5x"), ("4 roba el balón", "4k"),
    ("4 tapona a v10", "4b,v10"), ("el 9 hace tapón a v7", "9b,v7"), ("9 blocks v10", "9b,v10"),
    ("el 5 coge el rebote", "5r"), ("5 captura el rebote ofensivo", "5r-"), ("5 agafa el rebot", "5r"),
  ])
  func verbs(line: String, codes: String) throws { try expect(line, is: codes, in: "basketball") }

  /// An attempt either went in or did not.
  @Test(arguments: [
    "9 encesta y falla", "9 falla y encesta", "9 mete un triple y falla", "9 mete y falla un triple",
  ])
  func twoAttempts(line: String) {
    #expect(throws: LineProblem.self) { try clauses(line, "basketball") }
  }

  /// A turnover belongs to a player, who is asked for.
  @Test(arguments: [("pasos", "basketball"), ("passos", "handball"), ("dobles", "handball"), ("passiu", "handball")])
  func turnoverAloneAsks(line: String, game: String) throws {
    let read = try clauses(line, game)
    #expect(read.map(\.kind) == [.own(ActionCode(rawValue: "perdua"))] && read[0].who == nil)
  }

  /// The number of points does not name a player.
  @Test(arguments: [
    ("canasta de 2 del 9", "9g"), ("cistella de 3 del v9", "v9t"), ("canasta de dos del 9", "9g"),
    ("cistella de dos del 9", "9g"),
    ("canasta de 3 del 5", "5t"), ("5 canasta de 3", "5t"), ("canasta de 2 del 5", "5g"),
    ("canasta de 2 puntos del 5", "5g"), ("canasta de tres puntos del 5", "5t"), ("canasta de tres del v5", "v5t"),
    ("canasta del 4 de 2", "4g"), ("cistella de 3 del 5", "5t"), ("5 cistella de 3", "5t"),
    ("cistella de 2 punts del 5", "5g"), ("3 punts del 5", "5t"), ("3 puntos del 5", "5t"), ("2 points by 5", "5g"),
    ("basket for 3 by 5", "5t"), ("basket for 2 by 5", "5g"), ("5 basket for 3", "5t"),
  ])
  func pointsAreNotThePlayer(line: String, codes: String) throws { try expect(line, is: codes, in: "basketball") }

  /// `canasta de 3` may be a basket by 3 or worth three points, so it asks for the player.
  @Test(arguments: ["canasta de 3", "cistella de 3", "basket for 3"]) func basketAloneAsks(line: String) throws {
    let read = try clauses(line, "basketball")
    #expect(read.count == 1 && read[0].asks && read[0].who == nil)
  }

  /// The answer to `gol` lists the ways of scoring.
  @Test(arguments: [("gol del 6", 1), ("6 gol", 3)])
  func goalInBasketball(line: String, column: Int) {
    #expect(throws: LineProblem(.unclear(.proposed, "gol", lines: ["6g", "6t", "6p"]), column: column)) {
      try clauses(line, "basketball")
    }
  }

  /// The second goal of a player, not of the second coach. The log counts goals, so the answer says that the word is not
  /// recorded.
  @Test(arguments: [
    ("v17 marca el segon", "v17g", "segon"), ("segon gol del 9", "9g", "segon"),
    ("segundo gol de la 9", "9g", "segundo"),
  ])
  func ordinalOfAGoal(line: String, codes: String, ordinal: String) throws {
    var read = try clauses(line, "handball")
    #expect(read.map(\.unrecorded) == [[ordinal]])
    for index in read.indices { read[index].unrecorded = [] }
    #expect(try read == clauses(codes, "handball"))
  }

  /// Games without corners have none after a shot either, nor a goal from one.
  @Test(arguments: [
    "xut del 8 desviat a córner", "xut del 9 fora i córner", "9g de córner", "gol del 9 de córner", "9gc",
    "9 shot saved for a corner", "tiro del 9 parado a córner", "xut del 8 a córner",
  ])
  func noCornerInHandball(line: String) {
    #expect(throws: LineProblem.self) { try clauses(line, "handball") }
  }

  @Test(arguments: [
    ("gol de siete metros de la 10", "10gp"), ("v12 marca desde 7 metros", "v12gp"), ("v12 gol 7m", "v12gp"),
    ("v12 gol 7 metros", "v12gp"), ("gol de penalti de v12", "v12gp"), ("lanzamiento de v11 parado", "v11s+"),
    ("9 lanza fuera", "9s-"), ("gol de la 4, extremo izquierdo", "4ge"), ("v13 2 minutos", "v13x"),
    ("2 minutos a la 7", "7x"), ("v11 2min", "v11x"), ("v13 descalificado", "v13r"),
    ("gol de set metres de la 10", "10gp"), ("v12 gol 7 metres", "v12gp"), ("llançament de v11 aturat", "v11s+"),
    ("2 minuts a la 7", "7x"), ("v13 desqualificat", "v13r"),
    ("set metres de la 10 aturat", "10s+p"), ("10 scores the seven-metre throw", "10gp"),
    ("seven-metre throw by 10 saved", "10s+p"), ("throw by 10 saved", "10s+"), ("throw by 10 hits the post", "10sx"),
    ("fast break goal by 7", "7gk"),
    ("goal by 10, seven metres", "10gp"), ("v13 2 minutes", "v13x"), ("v13 disqualified", "v13r"),
  ])
  func handball(line: String, codes: String) throws { try expect(line, is: codes, in: "handball") }

  @Test(arguments: [
    ("el 3 exclòs dos minuts", "3x"), ("exclòs el 3", "3x"), ("4 excluido", "4x"), ("v5 exclosa", "v5x"),
    ("v5 excluido dos minutos", "v5x"), ("v5 2 min", "v5x"), ("5 2 mins", "5x"), ("dos min al v5", "v5x"),
    ("falta de v5, exclòs", "v5fx"), ("v5 groga, 2 min", "v5y v5x"), ("l'entrenador exclòs", "coachx"),
    ("pilota perduda v14", "v14z"), ("v14 perd la pilota", "v14z"), ("4 pierde el balón", "4z"),
    ("passos del v14", "v14z"), ("v14 passos", "v14z"), ("dobles del 4", "4z"),
  ])
  func sanctionsAndTurnovers(line: String, codes: String) throws { try expect(line, is: codes, in: "handball") }

  @Test(arguments: [
    ("gol de directa del 6", "6gf"), ("gol de falta directa del 6", "6gf"), ("9 gol penalti", "9gp"),
  ])
  func rinkHockey(line: String, codes: String) throws { try expect(line, is: codes, in: "rink") }

  /// The program's own words for the kick after the sixth foul, for later fouls, and for another goalkeeper.
  @Test(arguments: [
    ("falta sense barrera del 9, gol", "9gw"), ("gol de falta sense barrera del 9", "9gw"),
    ("segon penal del 9 aturat", "9s+w"), ("gol del 9, tir de 10 metres", "9gw"),
    ("sisena falta del 5 rival", "v5f"), ("canvi de porter 4", "4@g"), ("4 porter jugador", "4@g"),
    ("tir lliure directe del 9 gol", "9gf"),
    ("gol de tiro de diez metros del 9", "9gw"), ("segundo penalti del 9, fuera", "9s-w"),
    ("sexta falta del v5", "v5f"), ("cambio de portero 4", "4@g"), ("4 portero jugador", "4@g"),
    ("second penalty by 9 saved", "9s+w"), ("10-metre kick by 9, goal", "9gw"), ("sixth foul by v5", "v5f"),
    ("keeper change 4", "4@g"), ("4 goes in as flying keeper", "4@g"),
  ])
  func futsal(line: String, codes: String) throws { try expect(line, is: codes, in: "futsal") }

  @Test(arguments: ["tir lliure sense barrera", "tir de 10 metres", "segon penal"])
  func kickAloneInFutsal(line: String) {
    #expect(throws: LineProblem(.unclear(.modifierAlone, line, lines: ["9gw", "9s-w"]), column: 1)) {
      try clauses(line, "futsal")
    }
  }

  /// The word for the interval gives the time of a card rather than its reason.
  @Test(arguments: [
    ("v12 exclusión en el descanso", "v12x", "handball"), ("descanso v12x", "v12x", "handball"),
    ("v12 exclusió a la mitja part", "v12x", "handball"), ("v4y protesta en el descanso", "v4y protesta", "official"),
    ("v4 red at half-time", "v4r", "official"),
  ])
  func cardsInTheInterval(line: String, codes: String, game: String) throws {
    var expected = try clauses(codes, game)
    expected[0].namedPeriod = .interval
    #expect(try clauses(line, game) == expected)
  }

  @Test(arguments: [
    ("end of the first quarter", "end", NamedPeriod.first), ("third quarter", "start", .third),
    ("fin del segundo cuarto", "end", .second), ("empieza el último cuarto", "start", .fourth),
    ("acaba el tercer quart", "end", .third), ("comença el quart quart", "start", .fourth),
  ])
  func quarters(line: String, codes: String, named: NamedPeriod) throws {
    var expected = try clauses(codes, "basketball")
    expected[0].namedPeriod = named
    #expect(try clauses(line, "basketball") == expected)
  }

  @Test(arguments: [
    ("v13 doble exclusión", "doble exclusión", "v13x v13x"), ("doble exclusión a la 7", "doble exclusión", "7x 7x"),
    ("13 doble exclusió", "doble exclusió", "13x 13x"), ("double two minutes v13", "double two minutes", "v13x v13x"),
  ])
  func doubleSuspension(line: String, words: String, example: String) throws {
    let column = line.distance(from: line.startIndex, to: try #require(line.firstRange(of: words)?.lowerBound)) + 1
    #expect(throws: LineProblem(.unclear(.proposed, words, lines: [example]), column: column)) {
      try clauses(line, "handball")
    }
  }

  /// An opponent in an action without zones needs no comma.
  @Test(arguments: [("3k2", "3k,2", "handball"), ("v3kl2", "v3k,l2", "handball"), ("4b10", "4b,10", "basketball")])
  func opponentWithoutComma(line: String, codes: String, game: String) throws {
    try expect(line, is: codes, in: game)
  }

  /// These words say that the foul or sanction sends the player off, which is checked when it is recorded.
  @Test(arguments: [
    ("quinta falta del 7", "7f", "cinquena", "basketball"), ("cinquena falta del 7", "7f", "cinquena", "basketball"),
    ("fifth foul by 7", "7f", "cinquena", "basketball"), ("v10 sale por faltas", "v10f", "cinquena", "basketball"),
    ("v10 surt per faltes", "v10f", "cinquena", "basketball"), ("v10 fouls out", "v10f", "cinquena", "basketball"),
    ("tercera exclusió del 4", "4x", "tercera", "handball"), ("third suspension for 4", "4x", "tercera", "handball"),
  ])
  func completedSums(line: String, codes: String, sum: String, game: String) throws {
    var expected = try clauses(codes, game)
    expected[0].completedSum = CardColor(rawValue: sum)
    #expect(try clauses(line, game) == expected)
  }

  /// `set` also means seven in Catalan.
  @Test(arguments: [
    ("set metres del 9, gol", "9gp"), ("set metres, marca el 9", "9gp"), ("set metres aturat al 10", "10s+p"),
  ])
  func sevenMetresAreNoCommand(line: String, codes: String) throws { try expect(line, is: codes, in: "handball") }

  /// A card of the bench is not the command `bench`.
  @Test(arguments: [
    ("banqueta visitant groga", ["vcoachy", "vassistanty"]),
    ("banqueta visitant dos minuts", ["vcoachx", "vassistantx"]),
    ("banquillo visitante amarilla", ["vcoachy", "vassistanty"]),
  ])
  func cardOfTheBench(line: String, lines: [String]) throws {
    let problem = #expect(throws: LineProblem.self) { try clauses(line, "handball") }
    #expect(problem?.reason == .unclear(.proposed, line, lines: lines))
  }

  /// The lines suggested are about the player who was named.
  @Test(arguments: [
    ("7m pel v6", LineProblem.Reason.unclear(.modifierAlone, "7m", lines: ["v6gp", "v6s-p"])),
    ("7m for v6", .unclear(.modifierAlone, "7m", lines: ["v6gp", "v6s-p"])),
    ("siete metros por v6", .unclear(.modifierAlone, "siete metros", lines: ["v6gp", "v6s-p"])),
    ("v2 xut blocat pel 3", .unclear(.proposed, "pel 3", lines: ["v2s.", "v2s. 3k,2"])),
  ])
  func suggestionsForTheNamed(line: String, reason: LineProblem.Reason) throws {
    let problem = #expect(throws: LineProblem.self) { try clauses(line, "handball") }
    #expect(problem?.reason == reason)
  }

  /// Two sanctions of one person are both recorded. A blue card follows the red one, which it includes.
  @Test(arguments: [
    ("3 groga i dos minuts", "3y 3x"), ("v5 groga, dos minuts", "v5y v5x"), ("v6 exclusió i groga", "v6x v6y"),
    ("v8 dos minuts i vermella", "v8x v8r"), ("v8 vermella i blava", "v8b"), ("v20 vermella, blava", "v20b"),
    ("3 amarilla y dos minutos", "3y 3x"), ("v8 roja y azul", "v8b"), ("3 yellow and two minutes", "3y 3x"),
    ("v5 red and blue card", "v5b"), ("3y i dos minuts", "3y 3x"), ("v5 dos minuts més", "v5x"),
    ("v5 dos minutos más", "v5x"), ("v5 two minutes more", "v5x"),
  ])
  func sanctionIsNoReason(line: String, codes: String) throws { try expect(line, is: codes, in: "handball") }

  /// An event of the same person after a card may be what the card was for.
  @Test(arguments: [
    ("v10 dos minuts i set metres", ["v10x", "v10fx"], "handball"),
    ("yellow for 2 and penalty", ["2y", "2fy"], "official"), ("4 groga i vermella", ["4y 4r", "4r"], "official"),
  ])
  func eventIsNoReason(line: String, lines: [String], game: String) throws {
    let problem = #expect(throws: LineProblem.self) { try clauses(line, game) }
    guard case .unclear(.proposed, _, lines)? = problem?.reason else {
      Issue.record("\(line): \(String(describing: problem))")
      return
    }
  }

  @Test func wordsOfStandardOriginsAreKept() throws {
    let rules = try RuleSet(text: RuleSetLibrary.text("handball") ?? "")
    let words = rules.ownOrigins.map { "\($0.code.rawValue): \($0.letter) \($0.words.words(in: "es")[0])" }
    #expect(
      words.sorted() == [
        "centrada dreta: d extremo_derecho", "centrada esquerra: e extremo_izquierdo", "penal: p siete_metros",
      ])
    #expect(throws: RuleSet.Problem.self) { try RuleSet(text: "words.origin.penal = e set | siete | seven") }
  }
}
