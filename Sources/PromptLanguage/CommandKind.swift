/// The commands of the prompt, which are the same in every language. Each is described by its `CommandSpec`, carried out
/// by the session and completed by the prompt.
public enum CommandKind: String, CaseIterable, Sendable {
  /// Takes the last line back.
  case undo
  /// Puts back what `undo` took.
  case redo
  /// Lists what was recorded.
  case log
  /// Puts a clause in the place of an action.
  case edit
  /// Removes actions.
  case delete
  /// A goal no longer counts, or counts again.
  case annul
  /// Moves an action to another time, or beside another action.
  case move
  /// Records an open line after all.
  case take
  /// Drops open lines without recording them.
  case drop
  /// Shows or changes a player or an official.
  case player
  /// Players by name, number or trait.
  case find
  /// Shows the line-ups, or sets the starters.
  case lineUp = "line-up"
  /// Makes players substitutes.
  case bench
  /// Shows or changes what is known of the match, and its rules.
  case set
  /// Shows the score.
  case score
  /// Shows statistics.
  case stats
  /// Lists the notes.
  case notes
  /// Lists what is still unresolved.
  case todo
  /// What to keep in mind: players on a yellow card, substitutions left.
  case headsUp = "heads-up"
  /// Shows the match file.
  case xml
  /// Writes the HTML report.
  case report
  /// Shows or corrects the match clock.
  case clock
  /// The result set by an authority.
  case award
  /// Help, in general or on a topic.
  case help
  /// Leaves the match as it is.
  case quit
}
