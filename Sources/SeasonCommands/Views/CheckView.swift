import CommandSupport
import Phrases
import PromptLanguage
import Seasons
import Standings
import Wording

extension SeasonView {
  /// Things to check: files that may be wrong, suspended players who played, and players who may be the same person.
  static let check = SeasonView(name: "check", isList: false) { request throws(Failure) in
    let confirmations = ConfirmationCheck(request)
    var lines = confirmations.changed + request.season.doubts(in: request.read.sources).map(request.line)
    for record in request.records {
      func line(_ key: String, _ result: MatchResult) -> String {
        let facts: Phrase.Arguments = [
          "player": request.words.player(record.player), "team": record.team,
          "match": request.words.result(result),
        ]
        return request.book(Phrase(key, facts))
      }
      lines += record.playedSuspended.map { line("season.played-suspended", $0) }
      lines += record.listedSuspended.map { line("season.listed-suspended", $0) }
    }
    lines += request.season.results.competitions.compactMap(request.derivationLine)
    lines += request.competitionsWithUnknownWipe.map(request.wipeLine)
    lines += request.season.players.questions.map(request.line) + confirmations.remarks
    if lines.isEmpty { lines = [request.book(Phrase("season.nothing-to-check"))] }
    for line in lines.flatMap({ $0.split(separator: "\n") }).map(String.init) {
      // Commands are not wrapped, so that they can be copied.
      if line.hasPrefix("  " + Program.name + " ") {
        request.console.print(line)
      } else {
        request.console.print(wrapping: [line], indent: 2)
      }
    }
  }
}

extension SeasonRequest {
  fileprivate func line(_ doubt: SeasonDoubt) -> String {
    let text = words.doubt(doubt)
    guard let command = command(doubt) else { return text }
    return book(Phrase("season.doubt.with-command", ["doubt": text, "command": command]))
  }

  private func command(_ doubt: SeasonDoubt) -> String? {
    switch doubt {
    case .unlawful(let file): Program.line(.validate, [ShellWord.operand(file)], book)
    case .unfinished(let file): Program.line(.record, [ShellWord.operand(file)], book)
    case .spellings(let team, let also): edit(.alias, [team] + also)
    case .similarTeams(let one, let other): edit(.alias, [one, other])
    case .similarCompetitions(let one, let other):
      edit(.set, ["alias=" + other]) + " --competition=" + ShellWord.quoted(one)
    case .sharedLicence(_, let players): players.count == 2 ? edit(.same, players.map(\.id)) : nil
    case .duplicate, .contradiction, .noDate, .farDate, .missingRounds: nil
    }
  }

  /// Tournaments with cards for which neither the settings nor the name says after which round cautions are wiped.
  fileprivate var competitionsWithUnknownWipe: [String] {
    season.results.competitions.filter { competition in
      competition.groups.contains { !$0.name.isEmpty } && !competition.cups.isEmpty
        && options.isCautionWipeUnknown(of: competition.name, in: season.file)
        && competition.matches.contains { $0.result.bookings != nil && $0.result.bookings != MatchBookings.none }
    }.map(\.name)
  }

  /// Reports groups that no file names, with a match whose file could name the first one.
  fileprivate func derivationLine(_ competition: SeasonResults.Competition) -> String? {
    guard let group = competition.derivedGroups.first,
      let note = words.derivation(of: competition.derivedGroups)
    else { return nil }
    let shown = competition.name.isEmpty ? note : competition.name + ": " + note
    guard let file = competition.matches.first(where: { $0.result.group == group && $0.isMatchFile })?.file else {
      return shown
    }
    let command = Program.line(.record, [ShellWord.operand(file)], book)
    let typed = [CommandKind.set.name(in: book), book.words("words.field.group").first ?? "group", "A"]
    return book(
      Phrase("season.derived-how", ["note": shown, "typed": typed.joined(separator: " "), "command": command]))
  }

  fileprivate func wipeLine(_ competition: String) -> String {
    let command = edit(.set, ["caution-wipe=quarter-final"]) + " --competition=" + ShellWord.quoted(competition)
    let name = competition.isEmpty ? book(Phrase("table.untitled")) : competition
    return book(Phrase("season.wipe-unknown", ["competition": name, "command": command]))
  }

  fileprivate func line(_ question: IdentityQuestion) -> String {
    let facts: Phrase.Arguments = [
      "question": words.question(question), "command": edit(.same, [question.one.id, question.other.id]),
      "other": SeasonEdit.different.name(in: book),
    ]
    return book(Phrase("season.asked", facts))
  }

  private func edit(_ edit: SeasonEdit, _ words: [String]) -> String { edit.line(words, in: shellFolder, book) }
}
