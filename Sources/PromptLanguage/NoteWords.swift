import MatchModel
import Phrases

/// Notes that begin with a player's number: `nota 9 coix`, `note v8: limping`, `n9 cojo`.
extension LineParser {
  /// Turns the note into one about a player if its text begins with a squad number followed by words; otherwise returns
  /// it unchanged: `nota 3 minuts aturat`, `nota 9 y 10 van lentos`, `nota 2 a 1 al descans`.
  func aboutPlayer(_ note: Clause, _ words: ArraySlice<Word>, line: String) -> Clause {
    guard let who = subject(of: note, in: words) else { return note }
    var note = note
    note.who = who
    note.text = Self.text(words.dropFirst(), of: line)
    return note
  }

  private func subject(of note: Clause, in words: ArraySlice<Word>) -> Who? {
    guard let first = words.first, let next = words.dropFirst().first else { return nil }
    // `n v pressing high`: `v` alone is never part of a text.
    if note.who == nil || note.who == Who(.team), folded(first.text) == "v" { return Who(.team, side: .away) }
    guard !note.isOfPlayer, let who = subject(first, side: note.who?.side),
      next.text.first?.isLetter == true, !next.text.contains(where: \.isNumber)
    else { return nil }
    let link = link(next)
    let isRatio = (link != nil || particle(next) == .filler) && words.dropFirst(2).first?.text.first?.isNumber == true
    return link == .minute || link == .and || isRatio ? nil : who
  }

  /// A note with the code in front of the number instead of after it: `n9 cojo`, `nv8`.
  func noteBeforeNumber(_ words: ArraySlice<Word>, line: String) -> Clause? {
    guard let first = words.first, folded(first.text).first == "n",
      let who = subject(Word(String(first.text.dropFirst()), column: first.column + 1), side: nil)
    else { return nil }
    var note = Clause(.note, who: who, column: first.column)
    note.text = Self.text(words.dropFirst(), of: line)
    note.asks = note.text.isEmpty
    return note
  }

  /// The player with this number, if the squads are known.
  private func subject(_ word: Word, side: Side?) -> Who? {
    guard var who = who(word.without(":")), case .number(let number) = who.name,
      side == nil || who.side == nil || who.side == side
    else { return nil }
    who.side = who.side ?? side
    if let squads {
      guard let side = who.side ?? ours, squads[side].player(numbered: number) != nil else { return nil }
    }
    return who
  }
}
