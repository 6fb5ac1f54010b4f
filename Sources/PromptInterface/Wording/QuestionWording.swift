import MatchModel
import MatchRules
import Phrases
import PromptLanguage
import RecordingSession

/// A worded question.
public struct WordedQuestion: Equatable, Sendable {
  /// The question itself, on one line.
  public var text: String
  /// The choices; empty if any text is allowed.
  public var choices: [Choice] = []
  /// True if the question is about a probable mistake.
  public var isWarning = false
  /// The keys that answer it: `Enter unknown  < back  Ctrl-C drops`; empty if they need no explanation.
  public var hint = ""
  /// True if Enter keeps an earlier answer, which the hint shows.
  public var keepsAnswer = false
  /// Why the previous answer was invalid; empty the first time.
  public var complaint = ""
  /// True if its choices are still on the screen, because it is repeated after another question.
  public var isRepeated = false
  /// Lines to show before it: the result of a command that was typed as an answer.
  public var said: [String] = []

  public init(_ text: String) { self.text = text }
}

/// Words questions and their choices.
extension OutcomeWording {
  public func worded(_ question: Question) -> WordedQuestion { adapted(to: question.ledger.rules).said(question) }

  private func said(_ question: Question) -> WordedQuestion {
    let ledger = question.ledger
    var worded = WordedQuestion(text(question.subject, in: ledger))
    worded.choices = question.choices.map { choice($0, in: ledger) }
    worded.hint = hint(question)
    worded.keepsAnswer = question.kept != nil
    worded.complaint = question.complaint.map { complaint($0, in: ledger) } ?? ""
    worded.said = lines(question.said)
    worded.isWarning = question.isWarning
    worded.isRepeated = question.isRepeated
    return worded
  }

  private func text(_ subject: Question.Subject, in ledger: Ledger) -> String {
    switch subject {
    case .part(let slot, let kind, let side):
      let isReason = slot == .reason || kind == .abandon
      let handball = ledger.rules.foul(.handball)?.letter
      let isPlain = slot == .victim && handball == nil
      if slot == .outcome, kind.isScore { return book(Phrase("ask.attempt")) }
      if slot == .outcome, case .own(let code) = kind, let action = ledger.rules.action(code) {
        let outcomes = action.outcomes.map { words.name(of: $0.code, of: code, by: ledger.rules) }
        let name = words.name(of: code, by: ledger.rules)
        let facts: Phrase.Arguments = [
          "action": name.prefix(1).uppercased() + name.dropFirst(), "outcomes": outcomes.joined(separator: " / "),
        ]
        return book(Phrase("ask.own-outcome", facts))
      }
      let key = isReason ? ClauseSpec.Slot.reason.rawValue : slot.rawValue + (isPlain ? "-plain" : "")
      let text = book(Phrase("ask.\(key)", ["letter": handball.map(String.init) ?? ""]))
      return slot == .who || slot == .off ? text + " (" + ledger.match[side].name + ")" : text
    case .status(let side, let number):
      let team = ledger.match[side]
      let isListed = team.player(numbered: number).map { team[$0].isListed } ?? false
      let key = isListed ? "ask.status-unconfirmed" : "ask.status"
      return book(Phrase(key, ["number": number.description, "team": team.name]))
    case .clock(let step, _):
      let time = words.span(abs(step))
      return book(Phrase(step < 0 ? "ask.clock-back" : "ask.clock-forward", ["time": time]))
    case .endMinute: return book(Phrase("ask.end-minute"))
    case .service(let text): return text
    case .doubt(let doubt): return book(Phrase("ask.yes-or-no", ["question": book(phrase(doubt, in: ledger))]))
    }
  }

  /// The meaning of Enter for a missing part.
  private func nothing(_ slot: ClauseSpec.Slot) -> String {
    switch slot {
    // The part is optional after an injury and when no substitute is left.
    case .on: "hint.nobody"
    case .card, .assistant: "hint.none"
    case .foulKind: "hint.other"
    default: "hint.unknown"
    }
  }

