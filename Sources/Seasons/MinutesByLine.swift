extension PlayerTotals {
  /// Minutes by line of the field. The key nil is for matches whose squad does not state the player's position.
  public var minutesByLine: [PlayingLine?: Int] {
    var sums: [PlayingLine?: Int] = [:]
    for (position, minutes) in minutesByPosition where minutes > 0 {
      sums[PlayingLine(position), default: 0] += minutes
    }
    let rest = minutes - sums.values.reduce(0, +)
    if rest > 0 { sums[nil, default: 0] += rest }
    return sums
  }
}
