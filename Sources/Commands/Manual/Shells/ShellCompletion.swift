import CommandSupport
import Phrases
import Terminal

extension Completions {
  /// The completions of the last word of a command line.
  /// - Parameter words: the words after the program's name, up to the cursor; the last one may be empty.
  package init(of words: [String], _ console: Console) {
    let typed = words.last ?? ""
    var before = words.dropLast()
    var command: Command?
    var options = Option.global
    var arguments = Arguments.none
    do throws(UsageProblem) {
      arguments = try Arguments(taking: &before, options: options, operandsStop: true)
      if let name = before.popFirst() {
        let named = try SubcommandTable.named(name, console.book)
        command = named
        options = named.allOptions
        arguments = try Arguments(Array(before), options: options)
      }
    } catch {
      // The word is the value of the option before it, as in `--option=value`. Any other mistake ends the completion.
      if case .needsValue(let flag, _) = error, let option = options.first(where: { $0.typed.contains(flag) }) {
        self.init(of: words.dropLast(2) + [option.flag + "=" + typed], console)
      } else {
        self = .none
      }
      return
    }
    let line = PartialLine(arguments, typed: typed, console)
    if typed.hasPrefix("-"), !before.contains("--") {
      self.init(ofOptions: options, line)
      return
    }
    let operands = command?.operands ?? [Operand(.command)]
    let place = arguments.operands.count
    let operand = place < operands.count ? operands[place] : operands.last { $0.repeats }
    self = operand?.value.completions(line).fitting(typed) ?? .none
  }

  /// An option, or its value after an equals sign.
  private init(ofOptions options: [Option], _ line: PartialLine) {
    let halves = line.typed.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if halves.count == 2 {
      let value = PartialLine(line.arguments, typed: String(halves[1]), line.console)
      let option = options.first { $0.flag == halves[0] }
      self = option?.value?.completions(value).fitting(value.typed) ?? .none
    } else {
      let free = options.filter { $0.repeats || !line.arguments.has($0) }
      let candidates = free.flatMap { option in
        option.typed.map { Candidate($0, description: line.console.book(Phrase(option.help))) }
      }
      self = Completions(candidates).fitting(line.typed)
    }
  }
}

extension Placeholder {
  static let command = Placeholder("COMMAND") { line in
    line.named(SubcommandTable.all.map { ("words.program.\($0.name)", line.console.book(Phrase($0.summary))) })
  }
}
