import TestSupport
import Testing

/// Tab at every position: by code, word and name, with legal candidates only (docs/PROMPT.md).
@Suite struct CompletionTests {
  private func prompt(_ lines: String...) throws -> PseudoTerminal {
    let touchline = try Touchline()
    for line in lines { _ = try touchline.recorded(line) }
    return try touchline.prompt("--lang", "en")
  }

  /// The result of Tab in a running match.
  @Test(arguments: [
    ("9g,Ini", "9g,8 "), ("v4fMes", "v4f10 "), ("9>Ped", "9>17 "), ("Núñ", "v8"), ("nunez", "v8"), ("coa", "coach"),
    ("9 goal hea", "9 goal header "), ("9 goal ,Mes", "9 goal ,10 "), ("9y dissen", "9y dissent "),
    ("9 yel", "9 yellow "), ("sub off 9 on Ped", "sub off 9 on 17 "), ("edit 1 Núñ", "edit 1 v8"),
    ("move 1 bef", "move 1 before "), ("help corr", "help corrections "), ("player Núñ", "player v8 "),
    ("player v8 trai", "player v8 traits "), ("set ven", "set venue "), ("23' Ini", "23' 8"), ("heads", "heads-up "),
    ("v?f Ini", "v?f 8"), ("notes Stu", "notes v7 "),
    ("Vil", "7"), ("10.Ped", "10.17 "), ("v8.Loz", "v8.20 "), ("4 falta a Por", "4 falta a 9 "),
    ("4 foul hand", "4 foul handball "), ("9 fora", "9 fora de joc "),
    ("corner Gir", "corner Girona "), ("goal Gir", "goal Girona "), ("Giro", "Girona "),
  ])
  func tabCompletesTheOnlyCandidate(typed: String, completed: String) throws {
    let terminal = try prompt("start")
    try terminal.type(typed)
    try terminal.press(.tab)
    try terminal.expectScreen("\(completed)|") { screen in
      // The final space of the line shows only in the position of the cursor.
      let line = String(screen.currentLine.drop { $0 != ">" }.dropFirst(2))
      let width =
        screen.cursor.column
        - (screen.currentLine.firstIndex(of: ">")
          .map { screen.currentLine.distance(from: screen.currentLine.startIndex, to: $0) } ?? 0) - 2
      return line.hasPrefix(completed.trimmed) && width == completed.count
    }
  }

  /// Text with only one meaning stays unchanged.
  @Test(arguments: [
    "n wi", "ln wi", "9 note win", "4y he said pe", "9 goal ,Ale", "9 gol fora", "15>", "added 3", "clock ", "9ghp5",
    "clau", "4 yellow delay ",
  ])
  func tabLeavesOtherTextAlone(typed: String) throws {
    let terminal = try prompt("start")
    try terminal.type(typed)
    try terminal.press(.tab, .tab)
    try terminal.type("#")
    try terminal.expectScreen("\(typed)#") { $0.currentLine.contains("> \(typed)#") }
  }

  @Test func tabShowsTheExpectedFormat() throws {
    let terminal = try prompt("start")
    try terminal.type("clock ")
    try terminal.press(.tab)
    try terminal.expectScreen { $0.lines.contains("clock [MM:SS|+30|-30]") }
  }

  @Test func secondTabListsNumbersWithNames() throws {
    let terminal = try prompt("start", "10>14")
    try terminal.type("9>")
    try terminal.press(.tab, .tab)
    try terminal.expectScreen { screen in
      screen.lines.contains("15  Keita") && screen.lines.contains("17  Pedro")
        && !screen.shown(since: "9>").contains("Mascherano") && !screen.shown(since: "9>").contains("Messi")
    }
  }

  @Test func unidentifiedPlayerIsGivenANumber() throws {
    let terminal = try prompt("start", "v?f9")
    try terminal.type("v?")
    try terminal.press(.tab)
    try terminal.type("Mun")
    try terminal.press(.tab, .enter)
    try terminal.expect("?1 is v3 Muniesa (Girona)")
  }

  @Test(arguments: [
    ("ca", "desf", "desfer "), ("ca", "9 orsa", "9 "), ("es", "marc", "marcador "), ("es", "9 ama", "9 amarilla "),
  ])
  func wordsAreInTheUsersLanguage(language: String, typed: String, completed: String) throws {
    let terminal = try Touchline().recorded("start").prompt("--lang", language)
    try terminal.type(typed)
    try terminal.press(.tab)
    try terminal.expectScreen(completed) { $0.currentLine.contains("> " + completed.trimmed) }
  }

  /// An unknown number can belong to anyone until the line-up is confirmed.
  @Test func tabWorksAfterAnUnknownNumber() throws {
    let terminal = try Touchline(isProvisional: true).recorded("start").prompt("--lang", "en")
    for (typed, listed) in [("19", /y +yellow card/), ("9g,19 v33", /y +yellow card/), ("19>33 v44f", /m +handball/)] {
      try terminal.type(typed)
      try terminal.press(.tab, .tab)
      try terminal.expectScreen(typed) { screen in
        screen.currentLine.contains("> \(typed)") && screen.lines.contains { $0.prefixMatch(of: listed) != nil }
      }
      try terminal.press(.interrupt)
      try terminal.expectScreen("an empty line") { $0.currentLine.contains(/> +Barça 0-0 Girona$/) }
    }
  }

  @Test func answersAreCompletedByName() throws {
    let terminal = try prompt("start")
    try terminal.enter("g")
    try terminal.expect("Who?")
    try terminal.type("cagl")
    try terminal.press(.tab, .enter)
    try terminal.expect("Body part?")
    try terminal.press(.enter)
    try terminal.expect("From what?")
    try terminal.press(.enter)
    try terminal.expect("Assist?")
    try terminal.press(.enter)
    try terminal.expect("Zone, 1-9?")
    try terminal.press(.enter)
    try terminal.expect("goal by 11 Çağlar Söyüncü")
  }
}

extension String {
  fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}
