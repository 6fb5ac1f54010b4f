import TestSupport
import Testing

/// Completion as a user sees it: each shell in a terminal, with the script that the program prints.
@Suite struct ShellScriptTests {
  private let programFolder: ProgramFolder

  init() throws {
    programFolder = try ProgramFolder()
    try SeasonOfNames.write(programFolder)
    // Messages about a broken file must not appear.
    _ = try programFolder.shell(
      "cp club/derby.xml 'my match.xml'; cp -r club \"L'altre club\"; echo '<partit' >club/broken.xml")
  }

  private func terminal(_ shell: String) throws -> PseudoTerminal {
    let script = try programFolder.futbolstats("manual", shell).output
    let arguments: [String]
    switch shell {
    case "bash":
      try programFolder.write("PS1='$ '\n" + script, to: ".rc")
      arguments = ["--noprofile", "--rcfile", ".rc"]
    case "zsh":
      try programFolder.write(script, to: "_futbolstats")
      try programFolder.write(
        "PS1='$ '; unsetopt prompt_sp; fpath=($HOME $fpath); autoload -U compinit; compinit -D -u\n", to: ".zshrc")
      arguments = []
    default:
      try programFolder.write(
        """
        function fish_prompt; echo -n '$ '; end
        function fish_title; end
        set fish_greeting
        set fish_autosuggestion_enabled 0
        \(script)
        """, to: ".rc")
      arguments = ["--no-config", "-C", "source .rc"]
    }
    let product = builtProduct("futbolstats")
    let search = String(product.dropLast("/futbolstats".count)) + ":" + (plainEnvironment["PATH"] ?? "")
    let terminal = try PseudoTerminal(
      "/usr/bin/env", [shell] + arguments + ["-i"],
      environment: ["HOME": programFolder.path, "LC_ALL": "C.UTF-8", "PATH": search], columns: 100, rows: 30,
      directory: programFolder.path, keeping: programFolder)
    try terminal.expectCurrentLine("$")
    return terminal
  }

  /// Lines, and the same lines after Tab and an `x`, which shows whether a space was added.
  static let lines = [
    ("rec", "record x"), ("REC", "record x"),
    ("show my", #"show my\ match.xml x"#), (#"show "my"#, #"show "my match.xml" x"#),
    ("show ~/my", #"show ~/my\ match.xml x"#),
    ("show clu", "show club/x"), ("report --output=my", #"report --output=my\ match.xml x"#),
    ("--lang=c", "--lang=ca x"), ("--lang ca rec", "--lang ca record x"),
    ("new --time 17:30 --fo", "new --time 17:30 --force x"),
    ("new --set benc", "new --set bench=x"), ("rules off", "rules official x"),
    (#"season club team "S"#, #"season club team "Sóller d'Or" x"#),
    (#"season club team Sóller\ d"#, #"season club team Sóller\ d\'Or x"#),
    ("season club table --team=S", #"season club table --team=Sóller\ d\'Or x"#),
    ("season club player Toni O", #"season club player Toni O\'Brien x"#),
    ("season ~/club team I", "season ~/club team Inca x"),
    (#"season L\'altre\ club/ team I"#, #"season L\'altre\ club/ team Inca x"#),
    (#"season club same Toni\ O\'Brien neu"#, #"season club same Toni\ O\'Brien Neus\ Güell\ Pons x"#),
  ]

  /// fish itself drops names that are not spelt as typed.
  static let foldedLines = [("season club team so", #"season club team Sóller\ d\'Or x"#)]

  @Test(arguments: [("bash", lines + foldedLines), ("zsh", lines + foldedLines), ("fish", lines)])
  func tabCompletesTheLine(shell: String, lines: [(typed: String, completed: String)]) throws {
    let terminal = try terminal(shell)
    for (typed, completed) in lines {
      try terminal.type("futbolstats " + typed)
      try terminal.press(.tab)
      try terminal.type("x")
      try terminal.expectCurrentLine("$ futbolstats " + completed)
      try terminal.press(.killLine)
      try terminal.expectCurrentLine("$")
    }
  }

  /// zsh and fish describe the candidates; bash only names them.
  @Test(arguments: [("bash", ["record", "report"]), ("zsh", ["Records a match"]), ("fish", ["Records a match"])])
  func tabListsCandidates(shell: String, shown: [String]) throws {
    let terminal = try terminal(shell)
    try terminal.type("futbolstats re")
    try terminal.press(.tab, .tab)
    try terminal.expectScreen { screen in shown.allSatisfy(screen.text.contains) }
  }
}
