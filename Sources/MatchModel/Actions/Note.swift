/// A remark about a player, a team or the match.
public final class Note: Action, @unchecked Sendable {
  public enum Subject: Hashable, Sendable {
    case match
    case team(Side)
    case player(Side, Person)
  }

  public let subject: Subject
  /// The text as typed. It may have several lines.
  public let text: String

  public init(at moment: Moment, on subject: Subject, text: String, confirmed: [LawID] = []) {
    self.subject = subject
    self.text = text
    super.init(at: moment, confirmed: confirmed)
  }

  public override var specific: SpecificAction { .note(self) }

  public override var side: Side? {
    switch subject {
    case .match: nil
    case .team(let side), .player(let side, _): side
    }
  }

  public override var participants: [Participant] {
    if case .player(let side, let person) = subject { [Participant(.subject, side, person)] } else { [] }
  }

  public override func copy(at moment: Moment, confirmed: [LawID], _ person: (Side, Person) -> Person) -> Action {
    var subject = subject
    if case .player(let side, let old) = subject { subject = .player(side, person(side, old)) }
    return Note(at: moment, on: subject, text: text, confirmed: confirmed)
  }
}
