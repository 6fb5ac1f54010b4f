import TestSupport

/// A season of one match, with names that need shell quoting.
enum SeasonOfNames {
  static func write(_ programFolder: ProgramFolder) throws {
    let made = try programFolder.shell(
      """
      mkdir club && cd club
      printf "7 Toni O'Brien\\n" > inca.txt
      printf '9 Neus Güell Pons\\n' > soller.txt
      futbolstats new derby.xml --rules official --competition Primera --home Inca --away "Sóller d'Or" \
        --home-squad inca.txt --away-squad soller.txt --date 2026-11-21 >/dev/null
      rm inca.txt soller.txt
      """)
    guard made.status == .exited(0) else { throw NoSeason(said: made.error) }
  }

  private struct NoSeason: Error { let said: String }
}
