import MatchModel
import Phrases
import Text

/// The words after a command, parsed by the options it declares.
package struct Arguments {
  package fileprivate(set) var operands: [String] = []
  private var given: [String: [String]] = [:]

  package static let none = Arguments()

  private init() {}

  package func has(_ option: Option) -> Bool { given[option.name] != nil }

  package func value(_ option: Option) -> String? { given[option.name]?.last }

  package func values(_ option: Option) -> [String] { given[option.name] ?? [] }

  package func without(_ option: Option) -> Arguments {
    var others = self
    others.given[option.name] = nil
    return others
  }

  /// The same arguments with a value for an option that the user implied in another way.
  package func assuming(_ option: Option, _ value: String) -> Arguments {
    var assumed = self
    if assumed.given[option.name] == nil { assumed.given[option.name] = [value] }
    return assumed
  }

  fileprivate mutating func add(_ option: Option, _ value: String) throws(UsageProblem) {
    guard given[option.name] == nil || option.repeats || option.value == nil else { throw .givenTwice(option.flag) }
    guard option.choices.isEmpty || option.choices.contains(value) else {
      throw .notAChoice(option.flag, value, option.choices)
    }
    given[option.name, default: []].append(option.value?.isFile == true ? value : TextFile.plain(value))
  }
}

extension Arguments {
  /// Parses `--name value`, `--name=value`, `-n value`, `-nvalue` and switches; after `--` nothing is an option.
  package init(_ words: [String], options: [Option]) throws(UsageProblem) {
    var words = words[...]
    try self.init(taking: &words, options: options)
  }

  /// Parses the options before the first operand if `operandsStop`, and leaves the rest.
  package init(
    taking words: inout ArraySlice<String>, options: [Option], operandsStop: Bool = false
  ) throws(UsageProblem) {
    while let word = words.first, !operandsStop || (word.hasPrefix("-") && word != "-") {
      words.removeFirst()
      if word == "--" {
        if !operandsStop {
          operands += words
          words = []
        }
        break
      }
      if word.hasPrefix("--") {
        try readLong(word.dropFirst(2), options, &words)
      } else if word.hasPrefix("-"), word != "-" {
        try readShort(word.dropFirst(), options, &words)
      } else {
        operands.append(word)
      }
    }
  }

  private mutating func readLong(
    _ text: Substring, _ options: [Option], _ words: inout ArraySlice<String>
  ) throws(UsageProblem) {
    let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = halves[0]
    guard let option = options.first(where: { $0.name == name }) else {
      throw .unknownOption("--" + name, known: options.map(\.flag))
    }
    let glued = halves.count == 2 ? String(halves[1]) : nil
    guard option.value != nil else {
      if glued != nil { throw .needsNoValue(option.flag) }
      return try add(option, "")
    }
    guard let value = glued ?? words.popFirst() else { throw .needsValue(option.flag, option.value?.name ?? "") }
    try add(option, value)
  }

  private mutating func readShort(
    _ text: Substring, _ options: [Option], _ words: inout ArraySlice<String>
  ) throws(UsageProblem) {
    var rest = text
    while let letter = rest.popFirst() {
      guard let option = options.first(where: { $0.short == letter }) else {
        throw .unknownOption("-" + String(letter), known: options.map(\.flag))
      }
      guard option.value != nil else {
        try add(option, "")
        continue
      }
      guard let value = rest.isEmpty ? words.popFirst() : String(rest) else {
        throw .needsValue("-" + String(letter), option.value?.name ?? "")
      }
      return try add(option, value)
    }
  }
}

extension Arguments {
  package func pairs(_ option: Option) throws(Failure) -> [(key: String, value: String)] {
    var pairs: [(key: String, value: String)] = []
    for text in values(option) {
      guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
        throw .usage(.notAPair(option.flag, text))
      }
      pairs.append((String(text[..<equals]), String(text[text.index(after: equals)...])))
    }
    return pairs
  }

  /// The value of an option that takes a day, in ISO 8601; nil if the option was not given.
  package func date(_ option: Option) throws(Failure) -> String? {
    try value(option, expected: Phrase("usage.expects-date")) { DetailsCheck.date(typed: $0) }
  }

  /// The value of an option, read by a function that returns nil for an invalid one; nil if the option was not given.
  /// - Parameter expected: describes the valid values.
  package func value<Value>(_ option: Option, expected: Phrase, _ read: (String) -> Value?) throws(Failure) -> Value? {
    guard let text = value(option) else { return nil }
    guard let value = read(text) else { throw .usage(.badValue(option.flag, text, expected: expected)) }
    return value
  }

  package func number(_ option: Option, in range: ClosedRange<Int>, expected: Phrase) throws(Failure) -> Int? {
    try value(option, expected: expected) { text in Int(text).flatMap { range.contains($0) ? $0 : nil } }
  }

  package func requireOperands(_ what: String) throws(Failure) {
    // An empty operand comes from an unset variable in a script.
    if operands.isEmpty || operands.contains("") { throw .usage(.missing(what)) }
  }

  package func limitOperands(to most: Int) throws(Failure) {
    if operands.count > most { throw .usage(.tooMany(operands[most])) }
  }

  package func onlyOperand(_ what: String) throws(Failure) -> String {
    try requireOperands(what)
    try limitOperands(to: 1)
    return operands[0]
  }
}
