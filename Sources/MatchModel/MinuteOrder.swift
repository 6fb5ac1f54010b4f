extension Sequence {
  /// In the order of their minutes. What has none comes last; what has the same stays as it stands.
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
