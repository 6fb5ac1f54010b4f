import MatchModel
import MatchRules
import PromptInterface
import PromptLanguage
import RecordingSession
import Testing

/// Lines that people type, and the codes with the same meaning.
@Suite struct WordedEventTests {
  private static func ten(_ lines: [String], _ person: Person? = nil) -> SessionFixture {
    let fixture = SessionFixture(person: person)
    fixture.now += 1200
    for line in lines { fixture.enter(line) }
    return fixture
  }

  private func events(_ fixture: SessionFixture) -> [String] {
    fixture.session.ledger.match.actions.dropFirst().map { action in
      let shot = (action as? Attempt)?.shot
      let note = (action as? Note)?.text ?? ""
      let outcome = (action as? Chance)?.outcome.map { "\($0)" } ?? ""
      return "\(action.kind) \(action.moment.minute.map { "\($0)" } ?? "") \(action.participants) "
        + "\(shot?.origin.map { "\($0)" } ?? "") \(outcome) \(note)"
    }
  }

  @Test(arguments: [
    ("10f v11", "10fv11"), ("v4f 9", "v4f9"), ("10f v11 7c", "10fv11 7c"), ("7c v4f 9", "7c v4f9"),
    ("10' ago v7c", "-10' v7c"), ("fa 10' v7c", "-10' v7c"), ("hace 10' v7c", "-10' v7c"),
    ("10 minutes ago v7c", "-10' v7c"), ("fa 10 minuts v7c", "-10' v7c"),
    ("double change 10>14 11>17", "10>14 11>17"), ("doble canvi: 10>14 i 11>17", "10>14 11>17"),
    ("canvi 10>14, 11>17", "10>14 11>17"), ("cambio doble 10>14 y 11>17", "10>14 11>17"),
    ("keeper saves from 9", "9s+"), ("the keeper saves from v9", "v9s+"), ("el porter para a v9", "v9s+"),
    ("la portera para a v9", "v9s+"), ("v11sp+ saved by 1", "v11sp+"), ("v11s parada de 1", "v11s+"),
    ("l1 saves from 10", "v10s+"), ("l1 para un penalti al 10", "v10s+p"), ("l1 atura un penal del 10", "v10s+p"),
    ("penalty by 10 saved by l1", "v10s+p"), ("9s+ saved by the keeper", "9s+"), ("9 converts the penalty", "9gp"),
    ("9 transforma el penal", "9gp"),
    ("9 convierte el penalti", "9gp"), ("17> injured", "17> 17n injured"), ("7> per lesió", "7> 7n lesió"),
    ("10>14 injured", "10>14 10n injured"), ("7s x", "7sx"), ("7s - c", "7s- c"),
    ("v c", "vc"), ("v c 7c", "vc 7c"), ("9g de cap, passada del 7", "9gh,7"),
    ("groga a l'11", "11y"), ("n v pressing high", "vn pressing high"), ("gol de l'11", "11g"),
    ("4f v9 amarilla", "4fv9y"), ("4f v9 yellow dissent", "4fv9y dissent"), ("4f v9 y 7c", "4fv9y 7c"),
    ("v4f 9 groga", "v4f9y"), ("4f v9 7y", "4fv9 7y"),
    ("9 fouled by v4, penalty 10", "v4f9"), ("9 fouled in the area by v4, penalty 10", "v4f9"),
    ("v4 fouls 9 and 10 takes the penalty", "v4f9"), ("falta de v4 a 9, lo tira 10", "v4f9"),
  ])
  func wordsMatchCodes(line: String, codes: String) {
    let before = line.hasPrefix("17") ? ["9>17"] : []
    let (words, code) = (Self.ten(before + [line]), Self.ten(before + [codes]))
    #expect(events(words) == events(code) && !events(words).isEmpty)
  }

  /// `none` and `no` leave a part unknown, like Enter.
  @Test(arguments: ["none", "no", "nobody", "ninguna", "nadie", "cap", "ningú"])
  func noneAnswersAnOptionalQuestion(answer: String) {
    let person = Person(Array(repeating: .text(answer), count: 9))
    let fixture = Self.ten(["9f?"], person)
    #expect(events(fixture) == events(Self.ten(["9f"])) && fixture.openLines.isEmpty && !person.asked.isEmpty)
  }

  /// Kicks that the rules declare are shots, like penalties.
  @Test(arguments: [
    ("9 second penalty saved", "9s+w"), ("h3 doble penalti saved", "l3s+w"), ("9 second penalty wide", "9s-w"),
    ("9 doble penal aturat", "9s+w"),
  ])
  func declaredKicksAreShots(line: String, codes: String) throws {
    let rules = try #require(RuleSetLibrary.rules("futsal"))
    let parser = LineParser(vocabulary: Vocabulary.standard.playing(by: rules), ours: .home)
    guard case .clauses(let said) = try parser.parse(line), case .clauses(let typed) = try parser.parse(codes) else {
      Issue.record("no clauses")
      return
    }
    #expect(said == typed)
  }

