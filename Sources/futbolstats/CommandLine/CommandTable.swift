/// The subcommands, in the order in which help lists them. A new one is a file in `Commands` and a line here.
enum CommandTable {
  static let all: [Command] = [
    .new,
    .record,
    .show,
    .validate,
    .report,
    .export,
    .rules,
    .manual,
    .help,
  ]

  static func named(_ name: String) throws(UsageProblem) -> Command {
    guard let command = all.first(where: { $0.name == name }) else {
      throw .unknownCommand(name, known: all.map(\.name))
    }
    return command
  }
}
