import CommandSupport
import Glibc
import Phrases

extension Program {
  /// Runs the program with the arguments of the process; returns the exit status.
  package static func run() -> Int32 {
    // Make writing to a closed pipe return an error instead of killing the program.
    signal(SIGPIPE, SIG_IGN)
    StandardStreams.keepTheirNumbers()
    return run(
      Arguments.words(), environment: Environment.variables(), output: STDOUT_FILENO, messages: STDERR_FILENO)
  }

  /// Runs the program with these arguments and descriptors; returns the exit status.
  package static func run(_ words: [String], environment: [String: String], output: CInt, messages: CInt) -> Int32 {
    let console = Console(Phrasebook(language(words, environment)), output: output, messages: messages)
    return console.finish(run(words, console))
  }

  private static func run(_ words: [String], _ console: Console) -> Int32 {
    var words = words[...]
    var command: Command?
    do throws(UsageProblem) {
      let arguments = try Arguments(taking: &words, options: Option.global, operandsStop: true)
      if arguments.has(.version) {
        console.print("\(name) \(version)")
        return ExitStatus.done
      }
      if arguments.has(.help) {
        console.print(HelpPage(console: console).overview())
        return ExitStatus.done
      }
      guard let first = words.popFirst() else {
        welcome(console)
        return ExitStatus.done
      }
      let named = try SubcommandTable.named(first, console.book)
      command = named
      return try run(named, Array(words), console)
    } catch {
      console.report(error, of: command)
      return ExitStatus.wrongUsage
    }
  }

  /// Printed without arguments: the overview, and on a terminal the matches in progress in the current folder.
  private static func welcome(_ console: Console) {
    console.print(HelpPage(console: console).overview())
    guard console.isInteractive else { return }
    for line in MatchesInProgress.lines(console) { console.print(line) }
  }

  private static func run(_ command: Command, _ words: [String], _ console: Console) throws(UsageProblem) -> Int32 {
    let arguments = try Arguments(words, options: command.allOptions)
    if arguments.has(.help) {
      console.print(HelpPage(console: console).page(of: command))
      return ExitStatus.done
    }
    do {
      return try command.run(arguments, console) ? ExitStatus.done : ExitStatus.wrongInput
    } catch {
      if case .usage(let problem) = error { throw problem }
      console.report(error)
      return error.status
    }
  }

  /// The language must be known before the first error message. An invalid one is reported later. If none is set, it
  /// follows from a command whose name exists in only one language, such as `nou`.
  private static func language(_ words: [String], _ environment: [String: String]) -> Language {
    var flag: String?
    for (word, next) in zip(words, words.dropFirst() + [""]) {
      if word == "--" { break }
      if word == Option.language.flag { flag = next }
      if word.hasPrefix(Option.language.flag + "=") { flag = String(word.dropFirst(Option.language.flag.count + 1)) }
    }
    if flag == nil, !Language.isSet(in: environment), let own = CommandName.language(of: words) { return own }
    return Language.preferred(flag: flag, environment: environment)
  }
}
