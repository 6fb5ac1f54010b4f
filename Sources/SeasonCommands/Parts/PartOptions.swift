import CommandSupport

/// The options for seasons processed in parts on several machines.
enum PartOptions {
  static let partial = Option("partial", help: "option.season.partial")
  static let merge = Option("merge", help: "option.season.merge")
  static let finish = Option("finish", help: "option.season.finish")
  static let filesFrom = Option("files-from", value: "FILE", help: "option.season.files-from")
  static let zeros = Option("null", short: "0", help: "option.season.null")
  static let tar = Option("tar", value: "FILE", help: "option.season.tar")
  static let season = Option("season", value: "FILE", help: "option.season.season")
  static let choose = Option("choose", value: "FILE|SHA256", repeats: true, help: "option.season.choose")

  static let all = [partial, merge, finish, filesFrom, zeros, tar, season, choose]

  private static let steps: [(option: Option, run: @Sendable (Arguments, Console) throws(Failure) -> Bool)] = [
    (partial, writePartial), (merge, writeMerged), (finish, showFinished),
  ]

  /// Runs the requested step; nil to show a season.
  static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> Bool? {
    let given = steps.filter { arguments.has($0.option) }
    if given.count > 1 { throw .usage(.together(given[0].option.flag, given[1].option.flag)) }
    try keep([filesFrom, zeros, tar], to: partial, arguments)
    try keep([season, choose], to: finish, arguments)
    return try given.first?.run(arguments, console)
  }

  /// Refuses options that belong to a different step.
  private static func keep(_ options: [Option], to owner: Option, _ arguments: Arguments) throws(Failure) {
    if arguments.has(owner) { return }
    if let option = options.first(where: arguments.has) { throw .usage(.onlyWith(option.flag, owner.flag)) }
  }
}
