import Phrases

extension Wording {
  /// A date such as 2024-05-18 in the language: `18 May 2024`. Other text is unchanged.
  public func date(_ text: String) -> String {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let months = book.words("date.months")
    guard parts.map(\.count) == [4, 2, 2], let month = Int(parts[1]), months.indices.contains(month - 1),
      let day = Int(parts[2]), (1...31).contains(day), Int(parts[0]) != nil
    else { return text }
    let name = months[month - 1].replacing("_", with: " ")
    return book(Phrase("date.day", ["day": String(day), "month": name, "year": String(parts[0])]))
  }
}
