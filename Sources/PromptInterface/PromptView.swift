import MatchModel
import MatchRules
import Phrases
import PromptLanguage
import RecordingSession
import Wording

/// The prompt of a session in a language: its left and right texts, and completion.
public struct PromptView {
  let session: Session
  package let wording: OutcomeWording
  var words: Wording { wording.words }
  package var book: Phrasebook { wording.book }
  var ledger: Ledger { session.ledger }

  public init(_ session: Session, _ wording: OutcomeWording) {
    self.session = session
    self.wording = wording.adapted(to: session.ledger.rules)
  }
}

extension Session {
  /// Continues a match, new or recorded before, in the language of a catalogue.
  /// - Parameters:
  ///   - dialogue: asks the user; nil on a pipe, where a line with open questions is refused.
  public convenience init(
    _ ledger: Ledger, store: any MatchStore, services: Services, book: Phrasebook, dialogue: (any Dialogue)? = nil,
    parser: LineParser = LineParser()
  ) {
    self.init(
      ledger, store: store, services: services, words: OutcomeWording(book), dialogue: dialogue, parser: parser)
  }
}
