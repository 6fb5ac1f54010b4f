import CommandSupport
import MatchModel
import MatchXML
import SeasonCommands
import Text

extension Command {
  private static let ground = Option("at", choices: ["home", "away"], help: "option.next.at")

  /// Prepares a team's next match from its last one, and prints what matters for it.
  static let next = Command(
    .next, operands: [.file, Operand(.opponent, isOptional: true, repeats: true)],
    options: [
      DetailOptions.date, DetailOptions.time, DetailOptions.venue, DetailOptions.round, DetailOptions.group,
      DetailOptions.stage, ground, SeasonOptions.team, .output, .force,
    ]
  ) { arguments, console throws(Failure) in
    try arguments.requireOperands("FILE")
    let carried = try CarriedMatch(arguments.operands[0], of: arguments.value(SeasonOptions.team), console)
    let named = arguments.operands.dropFirst().map(TextFile.plain).joined(separator: " ")
    let details = try DetailOptions.details(arguments)
    let plan = try NextPlan(
      carried, against: named.isEmpty ? nil : named, on: details.date,
      at: arguments.value(ground).map { $0 == "home" ? .home : .away }, console)
    let written =
      if let file = plan.fixture?.file {
        try fill(file, plan, details, arguments, console)
      } else {
        try create(plan, details, arguments, console)
      }
    console.print(wrapping: written.lines, indent: 2)
    try carried.brief(of: plan.opponent, written.details, console)
    return true
  }

  private typealias Written = (lines: [String], details: MatchDetails)

  /// Fills a match file that was created from a calendar.
  private static func fill(
    _ file: String, _ plan: NextPlan, _ typed: MatchDetails, _ arguments: Arguments, _ console: Console
  ) throws(Failure) -> Written {
    guard arguments.value(.output) == nil else { throw .usage(.together(Option.output.flag, file)) }
    let filled = try FilledMatch(file, plan, typed, force: arguments.has(.force))
    if let bytes = filled.bytes { try OutputFile.write(bytes, to: file, replacing: .anything) }
    let key = filled.bytes == nil ? "next.ready" : "next.filled"
    return (plan.lines(of: filled.match, in: file, key, filled.keepsSquad, console), filled.match.details)
  }

  private static func create(
    _ plan: NextPlan, _ typed: MatchDetails, _ arguments: Arguments, _ console: Console
  ) throws(Failure) -> Written {
    var match = plan.match
    match.details.take(typed)
    match.identifier = MatchIdentifier.random()
    let name = ImportFolder.stem(of: match) + ".xml"
    let file = arguments.value(.output) ?? FileName.join(plan.carried.folder, name)
    try SourceFiles([arguments.operands[0]]).refuse(file)
    try OutputFile.write(
      MatchWriter().bytes(of: match), to: file, replacing: arguments.has(.force) ? .anything : .nothing)
    return (plan.lines(of: match, in: file, "next.created", false, console), match.details)
  }
}