  /// `10f 11` may be two fouls, and a save by an outfield player is not a save.
  @Test(arguments: [
    "10f 11", "10f v11 foo", "v11sp+ saved by 7", "keeper saves from 1", "9g saved by v1", "saved by l1",
    "1 para un penalti al 10",
  ])
  func ambiguousLinesAreNotRecorded(line: String) {
    let fixture = Self.ten([line], Person())
    #expect(events(fixture).isEmpty && fixture.openLines == [line])
  }

  @Test(arguments: ["7 off injured", "7 out injured"]) func goingOffInjuredAsksForTheReplacement(line: String) {
    let person = Person(.text("14"))
    #expect(events(Self.ten([line], person)) == events(Self.ten(["7>14 7n injured"])))
    guard case .part(.on, of: .note, .home)? = person.asked.first?.subject else {
      Issue.record("\(person.asked)")
      return
    }
  }

  /// The player who won it, or gets the free kick, was fouled; the offender is asked for, but need not be given.
  @Test(arguments: [
    "penalty won by 9", "9 wins a penalty", "penalti provocado por 9", "penal provocat pel 9", "foul for 9",
    "falta para el 9", "falta per al 9", "9 is fouled", "9 gets fouled",
  ])
  func wonPenaltyOrFreeKickIsAFoul(line: String) throws {
    let person = Person(.nothing, .nothing, .nothing, .nothing)
    let fixture = Self.ten([line], person)
    let foul = try #require(fixture.session.ledger.match.actions.last as? Foul)
    #expect(foul.team == .away && foul.victim == SessionFixture.player(9))
    guard case .part(.who, of: .foul, .away)? = person.asked.first?.subject else {
      Issue.record("\(person.asked)")
      return
    }
  }

  /// If a save names only the goalkeeper, the prompt asks for the opponent who shot.
  @Test(arguments: [
    ("penalty saved by l1", "v10s+p"), ("l1 saves a penalty", "v10s+p"), ("penal aturat per l1", "v10s+p"),
    ("l1 atura un penal", "v10s+p"), ("penalti parado por l1", "v10s+p"), ("l1 para un penalti", "v10s+p"),
    ("great save by our keeper", "v10s+"), ("paradón de nuestro portero", "v10s+"),
    ("gran aturada del nostre porter", "v10s+"),
  ])
  func saveAsksForTheShooter(line: String, codes: String) throws {
    let person = Person(.text("10"), .nothing, .nothing, .nothing, .nothing)
    #expect(events(Self.ten([line], person)) == events(Self.ten([codes])))
    guard case .part(.who, of: .chance, .away)? = person.asked.first?.subject else {
      Issue.record("\(person.asked)")
      return
    }
  }

  /// Words that have no place in the record are reported once, with a note that keeps them.
  @Test(arguments: [
    ("córner de la dreta", "dreta", "n córner de la dreta"), ("córner esquerra", "esquerra", "n córner esquerra"),
    ("10' 7 corner from the left", "from the left", "10' n 7 corner from the left"),
    ("gol del 9 por la izquierda", "por la izquierda", "n gol del 9 por la izquierda"),
    ("v9s-, corner from the right !", "from the right", "n corner from the right"),
    ("9 gol anul·lat per fora de joc", "fora de joc", "n 9 gol anul·lat per fora de joc"),
    ("gol del 9 de volea", "de volea", "n gol del 9 de volea"),
    ("goal by 9 at the far post", "at the far post", "n goal by 9 at the far post"),
    ("9 recupera y chuta al palo", "recupera", "n 9 recupera y chuta al palo"),
    // A time that is glued to the first word.
    ("8'córner de la dreta", "dreta", "8' n córner de la dreta"),
  ])
  func unrecordedWordsAreReportedOnce(line: String, words: String, note: String) {
    let person = Person()
    let fixture = Self.ten([], person)
    func reported() -> [[String]] {
      let outcome = fixture.perform(line)
      fixture.now += 120
      return outcome.facts.compactMap { fact in
        if case .unrecorded(let words, let note) = fact.kind { [words, note] } else { nil }
      }
    }
    #expect(reported() == [[words, note]] && person.asked.isEmpty)
    #expect(reported() == [])
  }

  /// A sentence without the scorer annuls the last goal.
  @Test(arguments: [
    ("gol anulado por fuera de juego", "fuera de juego", "n gol anulado por fuera de juego"),
    ("gol anulado por falta en ataque", "falta en ataque", "n gol anulado por falta en ataque"),
    ("goal disallowed for handball !", "handball", "n goal disallowed for handball"),
  ])
  func unrecordedReasonOfAnAnnulmentIsReported(line: String, words: String, note: String) {
    let fixture = Self.ten(["v9g"], Person())
    let reported = fixture.perform(line).facts.compactMap { fact in
      if case .unrecorded(let words, let note) = fact.kind { [words, note] } else { nil }
    }
    #expect(reported == [[words, note]] && fixture.goals.map(\.isAnnulled) == [true])
  }

