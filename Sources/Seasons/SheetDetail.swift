/// The amount of detail that is stored for a match file. A season has thousands of files, so unneeded details are
/// neither computed nor stored.
public enum SheetDetail: Comparable, Sendable {
  /// Only the result, without squads and playing time.
  case result
  /// Also participation and players' figures.
  case people
  /// Also goals, figures for tables of results, and texts.
  case everything
}
