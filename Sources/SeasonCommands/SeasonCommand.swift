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
    ] + Privacy.options + PartOptions.all, summary: "program.season", help: "program.season.help"
  ) { arguments, console throws(Failure) in
    switch try PartOptions.kind(arguments)?.name {
    case PartOptions.partial.name: return try PartOptions.writePartial(arguments, console)
    case PartOptions.merge.name: return try PartOptions.writeMerged(arguments, console)
    case PartOptions.finish.name: return try PartOptions.showFinished(arguments, console)
    default: break
    }
    try arguments.requireOperands("FOLDER|FILE")
    let place = arguments.operands[0]
    if let word = arguments.operands.dropFirst().first, MedicalCommand.isNamed(word) {
      return try MedicalCommand.run(arguments.operands.dropFirst(2), in: place, console)
    }
    if let file = try SeasonEdit.registryFile(arguments.operands.dropFirst(), arguments) {
      return try SeasonEdit.registry.run([file], in: place, arguments, console)
    }
    if let word = arguments.operands.dropFirst().first,
      let edit = SeasonEdit.named(word, arguments.operands.dropFirst(2))
    {
      return try edit.run(arguments.operands.dropFirst(2), in: place, arguments, console)
    }
    let console = arguments.has(SeasonOptions.strict) ? console.withoutWarnings : console
    let showing = try SeasonShowing(arguments.operands.dropFirst(), of: [place], arguments, console)
    return try showing.show(SeasonReading(SeasonFolder(place), console, showing.detail).read())
  }
}
