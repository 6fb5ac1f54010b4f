import MatchRules

/// `todo`: lists open lines and unresolved items.
enum TodoCommand {
  static func run(_ session: Session) -> [Fact] {
    let todo = session.openLineFacts + Todo.all(in: session.ledger).map { session.fact(.look(.todo($0))) }
    return todo.isEmpty ? [session.fact(.look(.nothing(.toDo)))] : todo
  }
}
