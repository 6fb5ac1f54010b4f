import Archives
import CommandSupport
import Phrases
import Seasons
import Standings
import Text

extension SeasonEdit {
  /// Confirms the result of a match, or of all matches of a round.
  static let confirm = SeasonEdit(name: "confirm", more: .confirmed, most: 2) { draft throws(Failure) in
    let found = try draft.toConfirm()
    let person = try draft.person()
    var said: [String] = []
    for source in found { said.append(draft.console.words.confirmation(try draft.confirm(source, by: person))) }
    return said.joined(separator: "\n")
  }

  /// Awards a result and confirms it, with the reason.
  static let amend = SeasonEdit(name: "amend", operands: [.team, .team, "SCORE", "TEXT"], isAsked: true) {
    draft throws(Failure) in
    let person = try draft.person()
    let award = try draft.award()
    let result = MatchResult(award, award.awarded.map { .awarded($0) } ?? .pending)
    let known = try draft.meeting().fitting.first
    let source = SeasonResults.Source(result, file: known?.file ?? "", isMatchFile: known?.isMatchFile ?? false)
    _ = try draft.confirm(source, by: person)
    return draft.console.words.award(award)
  }
}

extension SeasonDraft {
  /// The name of the person who confirms, which is stored with the date.
  fileprivate func person() throws(Failure) -> String {
    let name = arguments.value(SeasonOptions.by) ?? ""
    guard !name.allSatisfy(\.isWhitespace) else { throw .usage(.missing("\(SeasonOptions.by.flag) NAME")) }
    return name
  }

  /// The matches named by the words: a file, two teams, or all matches of a round.
  fileprivate func toConfirm() throws(Failure) -> [SeasonResults.Source] {
    switch words.count {
    case 0:
      guard let text = arguments.value(TableOptions.round) else { throw .usage(.missing("FILE")) }
      let competition = try self.competition()
      let round = matches(in: competition).filter { source in
        source.result.belongs(toRound: text) && source.result.counted != nil
      }
      guard !round.isEmpty else { throw wrong(Phrase("season.nothing-to-confirm", ["round": text])) }
      return round
    case 1:
      let name = FileName.split(words[0]).name
      let all = season.results.competitions.flatMap(\.matches)
      guard let source = all.first(where: { $0.isMatchFile && FileName.split($0.file).name == name }) else {
        throw wrong(Phrase("season.no-such-file", ["file": name]))
      }
      return [source]
    default:
      let (_, all, fitting) = try meeting()
      guard let source = fitting.first else { throw wrong(Phrase("season.no-such-meeting", ["known": known(all)])) }
      return [source]
    }
  }

  /// Adds a confirmation in place of an earlier one of the same match.
  fileprivate mutating func confirm(
    _ source: SeasonResults.Source, by person: String
  ) throws(Failure) -> Confirmation {
    guard let score = source.result.counted else {
      throw wrong(Phrase("season.no-result", ["match": console.words.fixture(source.result)]))
    }
    var match = described(source.result)
    match.score = score
    var confirmation = Confirmation(match, by: person, on: Today.date())
    if source.isMatchFile {
      confirmation.fileDigest = SHA256.digits(try InputFile.read(source.file))
      confirmation.factsDigest = season.factsDigest(ofFile: source.file)
    }
    file.confirmations.removeAll { known in
      known.match.home == match.home && known.match.away == match.away && known.match.date == match.date
        && known.match.round == match.round && known.match.competition == match.competition
    }
    file.confirmations.append(confirmation)
    return confirmation
  }
}

extension Season {
  /// SHA-256 of the cards and minutes in a match file; empty if it is not in the season.
  func factsDigest(ofFile file: String) -> String {
    matches.first { $0.file == file }.map { SHA256.digits(Array($0.sheet.confirmedFacts.utf8)) } ?? ""
  }
}
