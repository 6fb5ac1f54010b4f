import CommandSupport
import MatchModel
import Phrases
import PromptInterface
import RecordingSession
import Wording

struct NewMatchQuestions {
  let dialogue: TerminalDialogue
  let book: Phrasebook

  /// Asks whether to create the match. Enter means yes, unless a file has a similar name.
  func wantIt(_ file: String, near: String?) -> Bool {
    let question =
      near.map { Phrase("ask.create-or-near", ["near": $0, "file": file]) } ?? Phrase("ask.create", ["file": file])
    return dialogue.isAgreed(
      question, enter: near == nil, key: YesOrNo.key, complaint: Phrase("ask.create.yes-or-no"))
  }

  /// The names of both teams; nil if cancelled. Enter chooses the default name.
  func names(_ words: Wording) -> BothSides<String>? {
    var names = BothSides(home: words.defaultTeamName(.home), away: words.defaultTeamName(.away))
    var side = Side.home
    var complaint = ""
    while true {
      let text =
        side == .home
        ? Phrase("ask.create.home", ["name": names.home]) : Phrase("ask.create.away", ["name": names.away])
      var asking = WordedQuestion(book(text))
      asking.complaint = complaint
      complaint = ""
      switch dialogue.ask(asking) {
      case .dropped, .gone: return nil
      case .back:
        side = .home
        continue
      case .text(let name) where !DetailsCheck.isTeamName(name):
        complaint = book(Phrase("ask.create.no-name"))
        continue
      case .text(let name): names[side] = name
      case .nothing: break
      }
      if side == .away {
        if DetailsCheck.areDistinct(names.home, names.away) { return names }
        complaint = book(Phrase("ask.create.same-name", ["name": names.home]))
        names.away = words.defaultTeamName(.away)
      }
      side = .away
    }
  }
}
