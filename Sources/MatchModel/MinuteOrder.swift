extension Sequence {
  /// Stable sort by minute. Elements without a minute come last.
  public func sortedByMinute(_ minute: (Element) -> MatchMinute?) -> [Element] {
    enumerated().map { (offset: $0.offset, minute: minute($0.element), element: $0.element) }.sorted { a, b in
      switch (a.minute, b.minute) {
      case (let mine?, let theirs?) where mine != theirs: mine < theirs
      case (nil, _?): false
      case (_?, nil): true
      default: a.offset < b.offset
      }
    }.map(\.element)
  }
}
