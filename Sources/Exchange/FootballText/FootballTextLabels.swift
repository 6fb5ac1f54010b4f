import MatchModel
import Phrases
import ResultFiles

/// Labelled details below a match: referees, attendance, coaches, cards and shoot-out kicks.
extension FootballTextMatch {
  /// Parses one or more per line: `Referee: Aquino (Paraguay);  Attendance: 32_000`.
  mutating func readLabelled(_ lines: WrittenLines) throws(ExchangeProblem) {
    var scanner = DetailScanner(lines)
    while let text = scanner.label() {
      let name = text.split(separator: ";").last.map { DetailScanner.plain($0) } ?? text
      guard let label = DetailLabel(name) else {
        match.notes.append(ExchangeNote(line: scanner.line, Phrase("exchange.unknown-label", ["text": name])))
        return
      }
      switch label {
      case .referees: match.details.referee = value(&scanner)
      case .attendance:
        scanner.skipBlanks()
        readAttendance(value(&scanner))
      case .coach: readCoaches(value(&scanner))
      case .periods:
        let line = scanner.line
        match.stated.periods = StatedPeriods(value(&scanner))
        if match.stated.periods == nil {
          match.notes.append(ExchangeNote(line: line, Phrase("exchange.unknown-label", ["text": name])))
        }
      case .penalties: return try readKicks(&scanner)
      case .yellowCards: return try readCards(&scanner, .yellow)
      case .redCards: return try readCards(&scanner, .red)
      }
    }
  }

  /// The text up to the end, or to a semicolon followed by another label.
  private func value(_ scanner: inout DetailScanner) -> String {
    var text = ""
    while !scanner.isAtEnd {
      text += scanner.text(until: [";"])
      guard scanner.take(";") else { break }
      if scanner.isAtLabel { break }
      text += "; "
    }
    return DetailScanner.plain(text)
  }

  /// The home side's coach comes before the semicolon.
  private mutating func readCoaches(_ text: String) {
    let names = text.split(separator: ";").map { DetailScanner.plain($0) }
    guard names.count == 2 else { return }
    for (side, name) in zip(Side.allCases, names) where match.teams[side].officials.isEmpty {
      match.teams[side].officials = [Official(code: OfficialCode(rawValue: "coach"), name: name)]
    }
  }

  private mutating func readCards(_ scanner: inout DetailScanner, _ color: CardColor) throws(ExchangeProblem) {
    var number = 0
    var cards: [(name: String, minute: MatchMinute?, list: Int, line: Int)] = []
    while true {
      scanner.skipBlanks()
      guard let next = scanner.next else { break }
      if next == ";" { number += 1 }
      if ",;.".contains(next) || scanner.isAtDash {
        scanner.advance()
        continue
      }
      let line = scanner.line
      let name = scanner.text(until: [",", ";", "(", "[", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9"])
      guard !name.isEmpty else { throw .noName(scanner.word, line: line) }
      let minute = scanner.isAtDigit ? try MinuteNotation(&scanner, takesMarks: false).minute : nil
      if scanner.next == "(" || scanner.next == "[" {
        let word = scanner.word
        throw .badMark(word, line: line)
      }
      cards.append((name: name, minute: minute, list: number, line: line))
    }
    for card in cards {
      let side = number == 1 ? (card.list == 0 ? Side.home : .away) : side(of: card.name) ?? .home
      match.events.append(
        ForeignEvent(side, ForeignTime(label: card.minute), .card(.named(card.name), color), line: card.line))
    }
  }

  private mutating func readKicks(_ scanner: inout DetailScanner) throws(ExchangeProblem) {
    let list = try KickList(&scanner)
    var last: Side?
    for kick in list.kicks {
      // The teams alternate if neither the score nor a line-up shows the side.
      let kicking = kick.side ?? side(of: kick.name) ?? last?.other ?? .home
      last = kicking
      match.events.append(
        ForeignEvent(
          kicking, ForeignTime(period: .shootOut), .kick(.named(kick.name), kick.outcome), line: kick.line))
    }
  }

  /// The only side with this name in its line-up.
  private func side(of name: String) -> Side? {
    let sides = Side.allCases.filter { side in
      PersonNames(match.teams[side].people.map(\.name)).find(name) != .nobody
    }
    return sides.count == 1 ? sides[0] : nil
  }
}
