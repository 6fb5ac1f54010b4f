import MatchRules
import Phrases

extension CommandKind {
  /// Lists what is still unresolved.
  public static let todo = CommandKind(rawValue: "todo")
}

/// `todo`: what is open, and what of the match is not known yet.
enum TodoCommand {
  static let spec = CommandSpec(
    kind: .todo, code: "todo", forms: [], most: 0,
    topic: .looking, effect: .looks, completion: .nothing, action: .answers(run))

  private static func run(_ call: CommandCall, _ session: Session) throws(Refusal) -> [Fact] {
    let todo = session.toldOpenLines + Todo.all(in: session.ledger).map { session.fact(.look(.todo($0))) }
    return todo.isEmpty ? [session.fact(.look(.nothing(.toDo)))] : todo
  }
}
