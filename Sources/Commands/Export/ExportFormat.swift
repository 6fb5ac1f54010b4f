/// What `export` writes. A new format is a file and a line of the table.
struct ExportFormat: Sendable {
  /// As `--format` has it.
  let name: String
  /// Options that only some formats have, this one among them.
  let options: [Option]
  /// Whether several matches go into one file.
  let takesSeveral: Bool
  let make: @Sendable (Arguments, Console) throws(Failure) -> [UInt8]

  init(
    name: String, options: [Option] = [], takesSeveral: Bool = false,
    make: @escaping @Sendable (Arguments, Console) throws(Failure) -> [UInt8]
  ) {
    (self.name, self.options, self.takesSeveral, self.make) = (name, options, takesSeveral, make)
  }

  static let all = [xml, footballText, timeline, cuts, chapters, calendar, rows]

  static var names: [String] { all.map(\.name) }

  /// The first where none is named.
  static func named(_ name: String?) -> ExportFormat { all.first { $0.name == name } ?? xml }

  /// Each once.
  static let options: [Option] = all.flatMap(\.options).reduce(into: []) { options, option in
    if !options.contains(where: { $0.name == option.name }) { options.append(option) }
  }
}
