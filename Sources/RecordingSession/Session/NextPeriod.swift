import PromptLanguage

extension Draft {
  /// Asks whether another period follows. Typing `start` means that it does, and that it begins now.
  func goesOn(_ dialogue: Interview, _ doubt: Doubt) -> Bool {
    switch reply(dialogue, doubt) {
    case .yes: true
    case .instead(let typed): typed.kinds == [.start]
    case .no, .dropped: false
    }
  }
}