  /// A script is not told, and a foot is recorded.
  @Test(arguments: [
    ("córner de la dreta", true), ("gol del 9 amb la dreta", false), ("córner", false), ("gol 9 dreta", false),
  ])
  func nothingIsReportedAsUnrecorded(line: String, isScript: Bool) {
    let outcome = Self.ten([], isScript ? nil : Person()).perform(line)
    #expect(outcome.recorded.count == 1)
    #expect(!outcome.facts.contains { if case .unrecorded = $0.kind { true } else { false } })
  }

  @Test(arguments: ["9 fouled by v4, penalty 10", "falta de v4 a 9, penal de 10"])
  func kickHintNamesTheTaker(line: String) {
    let fixture = Self.ten([], Person())
    let kickers = fixture.perform(line).facts.compactMap { if case .kick(let by) = $0.kind { by } else { nil } }
    #expect(kickers == ["10"])
  }

  /// The taker belongs to the side that was fouled.
  @Test(arguments: ["9 fouled by v4, penalty v10", "9 scores, penalty 10"])
  func otherTakersAreNotUnderstood(line: String) {
    let fixture = Self.ten([line], Person())
    #expect(events(fixture).isEmpty && fixture.openLines == [line])
  }

  @Test func openLineWithAgoKeepsItsTime() {
    let fixture = Self.ten(["10' ago 77g"], Person())
    #expect(fixture.openLines == ["77g"])
    guard case .open(let open, _, let minute)? = fixture.perform("todo").facts.first?.kind else {
      Issue.record("nothing open")
      return
    }
    #expect(open.line == "10:00' 77g" && minute == MatchMinute(11))
  }

  /// A scoreboard that starts from zero in each period.
  @Test(arguments: [("clock 1:00", "46:00"), ("clock 46:30", "46:30"), ("clock 44:00", nil)])
  func clockAcceptsTimeOfThePeriod(line: String, shown: String?) {
    let fixture = SessionFixture(after: ["start"])
    for (line, seconds) in [("end", 2700.0), ("start", 900)] {
      fixture.now += seconds
      fixture.enter(line)
    }
    fixture.now += 40
    let outcome = fixture.perform(line)
    #expect((outcome.refusal == nil) == (shown != nil))
    #expect(fixture.view.left(columns: 80) == "second half \(shown ?? "45:40")> ")
  }

  /// Setting the clock back by minutes may be a typing error: 54:20 to 46:00.
  @Test(arguments: [
    ("clock 1:00", Answer.text("!"), "46:00"), ("clock 1:00", .nothing, "54:20"), ("clock 46:00", .nothing, "54:20"),
  ])
  func settingTheClockBackAsks(line: String, answer: Answer, shown: String) {
    let person = Person(answer)
    let fixture = SessionFixture(after: [], person: person)
    for (line, seconds) in [("start", 0), ("end", 2700.0), ("start", 900)] {
      fixture.now += seconds
      fixture.enter(line)
    }
    fixture.now += 560
    fixture.enter(line)
    guard person.asked.count == 1, case .doubt(.setsBack(from: 3260, to: 2760)) = person.asked[0].subject else {
      Issue.record("\(person.asked)")
      return
    }
    #expect(fixture.view.left(columns: 80) == "second half \(shown)> ")
  }

  @Test(arguments: ["clock 53:00", "clock 55:00", "clock 46:00 !"]) func otherClockSettingsDoNotAsk(line: String) {
    let person = Person()
    let fixture = SessionFixture(after: [], person: person)
    for (line, seconds) in [("start", 0), ("end", 2700.0), ("start", 900)] {
      fixture.now += seconds
      fixture.enter(line)
    }
    fixture.now += 560
    fixture.enter(line)
    #expect(person.asked.isEmpty && fixture.view.left(columns: 80) == "second half \(line.split(separator: " ")[1])> ")
  }

  private func reasons(_ lines: [String]) -> [String?] {
    let fixture = Self.ten(lines, Person())
    return fixture.session.ledger.match.actions.compactMap { $0 as? Card }.map { $0.reason?.rawValue }
  }

  /// Right after a card its reason may be typed alone.
  @Test(arguments: [
    ["7y", "dissent"], ["7y", "protestes"], ["7y", "7 dissent"], ["7y", "per protestes"], ["v4f9y", "dissent"],
    ["v4f9y", "v4 dissent"],
  ])
  func loneReasonBelongsToLastCard(lines: [String]) {
    #expect(reasons(lines) == reasons([lines[0] + " dissent"]) && reasons(lines) != [nil])
  }

  @Test func anyTextAfterForIsAReason() {
    #expect(reasons(["7y", "per agafar el 9"]) == ["agafar el 9"])
  }

  @Test func loneReasonIsOneUndoStep() {
    let fixture = Self.ten(["7y", "dissent", "undo"], Person())
    #expect(fixture.session.ledger.match.actions.compactMap { ($0 as? Card)?.reason } == [])
    #expect(fixture.session.ledger.match.actions.count == 2)
  }

  @Test(arguments: [["7y", "9s+", "dissent"], ["7y", "8 dissent"], ["7y persistent", "dissent"]])
  func otherLoneReasonsStayOpen(lines: [String]) {
    let fixture = Self.ten(lines, Person())
    #expect(fixture.openLines == [lines[lines.count - 1]])
  }
}
