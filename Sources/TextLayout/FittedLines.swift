extension String {
  /// The lines of the text as a terminal has room for them. What is folded goes on under the last column of a table,
  /// or under the words after a number.
  public func fitted(to columns: Int) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      guard String(line).displayWidth > columns else { return [String(line)] }
      let head = line.head(within: columns * 3 / 5)
      let width = String(head).displayWidth
      let text = line[head.endIndex...].drop { $0 == " " }
      // A row whose columns touch goes on a little further in.
      let isTight = head.allSatisfy { $0 == " " } && (!head.isEmpty || line.first?.isNumber == true)
      let body = String(text).wrapped(to: columns - width, indent: isTight ? 4 : 0)
      return body.enumerated().map { ($0 == 0 ? String(head) : String(repeating: " ", count: width)) + $1 }
    }
  }
}

extension Substring {
  /// What stands before a gap of two spaces or more that is within so many columns, with the gap: the last one of a
  /// row that is set in, as in a table; else the first, after a number or a title.
  fileprivate func head(within columns: Int) -> Substring {
    var head = prefix { $0 == " " }
    let isSetIn = !head.isEmpty
    // Empty columns are not worth their room.
    if head.count > columns { return head.prefix(4) }
    while isSetIn || head.isEmpty, let gap = self[head.endIndex...].firstRange(of: "  ") {
      let text = self[gap.lowerBound...].drop { $0 == " " }
      guard String(self[..<text.startIndex]).displayWidth <= columns, !text.isEmpty else { break }
      head = self[..<text.startIndex]
    }
    return head
  }
}
