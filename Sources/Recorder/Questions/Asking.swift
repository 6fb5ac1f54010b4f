import MatchModel
import MatchRules
import Phrases

/// Questions of a session to the person at the prompt.
extension Session {
  /// The clause with the parts that were asked for. Throws `declined` if it was dropped, and on a pipe, where nobody
  /// can be asked.
  func complete(_ clause: Clause, state: MatchState) throws(Refusal) -> Clause {
    let code = ClauseSpec.byKind[clause.kind]?.code ?? ""
    guard let dialogue else {
      switch clause.kind {
      case .note: throw Refusal(.line(.textMissing(clause: code)), column: clause.column)
      case .added: throw Refusal(.line(.numberMissing(clause: code)), column: clause.column)
      default: throw Refusal(.line(.needsAsking(clause: code)), column: clause.column)
      }
    }
    let isWhistle = [.start, .end, .added, .finish, .abandon].contains(clause.kind)
    guard clause.who?.side ?? ledger.match.ours != nil || isWhistle || clause.kind == .note else {
      throw Refusal(.sideMissing(code), column: clause.column)
    }
    let questionnaire = Questionnaire(
      dialogue: dialogue, words: words, book: book, parser: parser, ledger: ledger, state: state,
      look: look)
    let (completed, ahead) = questionnaire.complete(clause)
    if let ahead { typedAhead.append(ahead) }
    guard let completed else { throw Refusal(ahead == nil ? .declined : .dropped, column: clause.column) }
    return completed
  }

  /// `record it anyway? [y/N]`: only a clear yes is one. The ball does not wait: who types the next line instead has
  /// said no, and that line is carried out.
  /// - Parameter isNoAnswer: lines that do not say no, though they are lines.
  func agrees(_ dialogue: any Dialogue, _ question: String, unless isNoAnswer: (String) -> Bool = { _ in false })
    -> Bool
  {
    var asking = Question(question, isOptional: true, isWarning: true)
    while true {
      guard case .text(let answer) = dialogue.ask(asking) else { return false }
      if let particle = parser.vocabulary.particles[answer], particle == .yes || particle == .no {
        return particle == .yes
      }
      (asking.said, asking.complaint) = ([], "")
      if answer == "?" {
        asking.said = [book(Phrase("hint.yes-or-no"))]
      } else if let said = look(answer) {
        asking.said = said
      } else if parser.isWholeLine(answer), !isNoAnswer(answer) {
        typedAhead.append(answer)
        return false
      } else {
        asking.complaint = book(Phrase("hint.no-answer", ["text": answer]))
      }
    }
  }

  /// The answer to a command that only looks; nil for any other line.
  func look(_ text: String) -> [String]? {
    guard case .command(let call) = try? parser.parse(text), call.onlyLooks else { return nil }
    do { return try Commands.run(call, self) } catch {
      return [refusalWording.message(error, isOfLooking: true)]
    }
  }

  /// The next line that was typed where an answer was awaited; it is to be carried out now.
  public func takeTypedAhead() -> String? {
    typedAhead.isEmpty ? nil : typedAhead.removeFirst()
  }

  /// Whether a number nobody has seen yet started; nil if that was not answered, or another line was typed instead,
  /// which comes next. Throws `declined` if the clause was dropped.
  func askStatus(_ side: Side, _ number: ShirtNumber) throws(Refusal) -> Bool? {
    guard let dialogue else { return nil }
    let starter = book(Phrase("ask.status.starter"))
    let question = Question(
      book(Phrase("ask.status", ["number": number.rawValue, "team": ledger.match[side].name])),
      choices: [Choice("1", starter), Choice("2", book(Phrase("ask.status.substitute")))],
      isOptional: true, hint: book(Phrase("hint.enter", ["what": starter])))
    var asking = question
    while true {
      let reply = dialogue.ask(asking)
      (asking.said, asking.complaint) = ([], "")
      switch reply {
      case .dropped, .back: throw Refusal(.declined)
      case .nothing: return nil
      case .text(let answer):
        if answer == "1" || parser.vocabulary.particles[answer] == .starter { return true }
        if answer == "2" || parser.vocabulary.particles[answer] == .substitute { return false }
        if let said = look(answer) {
          asking.said = said
        } else if parser.isWholeLine(answer) {
          typedAhead.append(answer)
          return nil
        } else {
          asking.complaint = book(Phrase("hint.no-answer", ["text": answer]))
        }
      }
    }
  }
}

extension LineParser {
  /// Whether a text is a line of its own, and no answer to a question: `9g`, `undo`, `45+1' vc`, but not `9` or `c`.
  func isWholeLine(_ text: String) -> Bool {
    guard text.count > 1, let line = try? parse(text) else { return false }
    return line != .empty
  }

  /// Whether a text is nothing but glued clauses about numbers: `9g`, `v4f9y 7c`, but not `c` nor `four corners`.
  func isGlued(_ text: String) -> Bool {
    let words = Self.words(of: text)
    return !words.isEmpty
      && words.allSatisfy { word in
        var scanner = ClauseScanner(word.text, column: word.column)
        return word.text.contains(where: \.isDigit) && (try? scanner.scan()) ?? nil != nil
      }
  }

  /// Whether a text is a command, and neither an answer nor clauses: `undo`, `ls 3`, but not `+30`.
  func isCommand(_ text: String) -> Bool {
    guard case .command = try? parse(text) else { return false }
    return text.first != "+" && text.first != "-"
  }
}
