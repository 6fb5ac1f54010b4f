import MatchModel
import MatchRules
import PromptLanguage

extension Session {
  /// Asks in which minute a period ended.
  /// - Returns: nil without an answer; a line typed instead is executed next.
  func askEndMinute(
    _ dialogue: Interview, _ period: Period, usual: MatchMinute
  ) -> (time: TimeExpression, text: String)? {
    var question = Question(subject: .endMinute(usual), snapshot: snapshot)
    while true {
      switch dialogue.ask(&question) {
      case .dropped, .gone: return nil
      case .nothing, .back: return (.minute(usual), "\(usual)'")
      case .text(let answer):
        let text = answer.last?.isMinuteMark == true ? answer : answer + "'"
        if let time = try? TimeExpression(text, column: 1),
          (try? timekeeper.place(time, column: 1))?.moment.phase == .during(period)
        {
          return (time, text)
        }
        if takesLine(TypedAnswer(answer, parser), at: &question, dialogue) { return nil }
      }
    }
  }
}
