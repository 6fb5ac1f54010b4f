import Testing

/// Unusual but unambiguous spellings, and the answers to them.
@Suite struct WordedLineTests {
  @Test("a side's letter before a word, and a space after a number")
  func forgiven() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", .accept("ventrenador groga", says: "yellow card for the coach (Away"),
      .accept("vcórner", says: "corner for Away"),
      .accept("9 g", says: "goal by 9"),
      .accept("v4 y dissent", says: "yellow card for v4"))
  }

  @Test(
    "substitutions in words",
    arguments: [
      "4 off 14 on", "14 on 4 off", "surt 4 entra 14", "canvi 4>14", "sub 4>14", "cambio 4.14",
    ])
  func pairs(line: String) throws {
    let match = try MatchOnDisk()
    try match.play("start", .accept(line, says: "4 off, 14 on"))
  }

  @Test(
    "substitutions with the side before the word", arguments: ["vcanvi 4 14", "v canvi surt 4 entra 14", "vcanvi 4>14"])
  func pairsWithSide(line: String) throws {
    let match = try MatchOnDisk()
    try match.play("start", .accept(line, says: "v4 off, v14 on"))
  }

  @Test("kinds of action in the plural", arguments: ["goals", "gols", "goles"])
  func plurals(word: String) throws {
    let match = try MatchOnDisk()
    try match.play("start", "9g", "vc")
    #expect(try match.ask("ls \(word)").count == 1)
  }

  @Test("cards of both colours", arguments: ["cards", "card", "targetes", "targeta", "tarjetas"])
  func cards(word: String) throws {
    let match = try MatchOnDisk()
    try match.play("start", "4y", "v4r", "9g")
    #expect(try match.ask("ls \(word)").count == 2)
    #expect(try match.ask("ls own goal") == ["none"])
  }

  @Test("an unknown kind is refused with the list of kinds")
  func unknownKind() throws {
    let match = try MatchOnDisk()
    try match.play("start", .refuse("ls banana", says: "kinds: goal, own goal, chance, foul,"))
  }

  @Test("an ambiguous name is answered with its players")
  func playersWithName() throws {
    let match = try MatchOnDisk()
    try match.play(
      "player 6 name Serra", "player v8 name \"Joan Serra\"", "start",
      .refuse("Serra gol", says: "several players are called “Serra”: 6 Serra, v8 Joan Serra; type the number"),
      .refuse("9 penal", says: "a goal is 9gp, a miss 9s-p"),
      .refuse("9 saved", says: "it is typed 9s+"))
  }

  @Test("a player's name needs no quotes, and the answer shows the player's role")
  func players() throws {
    let match = try MatchOnDisk()
    try match.play(
      .accept(
        "player 1 name Iker Casillas foot left captain",
        says: "1 Iker Casillas, Home, starter, captain, goalkeeper, left"),
      .accept("player 12 keeper", says: "goalkeeper"),
      .accept("player 2 name \"Dani Alves\"", says: "2 Dani Alves, Home"))
  }

  @Test("commands with nothing to show say so")
  func nothing() throws {
    let match = try MatchOnDisk()
    #expect(try match.ask("heads-up") == ["nothing to keep in mind"])
    #expect(try match.ask("stats") == ["nothing recorded yet"])
    let lines = try match.ask("lineup")
    #expect(lines.first == "Home" && lines.contains("Away"))
  }

  @Test("details given twice are refused")
  func repeatedDetails() throws {
    let match = try MatchOnDisk()
    try match.play(
      "start", .refuse("sub 10 14 15", says: "“15” does not belong to sub"),
      .refuse("surt 10 surt 11 entra 14"), .refuse("9 gol ,7 ,8", says: "“,8” does not belong to gol"),
      .refuse("9 gol assist 7 assist 8"), .refuse("canvi 10 banana", says: "“banana” does not belong to canvi"),
      .accept("sub 14 for 10", says: "10 off, 14 on"), .accept("entra 15 surt 9", says: "9 off, 15 on"))
  }

  @Test(
    "impossible values are refused",
    arguments: [
      "set date 31/02/2026", "set date 2026-02-31", "set time 99:99", "set attendance lots", "set home \"\"",
    ])
  func impossibleValues(line: String) throws {
    try MatchOnDisk().play(.refuse(line))
  }
}
