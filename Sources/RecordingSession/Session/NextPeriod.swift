import PromptLanguage

/// The questions after a period that may have ended the match.
extension Session {
  /// The answer to whether another period follows. Typing `start` means that it does, and that it begins now.
  func goesOn(_ dialogue: Interview, _ doubt: Doubt) -> Bool {
    switch reply(dialogue, doubt) {
    case .yes: true
    case .instead(let typed): isStart(typed)
    case .no, .dropped: false
    }
  }

  func isStart(_ typed: TypedAnswer) -> Bool { typed.clauses?.clauses.map(\.kind) == [.start] }
}
