import CommandSupport

extension PartOptions {
  static func showFinished(_ arguments: Arguments, _ console: Console) throws(Failure) -> Bool {
    try arguments.requireOperands("FILE")
    let words = arguments.operands
    // The first operand is always a part; the parts end where the name of a view begins.
    let end = words.indices.dropFirst().first { SeasonView.named(words[$0]) != nil || isEdit(words[$0...]) }
    let (parts, rest) = (Array(words[..<(end ?? words.endIndex)]), words[(end ?? words.endIndex)...])
    if isEdit(rest) { throw .usage(.together(finish.flag, rest.first ?? "")) }
    let showing = try SeasonShowing(rest, of: parts, arguments, console)
    let chosen = try PartReading.chosen(arguments.values(choose))
    do throws(Failure) {
      let read = try PartReading(parts, chosen: chosen, console).read(season: arguments.value(season))
      let isWhole = try showing.show(read)
      try console.flushOrTryAgain()
      return isWhole
    } catch {
      throw error.asNotNow
    }
  }

  /// True if the words are an edit. Parts cannot be edited.
  private static func isEdit(_ words: ArraySlice<String>) -> Bool {
    words.first.map { SeasonEdit.named($0, words.dropFirst()) != nil } ?? false
  }
}
