/// An undecided contradiction between two merged records (`desacord` in the file). The match follows one record, and
/// this value keeps the other version. Events are identified by their contents, so that edits of other events do no
/// harm.
public struct Disagreement: Hashable, Sendable {
  /// The name of the fact in the file: `autor`, `resultat`, `estadi`; `accio` for a whole event.
  public var field: String
  /// The kind of thing that the fact is about: the code of a kind of action, `jugador`, `tecnic`, `equip`, `parametre`,
  /// or empty for the match.
  public var kind: String
  public var side: Side?
  /// The moment of the event; nil if the fact does not belong to one.
  public var moment: Moment?
  /// The person concerned: `9`, `?2`, `coach`; for a rule, its name.
  public var subject: String
  /// The version in the match.
  public var taken: String
  /// The version in the other record. Empty if it has none.
  public var other: String

  public init(
    field: String, kind: String = "", side: Side? = nil, moment: Moment? = nil, subject: String = "", taken: String,
    other: String
  ) {
    self.field = field
    self.kind = kind
    self.side = side
    self.moment = moment
    self.subject = subject
    self.taken = taken
    self.other = other
  }
}
