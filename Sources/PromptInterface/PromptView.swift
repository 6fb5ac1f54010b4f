import MatchModel
import MatchRules
import Phrases
import PromptLanguage
import RecordingSession
import Wording

/// A session's prompt in a language: what stands left and right of the line being typed, and what Tab offers.
public struct PromptView {
  let session: Session
  package let wording: OutcomeWording
  var words: Wording { wording.words }
  package var book: Phrasebook { wording.book }
  var ledger: Ledger { session.ledger }

  public init(_ session: Session, _ wording: OutcomeWording) {
    self.session = session
    self.wording = wording
  }
}

extension Session {
  /// Continues a match, new or recorded before, in the language of a catalogue.
  /// - Parameters:
  ///   - dialogue: Whom to ask. Nil on a pipe, where a line that needs a question is refused.
  public convenience init(
    _ ledger: Ledger, store: any MatchStore, services: Services, book: Phrasebook, dialogue: (any Dialogue)? = nil,
    parser: LineParser = LineParser()
  ) {
    self.init(
      ledger, store: store, services: services, words: OutcomeWording(book), dialogue: dialogue, parser: parser)
  }
}