  private func hint(_ question: Question) -> String {
    func enter(_ what: String) -> String { book(Phrase("hint.enter", ["what": what])) }
    switch question.subject {
    case .part(let slot, let kind, _):
      var hint = kind == .abandon ? [book(Phrase("hint.no-reason"))] : []
      if let kept = question.kept {
        hint.append(enter(label(kept, in: question.ledger)))
      } else if question.isOptional {
        hint.append(book(Phrase(nothing(slot))))
      }
      if question.allowsBack { hint.append(book(Phrase("hint.back"))) }
      hint.append(book(Phrase("hint.drop")))
      return hint.joined(separator: "  ")
    case .status: return enter(book(Phrase("ask.status.starter")))
    case .clock(_, let shown): return enter(words.duration(shown))
    case .endMinute(let usual): return enter(words.minute(usual))
    case .service: return book(Phrase("hint.drop"))
    case .doubt(.goesOff): return enter(book(Phrase("ask.goes-off.no")))
    case .doubt: return ""
    }
  }

  private func complaint(_ complaint: Question.Complaint, in ledger: Ledger) -> String {
    switch complaint {
    case .first: book(Phrase("hint.first"))
    case .needed: book(Phrase("hint.needed"))
    case .noAnswer(let text): book(Phrase("hint.no-answer", ["text": text]))
    case .letterAlone(let text): book(Phrase("hint.letter-alone", ["text": text]))
    case .refused(let refusal, let onlyLooked): message(refusal, onlyLooked: onlyLooked, in: ledger)
    }
  }

  /// The text to type and its meaning.
  private func choice(_ answer: OfferedAnswer, in ledger: Ledger) -> Choice {
    let match = ledger.match
    switch answer.meaning {
    case .person(let side, .player(let id)): return Choice(answer.key, match[side][id].name)
    case .person(let side, .official(let code)):
      return Choice(words.official(code), match[side].official(code)?.name ?? "")
    case .person(_, .unidentified): return Choice(answer.key, "")
    default: return Choice(answer.key, name(answer.meaning, in: ledger))
    }
  }

  /// A choice as the answer to keep: `9 Iniesta`, `head`.
  private func label(_ answer: OfferedAnswer, in ledger: Ledger) -> String {
    let choice = choice(answer, in: ledger)
    guard case .person = answer.meaning else { return choice.label }
    return [choice.key, choice.label].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The meaning of an answer in a word or two; empty for players.
  public func name(_ meaning: OfferedAnswer.Meaning, in ledger: Ledger) -> String {
    switch meaning {
    case .side(let side): ledger.match[side].name
    case .person: ""
    case .outcome(.scored): book.word(for: .made)
    case .outcome(let outcome): words.outcome(outcome)
    case .ownOutcome(let outcome, let code): words.name(of: outcome, of: code, by: ledger.rules)
    case .bodyPart(let part): words.bodyPart(part)
    case .foulKind(let code): words.name(of: code, by: ledger.rules)
    case .origin(let origin): words.origin(origin, by: ledger.rules)
    case .card(let color): words.name(of: color, by: ledger.rules)
    case .reason(let reason): words.cardReason(reason)
    case .worded(let label): label
    case .starter(let starts): book(Phrase(starts ? "ask.status.starter" : "ask.status.substitute"))
    }
  }

  /// All possible answers: `1 r  right foot`, one per line.
  func lines(_ awaited: AwaitedAnswer, in ledger: Ledger) -> [String] {
    switch awaited {
    case .yesOrNo: [book(Phrase("hint.yes-or-no"))]
    case .minutes: [book(Phrase("hint.minutes"))]
    case .zone: [book(Phrase("hint.zones"))]
    case .offered(let answers):
      answers.map { answer in
        let choice = choice(answer, in: ledger)
        return ([choice.key] + answer.letters).joined(separator: " ") + "  " + choice.label
      }
    }
  }
}
