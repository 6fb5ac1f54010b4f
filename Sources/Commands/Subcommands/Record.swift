import CommandSupport
import Terminal

extension Command {
  private static let input = Option("input", short: "i", value: "FILE", help: "option.record.input")
  private static let keepGoing = Option("keep-going", short: "k", help: "option.record.keep-going")
  private static let live = Option("live", help: "option.record.live")
  private static let seasonFolder = Option("season", value: "FOLDER", help: "option.record.season")

  static let record = Command(
    .record, operands: [.file], options: [input, keepGoing, .clock, seasonFolder, live]
  ) { arguments, console throws(Failure) in
    let path = try arguments.onlyOperand("FILE")
    let time = try arguments.givenClock() ?? ClockSource.system
    let script = arguments.value(input)
    let traits = TerminalTraits.detect()
    if let missing = MissingMatch(path) {
      guard try missing.create(console, canAsk: script == nil && traits.isInteractive) else { return false }
    }
    let recording = try Recording(path, console: console, clock: time)
    if let folder = arguments.value(seasonFolder) { try recording.warn(by: folder) }
    let shared = [seasonFolder, .clock].flatMap { option in arguments.value(option).map { [option.flag, $0] } ?? [] }
    let companion = arguments.has(live) ? LiveCompanion(path, console.book.language, options: shared) : nil
    defer { companion?.end() }
    if script == nil, traits.isInteractive { return recording.runPrompt() }
    return try recording.runScript(script ?? "-", keepsGoing: arguments.has(keepGoing))
  }
}
