import TestSupport
import Testing

/// When a player changes teams during a season, each team keeps the figures from its matches.
@Suite struct TransferTests {
  private let programFolder: ProgramFolder

  init() throws {
    programFolder = try ProgramFolder.made(
      """
      set -e
      mkdir f
      printf '1 Pau Riera (GK)\\n4 Hugo Roca\\n9 Sergi Vidal\\n' > inca.txt
      printf '1 Nil Coll (GK)\\n5 Jan Pou\\n9 Sergi Vidal\\n' > muro.txt
      match() {
        futbolstats new f/$1.xml --home "$2" --away "Artà $1" --home-squad "$3" --date 2026-09-$4 --competition Lliga \\
          --set players=3 --set minimum=1 --set minimum-on=1
        printf '%s\\n' start "10' 9g!" "45' end" start "90' end" 'finish!' > script
        futbolstats record f/$1.xml --input script --clock 1400000000
      }
      match a Inca inca.txt 06
      match b Muro muro.txt 13
      futbolstats season f same inca/sergi-vidal muro/sergi-vidal
      """)
  }

  private func futbolstats(_ arguments: [String]) throws -> RunResult {
    try run(builtProduct("futbolstats"), arguments, environment: ["LC_ALL": "en"], directory: programFolder.path)
  }

  private func scorers(_ words: String...) throws -> [String] {
    try futbolstats(["season", "f", "scorers", "--format", "csv"] + words).output.split(separator: "\n")
      .dropFirst().map(String.init)
  }

  @Test func goalsBelongToTheTeamAtTheTime() throws {
    #expect(try scorers() == ["1,Sergi Vidal,\"Inca, Muro\",2,0,2,180"])
    #expect(try scorers("--team", "Inca") == ["1,Sergi Vidal,Inca,1,0,1,90"])
    #expect(try scorers("--team", "Muro") == ["1,Sergi Vidal,Muro,1,0,1,90"])
  }

  @Test func minutesCountPerTeam() throws {
    let made = try futbolstats(["season", "f", "--us", "Inca", "site", "pages"])
    #expect(made.status == .exited(0), "\(made.error)")
    let page = programFolder.text("pages/minutes.html")
    #expect(page.contains(">Sergi Vidal<") && !page.contains(">180<"), "\(page)")
    let list = try futbolstats(["season", "f", "minutes", "--team", "Inca", "--format", "csv"]).output
    #expect(
      list == """
        player,team,called,starts,appearances,minutes,available,share,fair,balance
        Hugo Roca,Inca,1,1,1,90,90,100,90,0
        Pau Riera,Inca,1,1,1,90,90,100,90,0
        Sergi Vidal,Inca,1,1,1,90,90,100,90,0

        """, "\(list)")
  }
}
