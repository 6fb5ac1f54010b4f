/// A fact that two merged records state differently and that is still undecided: the match follows one record, and this
/// keeps the other version. It is a `desacord` in the file. The event is identified by its contents, so that edits
/// around it do no harm.
public struct Disagreement: Hashable, Sendable {
  /// The name of the fact in the file: `autor`, `resultat`, `estadi`; `accio` for a whole event.
  public var field: String
  /// What the fact belongs to: the code of a kind of action, `jugador`, `tecnic`, `equip`, `parametre`, or empty for
  /// the match.
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
