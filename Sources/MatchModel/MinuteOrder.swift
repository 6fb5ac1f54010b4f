extension Sequence {
  /// Stable sort by minute. Elements without a minute come last.
  public func sortedByMinute(_ minute: (Element) -> MatchMinute?) -> [Element] {
    sorted { a, b in
      switch (minute(a), minute(b)) {
      case (let mine?, let theirs?): mine < theirs
      case (let mine, _): mine != nil
      }
    }
  }
}
