/// The first row of a table, which says what its columns hold.
struct SquadHeader {
  /// What each column holds; nil for one that is passed over.
  let columns: [SquadWords.Column?]
  /// The titles that no column is known by, and those of columns that another one has said already.
  let passedOver: [String]

  /// Nil where no column is one of shirt numbers, or it stands alone: then the text is a list.
  init?(_ titles: [String], _ words: SquadWords) {
    var columns: [SquadWords.Column?] = []
    var passedOver: [String] = []
    for title in titles {
      let column = words.column(title).flatMap { columns.contains($0) ? nil : $0 }
      if column == nil, !title.isEmpty { passedOver.append(title) }
      columns.append(column)
    }
    guard columns.contains(.number), columns.count > 1 else { return nil }
    self.columns = columns
    self.passedOver = passedOver
  }
}
