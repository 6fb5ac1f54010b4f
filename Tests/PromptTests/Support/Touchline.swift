import Glibc
import TestSupport

/// A match on disk, and the built program recording it in a pseudo-terminal.
final class Touchline {
  private let folder: TemporaryFolder
  private var path: String { folder.path("match.xml") }

  /// Seconds since 1970 at which clocks that stand still stand.
  static let now = 1_700_000_000.0

  /// - Parameters:
  ///   - us: of `new --us`.
  ///   - rules: of `new --rules`.
  ///   - set: parameters overridden, as `key=value`.
  ///   - isProvisional: whether the teams are those that `new` begins a match with: 1 to 18, none of them sure.
  init(us: String = "home", isProvisional: Bool = false, rules: String = "official", set: [String] = []) throws {
    folder = try TemporaryFolder()
    var arguments = ["new", path, "--home", "Barça", "--away", "Girona", "--us", us, "--rules", rules]
    for parameter in set { arguments += ["--set", parameter] }
    for (side, squad) in [("home", Self.home), ("away", Self.away)] where !isProvisional {
      let file = try folder.write("number,name,starter\n" + squad, to: "\(side).csv")
      arguments += ["--\(side)-squad", file]
    }
    let made = try run(builtProduct("futbolstats"), arguments)
    guard made.status == .exited(0) else { throw Unusable(what: made.error) }
  }

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
  @discardableResult func recorded(_ lines: String..., at clock: Double = Touchline.now) throws -> Touchline {
    try recorded(lines, at: clock)
  }

  @discardableResult func recorded(_ lines: [String], at clock: Double = Touchline.now) throws -> Touchline {
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
    _ arguments: String..., clock: Double? = Touchline.now, environment: [String: String] = [:], columns: Int = 80,
    rows: Int = 24, until shown: String = ">"
  ) throws -> PseudoTerminal {
    let stopped = clock.map { ["--clock", String($0)] } ?? []
    // A terminal may outlive who set it up.
    let terminal = try PseudoTerminal(
      builtProduct("futbolstats"), ["record", path] + stopped + arguments, environment: environment, columns: columns,
      rows: rows, keeping: folder)
    try terminal.expect(shown)
    return terminal
  }

  /// Sets the clocks that `clockFile` shows.
  ///
  /// - Parameters:
  ///   - steady: seconds of the clock that nobody sets; nil where it agrees with the wall clock.
  ///   - boot: which start of the computer it counts from.
  func setClock(_ wall: Double, steady: Double? = nil, boot: String = "") throws {
    // Never half written for who reads it.
    _ = try folder.write("\(wall) \(steady ?? wall) \(boot)\n", to: "clock.new")
    guard rename(folder.path("clock.new"), folder.path("clock")) == 0 else { throw Unusable(what: "clock") }
  }

  /// What `--clock` is told for clocks that a test sets while the program runs.
  var clockFile: String { "@" + folder.path("clock") }

  /// The match file and what is kept of open lines beside it.
  func files() throws -> [String] { folder.names.filter { $0.hasSuffix("match.xml") || $0.hasSuffix(".open") } }

  /// The match file.
  func xml() -> String { String(decoding: folder.read("match.xml") ?? [], as: UTF8.self) }

  /// Another match in the place of this one.
  func renew() throws {
    let made = try run(builtProduct("futbolstats"), ["new", path, "--force"])
    guard made.status == .exited(0) else { throw Unusable(what: made.error) }
  }

  /// The log, as the program shows it to a script.
  func log() throws -> [String] {
    let shown = try run(builtProduct("futbolstats"), ["record", path, "--input", "-"], text: "ls\n")
    return shown.output.split(separator: "\n").map(String.init)
  }

  /// The minutes of the log, as it shows them.
  func minutes() throws -> [String] {
    try log().compactMap { $0.split(separator: " ").first { $0.hasSuffix("'") }.map(String.init) }
  }

  /// What `validate` makes of the file.
  func validated() throws -> ExitStatus { try run(builtProduct("futbolstats"), ["validate", path]).status }

  /// What the program counts of a player, a team or both.
  func statistics(_ of: String = "") throws -> [String] {
    let shown = try run(builtProduct("futbolstats"), ["record", path, "--input", "-"], text: "stats \(of)\n")
    return shown.output.split(separator: "\n").map(String.init)
  }
}

extension PseudoTerminal {
  /// What is to be seen from the line on that was typed, its last time.
  func shown(since line: String) -> String { screen.shown(since: line) }
}

extension Screen {
  func shown(since line: String) -> String {
    let start = lines.lastIndex { $0.contains("> " + line) } ?? lines.startIndex
    return lines[start...].joined(separator: "\n")
  }
}
