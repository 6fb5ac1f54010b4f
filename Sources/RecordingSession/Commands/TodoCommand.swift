import MatchRules

/// `todo`: lists open lines and unresolved items.
extension CommandRun {
  func todo() -> [Fact] {
    let todo = session.openLineFacts + Todo.all(in: ledger).map { fact(.look(.todo($0))) }
    return todo.isEmpty ? [fact(.look(.nothing(.toDo)))] : todo
  }
}
