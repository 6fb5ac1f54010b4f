/// A user action at the prompt.
public enum Input: Sendable, Equatable {
  /// A line without its newline, possibly empty.
  case line(String)
  /// Ctrl-C: only drops the line being typed.
  case interrupted
  /// Ctrl-D on an empty line, or the terminal was closed.
  case endOfInput
}

/// A candidate for completion.
public struct Candidate: Sendable, Equatable {
  public var text: String
  /// An explanation, such as a player's name; empty if none is needed.
  public var description: String

  public init(_ text: String, description: String = "") {
    self.text = text
    self.description = description
  }
}

/// The result of pressing Tab.
public struct Completion: Sendable, Equatable {
  /// The range to replace in Unicode scalars. It ends at or before the cursor.
  var replaced: Range<Int>
  /// The replacement: the only candidate, or the common prefix of all.
  public var insertion: String
  /// True if the word is complete, so that a space follows (unless there is one already).
  public var isComplete = false
  /// All candidates. They are listed when Tab changes nothing more.
  public var candidates: [Candidate] = []
  /// Shown if there is nothing to list, such as "a shirt number".
  public var hint: String?

  public init(replacing replaced: Range<Int>, with insertion: String, hint: String? = nil) {
    self.replaced = replaced
    self.insertion = insertion
    self.hint = hint
  }

  /// Completes to the common prefix of all candidates, or to the whole word and a space if there is only one. The typed
  /// text is kept if the candidates share no more than that, or differ from it in case or accents.
  public init(replacing replaced: Range<Int>, in line: String, among candidates: [Candidate]) {
    let scalars = Array(line.unicodeScalars)
    let typed = String(String.UnicodeScalarView(scalars[replaced.clamped(to: scalars.indices)]))
    let common = candidates.dropFirst().reduce(candidates.first?.text ?? typed) { commonPrefix($0, $1.text) }
    let extends = candidates.count == 1 || common.count > typed.count
    self.init(replacing: replaced, with: extends ? common : typed)
    self.candidates = candidates
    isComplete = candidates.count == 1
  }
}

private func commonPrefix(_ one: String, _ other: String) -> String {
  String(zip(one, other).prefix { $0 == $1 }.map(\.0))
}

/// A request for one line. The closures are called while the user is typing.
public struct LineRequest {
  /// The prompt, evaluated at the start and about twice a second afterwards, so it can show a running clock. A single
  /// row that may contain SGR sequences.
  public var prompt: () -> String
  /// Shown at the right end of the first row while there is room. May contain SGR sequences.
  public var rightPrompt: () -> String? = { nil }
  /// Called for Tab with the line and the cursor's position in Unicode scalars. Returns `nil` to do nothing.
  public var complete: (_ line: String, _ cursor: Int) -> Completion? = { _, _ in nil }
  /// True to add the line to the history: commands are added, answers to questions are not.
  public var isRemembered = true

  public init(prompt: @escaping () -> String) {
    self.prompt = prompt
  }

  public init(_ prompt: String) {
    self.init { prompt }
  }
}
