import CommandSupport

extension Command {
  private static let format = Option("format", choices: ExportFormat.all.map(\.name), help: "option.export.format")

  static let export = Command(
    .export, operands: [.files], options: [format] + ExportFormat.options + [.output, .force]
  ) { arguments, console throws(Failure) in
    try arguments.requireOperands("FILE")
    let output = arguments.value(.output) ?? "-"
    let name = try ExportFormat.endings.kind(
      of: output, requested: arguments.value(format), usual: ExportFormat.xml.name, allowsOthers: true)
    let kind = ExportFormat.all.first { $0.name == name } ?? .xml
    for option in ExportFormat.options where arguments.has(option) {
      guard kind.options.contains(where: { $0.name == option.name }) else {
        throw .usage(.together("\(format.flag) \(kind.name)", option.flag))
      }
    }
    if !kind.takesSeveral { try arguments.limitOperands(to: 1) }
    try SourceFiles(arguments.operands).refuse(output)
    let bytes = try kind.make(arguments, console)
    // A match file is as confidential as a private output.
    let permissions =
      kind.name == ExportFormat.xml.name
      ? OutputFile.permissions(of: arguments.operands) : try Privacy(arguments).permissions(of: arguments.operands)
    try console.write(
      bytes, to: output, replacing: arguments.has(.force) ? .anything : .nothing, permissions: permissions)
    return true
  }
}
