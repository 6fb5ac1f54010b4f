extension Phrasebook {
  /// Translates the placeholders of a usage line, which are in capitals: `FILE...` becomes `ARCHIVO...`.
  public func placeholders(in text: String) -> String {
    text.replacing(/[A-Z]+/) { match in
      let word = String(match.output)
      return Self.placeholderKeys[word].map { self(Phrase($0)) } ?? word
    }
  }

  private static let placeholderKeys = [
    "FILE": "placeholder.file", "HOME": "placeholder.home", "AWAY": "placeholder.away", "FOLDER": "placeholder.folder",
    "NAME": "placeholder.name", "VIEW": "placeholder.view", "TEAM": "placeholder.team", "POINTS": "placeholder.points",
    "MATCHES": "placeholder.matches", "SCORE": "placeholder.score", "NUMBER": "placeholder.number",
    "KEY": "placeholder.key",
    "VALUE": "placeholder.value", "TEXT": "placeholder.text", "COMMAND": "placeholder.command",
    "OPTION": "placeholder.option", "SECONDS": "placeholder.seconds", "YYYY": "placeholder.year",
    // Prompt commands.
    "PLAYER": "placeholder.player", "KIND": "placeholder.kind", "CLAUSE": "placeholder.clause",
    "TIME": "placeholder.time", "FIELD": "placeholder.field", "TOPIC": "placeholder.topic",
    // The `manual` command.
    "PAGE": "placeholder.page", "ADDRESS": "placeholder.address", "PROCESS": "placeholder.process",
  ]
}
