/// The commands of the prompt, the same in every language. Each is described by its `CommandSpec`, executed by the
/// session and completed by the prompt.
public enum CommandKind: String, CaseIterable, Sendable {
  /// Reverts the last line.
  case undo
  /// Restores what `undo` reverted.
  case redo
  /// Lists the recorded actions.
  case log
  /// Replaces an action by a clause.
  case edit
  /// Removes actions.
  case delete
  /// Annuls a goal, or counts it again.
  case annul
  /// Moves an action to another time, or next to another action.
  case move
  /// Records an open line after all.
  case take
  /// Drops open lines.
  case drop
  /// Merges another record of the match.
  case merge
  /// Shows or changes a player or an official.
  case player
  /// Finds players by name, number or trait.
  case find
  /// Shows the line-ups, or sets the starters.
  case lineUp = "line-up"
  /// Shows who is on the bench and how much everybody has played, or makes players substitutes.
  case bench
  /// Shows or changes the details of the match and its rules.
  case set
  case score
  case stats
  case notes
  /// Shows what earlier matches say about a team.
  case scout
  /// Lists unresolved items.
  case todo
  /// Shows what to keep in mind: players on a yellow card, remaining substitutions.
  case headsUp = "heads-up"
  /// Shows the match file.
  case xml
  /// Writes the HTML report.
  case report
  /// Shows or corrects the match clock.
  case clock
  /// Sets the result awarded by an authority.
  case award
  /// Shows help, in general or on a topic.
  case help
  /// Ends the session.
  case quit
}
