/// A line of a script with its expected outcome.
struct Step: ExpressibleByStringLiteral {
  enum Fate: Equatable {
    case accepted
    /// Refused even with confirmation.
    case refused
    /// Needs confirmation, and is then marked with this law.
    case warned(law: String)
  }

  let line: String
  let fate: Fate
  /// A part of the answer.
  let says: String

  init(stringLiteral line: String) { self.init(line, .accepted, says: "") }

  private init(_ line: String, _ fate: Fate, says: String) {
    self.line = line
    self.fate = fate
    self.says = says
  }

  static func accept(_ line: String, says: String) -> Step { Step(line, .accepted, says: says) }
  static func refuse(_ line: String, says: String = "") -> Step { Step(line, .refused, says: says) }
  static func warn(_ line: String, law: String, says: String = "") -> Step {
    Step(line, .warned(law: law), says: says)
  }
}
