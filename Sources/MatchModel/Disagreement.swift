/// A fact that two merged records state differently and nobody has decided: the match follows one record, and this keeps
/// what the other says. In the file a `desacord`. The event is found by what it is, so that editing around it does no harm.
public struct Disagreement: Hashable, Sendable {
  /// The fact, by its name in the file: `autor`, `resultat`, `estadi`; `accio` for a whole event.
  public var field: String
  /// What it is about: the code of a kind of action, `jugador`, `tecnic`, `equip`, `parametre`, or empty for the match.
  public var kind: String
  public var side: Side?
  /// When the event happened; nil for what is no event.
  public var moment: Moment?
  /// The person whom the event, or the fact, is about: `9`, `?2`, `coach`; for a rule its name.
  public var subject: String
  /// What the match says.
  public var taken: String
  /// What the other record says. Empty for nothing.
  public var other: String

  public init(
    field: String, kind: String = "", side: Side? = nil, moment: Moment? = nil, subject: String = "", taken: String,
    other: String
  ) {
    (self.field, self.kind, self.side, self.moment) = (field, kind, side, moment)
    (self.subject, self.taken, self.other) = (subject, taken, other)
  }
}
