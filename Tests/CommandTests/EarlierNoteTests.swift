import TestSupport
import Testing

/// Notes from earlier matches at the prompt: with their date, opponent and minute.
@Suite struct EarlierNoteTests {
  private let programFolder: ProgramFolder

  init() throws {
    programFolder = try ProgramFolder.made(
      """
      set -e
      mkdir season elsewhere
      printf '%s\\n' '1 Vidal' '2 Serra' '3 Mas' '4 Pons' '5 Roca' '7 Cano' '9 Riera' > rival.txt
      futbolstats new season/a.xml Sóller Inca --away-squad rival.txt --date 2026-11-14
      printf '%s\\n' start "12' vn presses high" "34' v7n drifts left" "40' ln ours" > lines
      futbolstats record season/a.xml --input lines
      futbolstats new season/later.xml Artà Inca --date 2026-12-01
      printf '%s\\n' start "1' vn later" > lines
      futbolstats record season/later.xml --input lines
      sed -i s/7/17/ rival.txt
      futbolstats new season/b.xml Artà INCA --away-squad rival.txt --date 2026-11-21
      cp season/b.xml elsewhere
      """)
  }

  private func said(to line: String, _ file: String = "season/b.xml", _ more: String = "") throws -> [String] {
    let result = try programFolder.shell("echo '\(line)' | futbolstats record \(file) \(more) --input -")
    #expect(result.status == .exited(0), "\(result.error)")
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test func notesAreShownForTheOpponent() throws {
    let notes = [
      "14 November 2026, against Sóller, 12': presses high",
      "14 November 2026, against Sóller, 34': 7 Cano: drifts left",
    ]
    #expect(try said(to: "notes v") == notes)
    #expect(try said(to: "notes v17") == [notes[1]])
    #expect(try said(to: "player Cano").dropFirst() == [notes[1]])
    #expect(try said(to: "player Riera").count == 1)
    #expect(try said(to: "notes l") == ["no notes"])
  }

  @Test func seasonOptionSelectsTheFolder() throws {
    #expect(try said(to: "notes v", "elsewhere/b.xml") == ["no notes"])
    #expect(try said(to: "notes v", "elsewhere/b.xml", "--season season").count == 2)
  }

  @Test(arguments: [("es", "contra Sóller"), ("ca", "contra Sóller")])
  func notesAreInTheUsersLanguage(_ language: String, _ opponent: String) throws {
    let notes = try said(to: "notes v", "season/b.xml", "--lang \(language)")
    #expect(notes.count == 2 && notes.allSatisfy { $0.contains(opponent) }, "\(notes)")
  }
}
