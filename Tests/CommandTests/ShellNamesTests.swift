import TestSupport
import Testing

/// Completion of players' and teams' names in zsh and fish, using the real shells.
@Suite struct ShellNamesTests {
  private let programFolder: ProgramFolder

  init() throws {
    programFolder = try ProgramFolder()
    try SeasonOfNames.write(programFolder)
  }

  /// fish's candidates for the end of a line.
  private func inFish(_ line: String) throws -> [String] {
    try programFolder.write("futbolstats manual fish | source\ncomplete -C \"futbolstats $argv[1]\"\n", to: "ask.fish")
    try programFolder.write(line, to: "line")
    let result = try programFolder.shell(
      "fish --no-config ask.fish \"$(cat line)\"", environment: ["HOME": programFolder.path, "LC_ALL": "C.UTF-8"])
    #expect(result.error.isEmpty, "\(result.error)")
    // A description follows after a tab.
    return result.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
  }

  /// The names that the script passes to zsh when `_arguments` asks for them.
  /// - Parameter prefix: the text before the equals sign of the last word.
  private func inZsh(_ words: String..., prefix: String = "") throws -> [String] {
    try programFolder.write(
      """
      function compadd() { print -rl -- "${(@P)@[-1]}" }
      function _arguments() { if [[ $1 = -C ]]; then state=rest; else _futbolstats_asked "$@[-1]"; fi }
      function _files() { print -r -- files }
      service=futbolstats
      words=("$@") CURRENT=$# PREFIX=$words[-1]
      function complete_season() {
        \(try programFolder.futbolstats("manual", "zsh").output)
      }
      complete_season
      """, to: "ask.zsh")
    let typed = words.enumerated().map { place, word in
      "\"$(printf '%s' '\((place == words.count - 1 ? prefix : "") + word.replacing("'", with: "'\\''"))')\""
    }
    let result = try programFolder.shell(
      "zsh -f ask.zsh \(typed.joined(separator: " "))", environment: ["HOME": programFolder.path, "LC_ALL": "C.UTF-8"])
    #expect(result.error.isEmpty, "\(result.error)")
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test func fishOffersNames() throws {
    #expect(try inFish("season club team ") == ["Inca", "Sóller d'Or"])
    #expect(try inFish("season club player ton") == ["Toni O'Brien"])
    #expect(try inFish("season club player Toni O") == ["O'Brien"])
    #expect(try inFish("season club player 'Neus G") == ["Neus Güell Pons"])
    #expect(try inFish("season club table --team=I") == ["--team=Inca"])
    #expect(try inFish("season club table --team S") == ["Sóller d'Or"])
    #expect(try inFish("season club table --competition P") == ["Primera"])
    #expect(try inFish("season club sus") == ["suspensions"])
    #expect(try inFish("season nowhere team ").isEmpty)
    #expect(try inFish("season clu") == ["club/"])
  }

  @Test func zshOffersNames() throws {
    #expect(try inZsh("season", "club", "team", "") == ["Inca", "Sóller d'Or"])
    #expect(try inZsh("season", "club", "team", "soller") == ["Sóller d'Or"])
    #expect(try inZsh("season", "club", "same", "Toni\\ O\\'Brien", "neus") == ["Neus Güell Pons"])
    #expect(try inZsh("season", "club", "player", "neus", "gue") == ["Güell Pons"])
    #expect(try inZsh("season", "club", "table", "inc", prefix: "--team=") == ["Inca"])
    #expect(try inZsh("season", "nowhere", "team", "").isEmpty)
    #expect(try inZsh("season", "club", "site", "").contains("files"))
  }
}
