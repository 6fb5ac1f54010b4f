/// A line of a script and what has to come of it.
struct Step: ExpressibleByStringLiteral {
  enum Fate: Equatable {
    case accepted
    /// Neither the line nor the line confirmed: RULES' REFUSE.
    case refused
    /// Not the line, but the line confirmed: RULES' WARN. It is marked with that law.
    case warned(law: String)
  }

  let line: String
  let fate: Fate
  /// A part of what is said about it.
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
