struct SquadHeader {
  /// The meaning of each column; nil for columns that are skipped.
  let columns: [SquadWords.Column?]
  /// Titles of unknown and duplicate columns.
  let passedOver: [String]

  /// Nil if no column has shirt numbers or it is the only column: the text is then a list.
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
