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

  /// The requested step; nil to show a season.
  static func kind(_ arguments: Arguments) throws(Failure) -> Option? {
    let given = [partial, merge, finish].filter(arguments.has)
    if given.count > 1 { throw .usage(.together(given[0].flag, given[1].flag)) }
    try keep([filesFrom, zeros, tar], to: partial, arguments, given.first)
    try keep([season, choose], to: finish, arguments, given.first)
    return given.first
  }

  /// Refuses options that belong to a different step.
  private static func keep(
    _ options: [Option], to owner: Option, _ arguments: Arguments, _ given: Option?
  ) throws(Failure) {
    if given?.name == owner.name { return }
    if let option = options.first(where: arguments.has) { throw .usage(.onlyWith(option.flag, owner.flag)) }
  }
}
