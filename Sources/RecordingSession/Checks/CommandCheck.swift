import MatchModel
import PromptLanguage

/// The part of the match that a command would change.
enum CommandTarget {
  /// The clock of the period, to that many of its seconds.
  case clock(Double, Period)
  /// The last valid goal, of a side or of the match, named by no number.
  case lastGoal(ActionID, of: Side?)
  /// An action named by a number.
  case action(ActionID, typed: Word)
  /// Actions named by numbers that may come from an earlier list: the typed numbers, and the actions that are meant.
  case listed([(number: Int, meant: ActionID, meaning: ShownNumbers.Meaning)])
  /// All open lines.
  case openLines([OpenLine])
}

/// Detects that a command probably means something else. To add a check, write a file with one value and list it in
/// `CommandCheck.all`. Commands in scripts and commands that end with ` !` are not checked.
package struct CommandCheck: Sendable {
  /// The name in docs/ARCHITECTURE.md; its file has the same name.
  package let name: String
  /// The decision taken from a no: the command was a mistake, or it stays open.
  let onNo: Decision
  let find: @Sendable (CommandTarget, Situation) -> Doubt?

  package static let all: [CommandCheck] = [.setBack, .numberMoved, .otherGoal, .scorersNumber, .allDropped]
}
