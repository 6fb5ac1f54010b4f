import Glibc
import MatchModel
import ProgramInProcess
import TestSupport

/// A match on disk, recorded by the built program in a pseudo-terminal.
final class Touchline {
  private let folder: TemporaryFolder
  private var path: String { folder.path("match.xml") }

  /// The fixed time of the tests' clocks in seconds since 1970.
  static let now = 1_700_000_000.0

  /// - Parameters:
  ///   - us: the value of `new --us`.
  ///   - rules: the value of `new --rules`.
  ///   - set: overridden parameters as `key=value`.
  ///   - isProvisional: true for the initial squads of `new`: 1 to 18, unconfirmed.
  init(us: String = "home", isProvisional: Bool = false, rules: String = "official", set: [String] = []) throws {
    folder = try TemporaryFolder()
    var arguments = ["new", path, "--home", "Barça", "--away", "Girona", "--us", us, "--rules", rules]
    for parameter in set { arguments += ["--set", parameter] }
    for (side, squad) in [("home", Self.home), ("away", Self.away)] where !isProvisional {
      let file = try folder.write("number,name,starter\n" + squad, to: "\(side).csv")
      arguments += ["--\(side)-squad", file]
    }
    let made = try runInProcess(arguments)
    guard made.status == .exited(0) else { throw Unusable(what: made.error) }
  }

  struct Unusable: Error { let what: String }

  /// The squads of both teams, in the form used in files.
  static var teams: BothSides<Team> {
    BothSides(home: team("Barça", home), away: team("Girona", away))
  }

  private static func team(_ name: String, _ rows: String) -> Team {
    let players = rows.split(separator: "\n").compactMap { row -> Player? in
      let cells = row.split(separator: ",")
      guard let number = ShirtNumber(String(cells[0])) else { return nil }
      var player = Player(number: number, isStarter: cells[2] == "yes", isGoalkeeper: number.rawValue == 1)
      player.name = String(cells[1])
      return player
    }
    return Team(name: name, players: players)
  }

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

  /// Records lines with a script at the given time.
  @discardableResult func recorded(_ lines: String..., at clock: Double = Touchline.now) throws -> Touchline {
    try recorded(lines, at: clock)
  }

  @discardableResult func recorded(_ lines: [String], at clock: Double = Touchline.now) throws -> Touchline {
    let script = lines.map { $0 + "\n" }.joined()
    let ended = try runInProcess(["record", path, "--input", "-", "--clock", String(clock)], text: script)
    guard ended.status == .exited(0) else { throw Unusable(what: ended.error) }
    return self
  }

  /// Starts the program and waits for the prompt.
  ///
  /// - Parameters:
  ///   - clock: the fixed time; nil lets the clock run.
  ///   - shown: the text to wait for if it is not the prompt.
  func prompt(
    _ arguments: String..., clock: Double? = Touchline.now, environment: [String: String] = [:], columns: Int = 80,
    rows: Int = 24, until shown: String = ">"
  ) throws -> PseudoTerminal {
    let stopped = clock.map { ["--clock", String($0)] } ?? []
    // The terminal may outlive the fixture, so keep the folder.
    let terminal = try PseudoTerminal(
      builtProduct("futbolstats"), ["record", path] + stopped + arguments, environment: environment, columns: columns,
      rows: rows, keeping: folder)
    try terminal.expect(shown)
    return terminal
  }

  /// Sets the clocks in `clockFile`.
  ///
  /// - Parameters:
  ///   - steady: seconds of the monotonic clock; nil if it agrees with the wall clock.
  ///   - boot: the boot from which it counts.
  func setClock(_ wall: Double, steady: Double? = nil, boot: String = "") throws {
    // Replaced atomically, so that readers never see a partial file.
    _ = try folder.write("\(wall) \(steady ?? wall) \(boot)\n", to: "clock.new")
    guard rename(folder.path("clock.new"), folder.path("clock")) == 0 else { throw Unusable(what: "clock") }
  }

  /// The value of `--clock` for clocks that the test sets while the program runs.
  var clockFile: String { "@" + folder.path("clock") }

  /// The match file and the file of open lines.
  func files() throws -> [String] { folder.names.filter { $0.hasSuffix("match.xml") || $0.hasSuffix(".open") } }

  /// Replaces the match with a new one.
  func renew() throws {
    let made = try runInProcess(["new", path, "--force"])
    guard made.status == .exited(0) else { throw Unusable(what: made.error) }
  }

  /// The log, as shown to a script.
  func log() throws -> [String] {
    let shown = try runInProcess(["record", path, "--input", "-"], text: "ls\n")
    return shown.output.split(separator: "\n").map(String.init)
  }

  /// The minutes in the log.
  func minutes() throws -> [String] {
    try log().compactMap { $0.split(separator: " ").first { $0.hasSuffix("'") }.map(String.init) }
  }

  /// The program's statistics of a player, a team or both.
  func statistics(_ of: String = "") throws -> [String] {
    let shown = try runInProcess(["record", path, "--input", "-"], text: "stats \(of)\n")
    return shown.output.split(separator: "\n").map(String.init)
  }
}

extension PseudoTerminal {
  /// The screen from the last occurrence of the typed line.
  func shown(since line: String) -> String { screen.shown(since: line) }
}

extension Screen {
  func shown(since line: String) -> String {
    let start = lines.lastIndex { $0.contains("> " + line) } ?? lines.startIndex
    return lines[start...].joined(separator: "\n")
  }
}
