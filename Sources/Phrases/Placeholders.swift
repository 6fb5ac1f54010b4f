extension Phrasebook {
  /// Translates the placeholders of a usage line, which are in capitals: `FILE...` becomes `ARCHIVO...`.
  public func placeholders(in text: String) -> String {
    var result = ""
    var rest = text[...]
    while let first = rest.first {
      let word = rest.prefix { $0.isASCII && $0.isUppercase }
      if let key = Self.placeholderKeys[String(word)] { result += self(Phrase(key)) } else { result += word }
      rest = rest.dropFirst(word.count)
      if word.isEmpty {
        result.append(first)
        rest.removeFirst()
      }
    }
    return result
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
