import MatchRules
import PromptLanguage

/// `todo`: lists open lines and unresolved items.
enum TodoCommand {
  static func run(_ call: CommandCall, _ session: Session) throws(Stop) -> [Fact] {
    let todo = session.openLineFacts + Todo.all(in: session.ledger).map { session.fact(.look(.todo($0))) }
    return todo.isEmpty ? [session.fact(.look(.nothing(.toDo)))] : todo
  }
}
