/// A line that was typed where an answer was awaited.
struct TypedLine {
  let text: String
  /// When its first key was typed; nil where nobody knows.
  let time: Double?
}

/// When lines were typed: an event is as old as the first key of its line. Who has to think, to complete a word or to
/// answer questions before Enter moves nothing.
extension Session {
  /// To be called when the first key of a line, or of an answer, is typed.
  public func lineBegins() { keyTime = services.clock.now }

  /// Seconds since 1970 when what the line tells of was: while none is carried out, and on a pipe, now.
  var now: Double { lineTime ?? services.clock.now }

  /// Keeps a line that was typed where an answer was awaited.
  func typeAhead(_ line: String) { typedAhead.append(TypedLine(text: line, time: keyTime)) }

  /// The next line that was typed where an answer was awaited; it is to be carried out now.
  public func takeTypedAhead() -> String? {
    guard !typedAhead.isEmpty else { return nil }
    let line = typedAhead.removeFirst()
    keyTime = line.time
    return line.text
  }
}
