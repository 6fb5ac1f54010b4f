extension String {
  /// Folds lines that are wider than the terminal. Continuation lines are indented to the last column of a table, or to
  /// the text after a number.
  public func fitted(to columns: Int) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      guard String(line).displayWidth > columns else { return [String(line)] }
      let head = line.head(within: columns * 3 / 5)
      let width = String(head).displayWidth
      let text = line[head.endIndex...].drop { $0 == " " }
      // In a row without gaps between its columns, continuation lines are indented a little further.
      let isTight = head.allSatisfy { $0 == " " } && (!head.isEmpty || line.first?.isNumber == true)
      let body = String(text).wrapped(to: columns - width, indent: isTight ? 4 : 0)
      return body.enumerated().map { ($0 == 0 ? String(head) : String(repeating: " ", count: width)) + $1 }
    }
  }
}

extension Substring {
  /// The beginning of the line up to and including a gap of two or more spaces within the given columns: the last such
  /// gap of an indented row, as in a table, otherwise the first, after a number or a title.
  fileprivate func head(within columns: Int) -> Substring {
    var head = prefix { $0 == " " }
    let isSetIn = !head.isEmpty
    // Empty leading columns are shortened.
    if head.count > columns { return head.prefix(4) }
    while isSetIn || head.isEmpty, let gap = self[head.endIndex...].firstRange(of: "  ") {
      let text = self[gap.lowerBound...].drop { $0 == " " }
      guard String(self[..<text.startIndex]).displayWidth <= columns, !text.isEmpty else { break }
      head = self[..<text.startIndex]
    }
    return head
  }
}
