import Phrases

extension CommandKind {
  /// Leaves the match as it is.
  public static let quit = CommandKind(rawValue: "quit")
}

/// `quit`: leaves the match as it is.
enum QuitCommand {
  static let spec = CommandSpec(
    kind: .quit, code: "quit", forms: [], most: 0,
    topic: .looking, effect: .acts, completion: .nothing, action: .quits { $0.farewell() })
}
