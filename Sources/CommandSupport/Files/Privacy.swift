import Glibc
import MatchModel
import MatchReports
import MatchRules

/// Which names and notes an output may contain, according to the command line. The rule is the same for all outputs:
/// see docs/PAGE.md.
package struct Privacy: Sendable {
  package static let isPrivate = Option("private", help: "option.private")
  package static let names = Option("names", choices: NameStyle.allCases.map(\.rawValue), help: "option.names")
  static let initials = Option("initials", help: "option.initials")
  package static let options = [isPrivate, names, initials]

  /// True if the output is for the staff and contains everything.
  package let isPrivate: Bool
  /// Nil for the default, which depends on the match.
  private let chosen: NameStyle?

  package init(_ arguments: Arguments) throws(Failure) {
    if arguments.has(Self.names), arguments.has(Self.initials) {
      throw .usage(.together(Self.names.flag, Self.initials.flag))
    }
    isPrivate = arguments.has(Self.isPrivate)
    chosen = arguments.has(Self.initials) ? .short : arguments.value(Self.names).flatMap(NameStyle.init(rawValue:))
  }

  package func style(areMinors: Bool) -> NameStyle { chosen ?? .standard(isPrivate: isPrivate, areMinors: areMinors) }

  /// Parameters for the stylesheets, which have the same defaults.
  package var parameters: [ReportStylesheet.Parameter] {
    (isPrivate ? [("private", "yes")] : []) + (chosen.map { [("names", $0.rawValue)] } ?? [])
  }

  /// The same for a match with players who are minors according to other matches, which the stylesheets cannot know.
  package var parametersForMinors: [ReportStylesheet.Parameter] {
    (isPrivate ? [("private", "yes")] : []) + [("names", style(areMinors: true).rawValue)]
  }

  /// A copy of the match with names abbreviated or hidden as required.
  package func shown(_ ledger: Ledger) -> Ledger {
    let style = style(areMinors: ledger.rules.minors)
    return style == .full ? ledger : Ledger(replaying: ledger.match.named(style), rules: ledger.rules)
  }

  /// The maximum mode of a file derived from others: a private file is no more readable than its sources. Nil if not
  /// private.
  package func permissions(of sources: some Sequence<String>) -> mode_t? {
    isPrivate ? OutputFile.permissions(of: sources) : nil
  }
}
