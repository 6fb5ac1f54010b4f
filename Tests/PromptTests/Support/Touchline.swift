import Foundation
import TestSupport

/// A match on disk, and the built program recording it in a pseudo-terminal.
final class Touchline {
  let folder: String
  var path: String { folder + "/match.xml" }

  /// Seconds since 1970 at which clocks that stand still stand.
  static let now = 1_700_000_000

  /// - Parameter us: of `new --us`.
  init(us: String = "home") throws {
    folder = Self.folders + "/" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var arguments = ["new", path, "--home", "Barça", "--away", "Girona", "--us", us]
    for (side, squad) in [("home", Self.home), ("away", Self.away)] {
      let file = folder + "/\(side).csv"
      try ("number,name,starter\n" + squad).write(toFile: file, atomically: true, encoding: .utf8)
      arguments += ["--\(side)-squad", file]
    }
    let made = try run(builtProduct("futbolstats"), arguments)
    guard made.status == .exited(0) else { throw Unusable(what: made.error) }
  }

  /// Where the matches of this run are, until it ends: a terminal outlives who set it up.
  private static let folders: String = {
    atexit { try? FileManager.default.removeItem(atPath: Touchline.folders) }
    return NSTemporaryDirectory() + "futbolstats-prompt-\(getpid())"
  }()

  struct Unusable: Error { let what: String }

  private static let home = """
    1,Valdés,yes
    2,Alves,yes
    3,Piqué,yes
    4,Fàbregas,yes
    5,Puyol,yes
    6,Xavi,yes
    7,Villa,yes
    8,Andrés Iniesta,yes
    9,Alexis Sánchez,yes
    10,Messi,yes
    11,Çağlar Söyüncü,yes
    14,Mascherano,no
    15,Keita,no
    17,Pedro,no

    """
  private static let away = """
    1,Bounou,yes
    2,Pons,yes
    3,Muniesa,yes
    4,Granell,yes
    5,Alcalá,yes
    6,Ramalho,yes
    7,Stuani,yes
    8,Núñez,yes
    9,Portu,yes
    10,Borja,yes
    11,Aday,yes
    12,Suárez,no
    20,Lozano,no

    """

  /// Lines recorded by a script at a time.
  func recorded(_ lines: String..., at clock: Int = Touchline.now) throws -> Touchline {
    try recorded(lines, at: clock)
  }

  func recorded(_ lines: [String], at clock: Int = Touchline.now) throws -> Touchline {
    let script = lines.map { $0 + "\n" }.joined()
    let ended = try run(
      builtProduct("futbolstats"), ["record", path, "--input", "-", "--clock", String(clock)], text: script)
    guard ended.status == .exited(0) else { throw Unusable(what: ended.error) }
    return self
  }

  /// The prompt, shown and waiting.
  ///
  /// - Parameters:
  ///   - clock: where the clock stands; nil lets it run.
  ///   - shown: what is waited for, if something else comes before the prompt.
  func prompt(
    _ arguments: String..., clock: Int? = Touchline.now, environment: [String: String] = [:], columns: Int = 80,
    until shown: String = ">"
  ) throws -> PseudoTerminal {
    let stopped = clock.map { ["--clock", String($0)] } ?? []
    let terminal = try PseudoTerminal(
      builtProduct("futbolstats"), ["record", path] + stopped + arguments, environment: environment, columns: columns)
    try terminal.expect(shown)
    return terminal
  }

  /// The log, as the program shows it to a script.
  func log() throws -> [String] {
    let shown = try run(builtProduct("futbolstats"), ["record", path, "--input", "-"], text: "ls\n")
    return shown.output.split(separator: "\n").map(String.init)
  }
}
