import MatchModel
import MatchRules
import PromptLanguage

extension Session {
  func askEndMinute(
    _ dialogue: Interview, _ period: Period, usual: MatchMinute
  ) throws(Stop) -> (time: TimeExpression, text: String) {
    let question = Question(subject: .endMinute(usual), snapshot: snapshot)
    return try ask(question, dialogue, unanswered: (.minute(usual), "\(usual)'")) { answer in
      let text = answer.last?.isMinuteMark == true ? answer : answer + "'"
      guard let time = try? TimeExpression(text, column: 1), timekeeper.moment(of: time)?.phase == .during(period)
      else { return nil }
      return (time, text)
    }
  }
}
