import CommandSupport
import Phrases

/// The subcommands in the order of the help. To add one, write a file, add a case to `CommandName` and a line here, and
/// add its names to the catalogues.
package enum SubcommandTable {
  package static let all = CommandName.allCases.map(command)

  static func command(_ name: CommandName) -> Command {
    switch name {
    case .new: .new
    case .next: .next
    case .record: .record
    case .show: .show
    case .validate: .validate
    case .report: .report
    case .serve: .serve
    case .season: .season
    case .merge: .merge
    case .import: .import
    case .export: .export
    case .rules: .rules
    case .manual: .manual
    case .help: .help
    }
  }

  static func named(_ word: String, _ book: Phrasebook) throws(UsageProblem) -> Command {
    command(try CommandName.typed(word, book))
  }
}
