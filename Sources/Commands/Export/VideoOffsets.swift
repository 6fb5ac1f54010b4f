import MatchModel

/// Where in a video the periods of a match begin, as somebody says or as the wall clock tells.
struct VideoOffsets {
  /// Seconds of the video, by period.
  private(set) var seconds: [Period: Double] = [:]
  /// Seconds since 1970 at which the video begins; nil where nobody knows.
  private(set) var start: Double?

  /// - Parameters:
  ///   - halves: what was said of the periods, by number.
  ///   - videoStart: when the camera was switched on, in seconds since 1970.
  init(_ match: Match, halves: [Int: Double], videoStart: Double?) {
    var starts: [(period: Period, time: Double?)] = []
    for case let whistle as PeriodStart in match.actions {
      starts.append((period: whistle.period, time: whistle.moment.wallClock))
    }
    start = videoStart
    // One period that is known in both ways tells the rest: the camera was not switched off.
    for (period, time) in starts where start == nil {
      if let said = halves[period.number], let time, period.kind != .shootOut { start = time - said }
    }
    for (period, time) in starts {
      if period.kind != .shootOut, let said = halves[period.number] {
        seconds[period] = said
      } else if let start, let time, time >= start {
        seconds[period] = time - start
      }
    }
    let known = seconds
    missing = starts.map(\.period).first { $0.kind != .shootOut && known[$0] == nil }
  }

  /// The first period whose place in the video nobody knows.
  let missing: Period?

  /// As the stylesheets take them: `1=125 2=3720`.
  var text: String {
    seconds.sorted { $0.key < $1.key }.map { period, seconds in
      "\(period.kind == .shootOut ? "tanda" : String(period.number))=\(seconds)"
    }.joined(separator: " ")
  }
}
