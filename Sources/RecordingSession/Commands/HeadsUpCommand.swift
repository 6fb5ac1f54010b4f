import Phrases
import PromptLanguage

/// `heads-up`: what to keep in mind: who is one card away, how many substitutions are left.
enum HeadsUpCommand {
  static func run(_ call: CommandCall, _ session: Session) throws(Refusal) -> [Fact] {
    [session.fact(.look(.headsUp(openLines: session.toldOpenLines.count, suspended: session.suspended)))]
  }
}
