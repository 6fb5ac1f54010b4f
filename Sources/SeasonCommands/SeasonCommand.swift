import CommandSupport

extension Command {
  package static let season = Command(
    .season,
    operands: [
      Operand("FOLDER|FILE"),
      Operand(.view, isOptional: true),
      Operand(.subject, isOptional: true, repeats: true),
    ],
    options: [TableOptions.why] + TableOptions.all + SeasonOptions.filters + [
      SeasonOptions.us, SeasonOptions.format, SeasonOptions.csv, SeasonOptions.by, SeasonOptions.strict,
      SeasonDraft.date, SeasonDraft.keep, SeasonDraft.yes,
      .output, .force, .size, Look.option,
    ] + Privacy.options + PartOptions.all
  ) { arguments, console throws(Failure) in
    if let isGood = try PartOptions.run(arguments, console) { return isGood }
    try arguments.requireOperands("FOLDER|FILE")
    let (place, words) = (arguments.operands[0], arguments.operands.dropFirst())
    if let word = words.first, MedicalCommand.isNamed(word) {
      return try MedicalCommand.run(words.dropFirst(), in: place, arguments, console)
    }
    if let file = try SeasonEdit.registryFile(words, arguments) {
      return try SeasonEdit.registry.run([file], in: place, arguments, console)
    }
    if let word = words.first, let edit = SeasonEdit.named(word, words.dropFirst()) {
      return try edit.run(words.dropFirst(), in: place, arguments, console)
    }
    let console = arguments.has(SeasonOptions.strict) ? console.withoutWarnings : console
    let showing = try SeasonShowing(words, of: [place], arguments, console)
    return try showing.show(SeasonReading(SeasonFolder(place), console, showing.detail).read())
  }
}
