import TestSupport
import Testing

/// Completion in bash, tested through bash itself.
@Suite struct BashCompletionTests {
  private let programFolder: ProgramFolder

  init() throws {
    programFolder = try ProgramFolder()
    _ = try programFolder.futbolstats("new", "derby.xml")
  }

  /// The candidates for the last word. As in bash, equals signs and colons are separate words.
  private func offered(_ words: String..., environment: [String: String] = [:]) throws -> Set<String> {
    // Quote as a user would, with apostrophes between quoted parts.
    let quoted = ([builtProduct("futbolstats")] + words)
      .map { "'" + $0.replacing("'", with: "'\\''") + "'" }.joined(separator: " ")
    let script = try programFolder.futbolstats("manual", "bash").output
    let asked = """
      \(script)
      COMP_WORDS=(\(quoted))
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _futbolstats
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let result = try run(
      "/usr/bin/env", ["bash", "-u"], text: asked, environment: environment, directory: programFolder.path)
    #expect(!result.error.contains("line "))
    return Set(result.output.split(separator: "\n").map(String.init))
  }

  @Test func commandsComeFirst() throws {
    #expect(try offered("").isSuperset(of: ["new", "record", "show", "report", "help"]))
    #expect(try offered("re") == ["record", "report"])
  }

  @Test(arguments: [
    (["LC_ALL": "ca_ES.UTF-8"], ["nou", "enregistrar", "informe", "ajuda"]),
    (["LC_ALL": "", "LANG": "es_ES"], ["nuevo", "grabar"]),
    (["LC_ALL": "C.UTF-8", "LANGUAGE": "ca"], ["new", "record"]), (["LC_ALL": "en_GB", "LANGUAGE": "ca:es"], ["nou"]),
  ])
  func commandsAreThoseOfTheLanguage(_ environment: [String: String], _ names: [String]) throws {
    #expect(try offered("", environment: environment).isSuperset(of: names))
    #expect(try offered("help", "", environment: environment).isSuperset(of: names))
  }

  @Test func eachCommandIsKnownInEachLanguage() throws {
    #expect(try offered("nue") == ["nuevo", "nueva"])
    #expect(try offered("nuevo", "--us", "") == ["home", "away", "none"])
    #expect(try offered("reglas", "off") == ["official"])
    #expect(try offered("mostra", "derby.xml", "sc") == ["score"])
  }

  @Test func aGlobalOptionMayStandBefore() throws {
    #expect(try offered("--lang", "") == ["en", "es", "ca"])
    #expect(try offered("--lang", "ca", "re") == ["record", "report"])
    #expect(try offered("--lang", "=", "c") == ["ca"])
    #expect(try offered("--lang", "=", "ca", "re") == ["record", "report"])
  }

  @Test func operandsAreKnown() throws {
    #expect(try offered("rules", "off") == ["official"])
    #expect(try offered("rules", "official", "") == [])
    #expect(try offered("help", "rec") == ["record"])
    #expect(try offered("show", "derby.xml", "sc") == ["score"])
    #expect(try offered("show", "derby.xml", "score", "l") == ["lineups", "log"])
    #expect(try offered("show", "der") == ["derby.xml"])
    #expect(try offered("record", "-k", "der") == ["derby.xml"])
    #expect(try offered("record", "derby.xml", "der") == [])
    #expect(try offered("new", "--time", "17", ":", "30", "der") == ["derby.xml"])
    #expect(try offered("new", "--set", "bench", "=", "5", "der") == ["derby.xml"])
    #expect(try offered("report", "derby.xml", "der") == ["derby.xml"])
  }

  @Test func valuesOfOptionsAreKnown() throws {
    #expect(try offered("new", "--rules", "am") == ["amateur"])
    #expect(try offered("new", "--rules", "der") == ["derby.xml"])
    #expect(try offered("new", "--set", "be") == ["bench="])
    #expect(try offered("new", "--us", "") == ["home", "away", "none"])
    #expect(try offered("report", "-o", "der") == ["derby.xml"])
    #expect(try offered("show", "--of", "l", "der") == ["derby.xml"])
    #expect(try offered("validate", "--dtd", "der") == ["derby.xml"])
    #expect(try offered("export", "--dtd", "der") == [])
  }

  @Test func aFreeTextIsNoFile() throws {
    for option in ["--venue", "--home", "--date", "--referee"] { #expect(try offered("new", option, "der") == []) }
    #expect(try offered("report", "--param", "der") == [])
    #expect(try offered("record", "--clock", "der") == [])
  }

  @Test func optionsAreThoseOfTheCommand() throws {
    #expect(try offered("report", "-").isSuperset(of: ["-o", "--output", "--lang"]))
    #expect(try offered("report", "--keep") == [])
    #expect(try offered("record", "--keep") == ["--keep-going"])
  }

  // MARK: - Seasons

  @Test func namesOfASeasonAreThoseOfItsFiles() throws {
    try SeasonOfNames.write(programFolder)
    #expect(try offered("season", "club", "team", "") == ["Inca", "Sóller d'Or"])
    #expect(try offered("season", "club", "team", "soll") == ["Sóller d'Or"])
    #expect(try offered("season", "club", "versus", "'Sóller d") == ["Sóller d'Or"])
    #expect(try offered("season", "club", "player", "NEUS") == ["Neus Güell Pons"])
    #expect(try offered("season", "club", "player", "pons") == ["Neus Güell Pons"])
    // The typed part of an unquoted name is not repeated.
    #expect(try offered("season", "club", "player", "neus", "gu") == ["Güell Pons"])
    #expect(try offered("season", "club", "table", "--team", "i") == ["Inca"])
    #expect(try offered("season", "club", "table", "--us", "=", "s") == ["Sóller d'Or"])
    #expect(try offered("season", "club", "table", "--competition", "") == ["Primera"])
    #expect(try offered("season", "club", "player", "--team", "Inca", "") == ["Toni O'Brien"])
    #expect(try offered("season", "club", "deduct", "in") == ["Inca"])
    #expect(try offered("season", "club", "deduct", "Inca", "") == [])
    #expect(try offered("season", "club", "same", "Toni\\ O\\'Brien", "neu") == ["Neus Güell Pons"])
    #expect(try offered("season", "club", "ban", "inca/") == ["inca/toni-o-brien"])
    #expect(try offered("season", "club", "void", "") == ["derby.xml"])
    #expect(try offered("season", "club", "set", "win") == ["win-points="])
  }

  @Test func whatASeasonShowsIsInTheLanguageOfWhoeverTypes() throws {
    try SeasonOfNames.write(programFolder)
    #expect(try offered("season", "club", "su") == ["suspensions"])
    #expect(try offered("temporada", "club", "equ", environment: ["LC_ALL": "ca_ES.UTF-8"]) == ["equip"])
    #expect(try offered("temporada", "club", "equi", environment: ["LC_ALL": "es_ES.UTF-8"]) == ["equipo"])
  }

  /// Unreadable files give neither candidates nor error messages. File names are offered where a file is expected.
  @Test func wrongFilesAreMetWithSilence() throws {
    try SeasonOfNames.write(programFolder)
    try programFolder.write("<partit", to: "club/broken.xml")
    #expect(try offered("season", "club", "team", "in") == ["Inca"])
    #expect(try offered("season", "nowhere", "team", "") == [])
    #expect(try offered("season", "club", "site", "der") == ["derby.xml"])
    #expect(try offered("season", "clu") == ["club"])
  }
}
