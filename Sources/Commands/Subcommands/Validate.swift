import CommandSupport
import Phrases

extension Command {
  private static let dtd = Option("dtd", value: "FILE", help: "option.validate.dtd")
  private static let verbose = Option("verbose", short: "v", help: "option.validate.verbose")

  /// Reports every problem in match files, first against the DTD and then against the laws.
  static let validate = Command(
    .validate, operands: [.files], options: [dtd, verbose]
  ) { arguments, console throws(Failure) in
    try arguments.requireOperands("FILE")
    let loading = try MatchLoading(dtd: arguments.value(dtd))
    let isVerbose = arguments.has(verbose)
    return FileBatch.run(arguments.operands, console) { path throws(Failure) in
      let loaded = try loading.load(path)
      var outcome = FileBatch.Outcome(messages: loaded.objections(file: path, console))
      outcome.messages += Disagreements.lines(of: loaded, console).map { console.warning($0, in: path) }
      if isVerbose, outcome.isGood { outcome.output = console.line(Phrase("validate.valid", ["file": path])) }
      return outcome
    }
  }
}
