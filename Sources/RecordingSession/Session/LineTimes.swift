/// A line that was typed as an answer.
struct TypedLine {
  let text: String
  /// The time of its first key; nil if unknown.
  let time: Double?
}

/// A line has the time of its first key, so that thinking, completion and questions before Enter do not delay the
/// event.
extension Session {
  /// To be called at the first key of a line or an answer.
  public func lineBegins() { keyTime = services.clock.now }

  /// The time of the line in seconds since 1970; without a line, and on a pipe, the present time.
  var now: Double { lineTime ?? services.clock.now }

  /// Keeps a line that was typed as an answer, to be executed next.
  func typeAhead(_ line: String) { typedAhead.append(TypedLine(text: line, time: keyTime)) }

  /// Removes the next line that was typed as an answer.
  public func takeTypedAhead() -> String? {
    guard !typedAhead.isEmpty else { return nil }
    let line = typedAhead.removeFirst()
    keyTime = line.time
    return line.text
  }
}
