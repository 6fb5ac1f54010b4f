/// What a person did at the prompt.
public enum Input: Sendable, Equatable {
  /// A line, without its ending; possibly empty.
  case line(String)
  /// Ctrl-C: what was being typed is dropped, and nothing else.
  case interrupted
  /// Ctrl-D on an empty line, or the terminal is gone.
  case endOfInput
}

/// One word Tab could put in.
public struct Candidate: Sendable, Equatable {
  /// What would be typed.
  public var text: String
  /// What it stands for, such as a player's name; empty if it speaks for itself.
  public var description: String

  /// - Parameter description: what it stands for; empty if it speaks for itself.
  public init(_ text: String, description: String = "") {
    self.text = text
    self.description = description
  }
}

/// The answer to Tab.
public struct Completion: Sendable, Equatable {
  /// The part of the line to replace, in Unicode scalars from its start; it ends at the cursor or before.
  public var replaced: Range<Int>
  /// What takes its place: the one candidate, or as much as all have in common.
  public var insertion: String
  /// Whether the word is finished, so that a space follows it (unless one is there already).
  public var isComplete: Bool
  /// Everything that would be accepted here: listed when Tab changes nothing any more.
  public var candidates: [Candidate]
  /// What to say where there is nothing to list, such as "a shirt number".
  public var hint: String?

  /// A completion that says itself what to insert, whatever the candidates have in common.
  public init(
    replacing replaced: Range<Int>, with insertion: String, isComplete: Bool = false, candidates: [Candidate] = [],
    hint: String? = nil
  ) {
    self.replaced = replaced
    self.insertion = insertion
    self.isComplete = isComplete
    self.candidates = candidates
    self.hint = hint
  }

  /// Completes to what all candidates have in common, and to the whole word with a space if there is only one.
  /// What is typed already is kept if the candidates share no more than it, or differ from it in case or accents.
  public init(replacing replaced: Range<Int>, in line: String, among candidates: [Candidate], hint: String? = nil) {
    let scalars = Array(line.unicodeScalars)
    let typed = String(String.UnicodeScalarView(scalars[replaced.clamped(to: scalars.indices)]))
    let common = candidates.dropFirst().reduce(candidates.first?.text ?? typed) { commonPrefix($0, $1.text) }
    let extends = candidates.count == 1 || common.count > typed.count
    self.init(
      replacing: replaced, with: extends ? common : typed, isComplete: candidates.count == 1, candidates: candidates,
      hint: hint)
  }
}

private func commonPrefix(_ one: String, _ other: String) -> String {
  String(zip(one, other).prefix { $0 == $1 }.map(\.0))
}

/// How one line is asked for. The closures are called while it is being typed.
public struct LineRequest {
  /// The prompt, evaluated when the line is asked for, and about twice a second from then on: a running clock.
  /// One row; may hold SGR sequences.
  public var prompt: () -> String
  /// What stands at the right end of the first row as long as the line leaves room for it. May hold SGR sequences.
  public var rightPrompt: () -> String? = { nil }
  /// What Tab does, given the line and the cursor's place in it, in Unicode scalars; `nil` for nothing.
  public var complete: (_ line: String, _ cursor: Int) -> Completion? = { _, _ in nil }
  /// Whether the line goes into the history: commands do, answers to questions do not.
  public var isRemembered = true

  /// A line to be remembered, with nothing for Tab to do.
  public init(prompt: @escaping () -> String) {
    self.prompt = prompt
  }

  /// A request with a prompt that does not change.
  public init(_ prompt: String) {
    self.init { prompt }
  }
}
