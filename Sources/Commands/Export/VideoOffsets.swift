import MatchModel
import MatchRules

/// The positions of the periods in a video, either given or computed from the wall clock.
///
/// If the clock stopped, nothing is computed: the recorded start of a period moves with each stop, so only the
/// wall clock of the events themselves and the start of the video place them.
struct VideoOffsets {
  /// Position in the video in seconds, by period.
  private(set) var seconds: [Period: Double] = [:]
  /// Start of the video in seconds since 1970; nil if unknown.
  private(set) var start: Double?

  /// - Parameters:
  ///   - halves: the given positions, by number of period.
  ///   - videoStart: start of the recording in seconds since 1970.
  ///   - isStopped: true if the clock may have stopped within a period.
  init(_ match: Match, halves: [Int: Double], videoStart: Double?, isStopped: Bool) {
    let starts = match.actions.compactMap { $0 as? PeriodStart }.map { (period: $0.period, time: $0.moment.wallClock) }
    start = videoStart
    // If both the position and the wall-clock time of a period are known, they give the start of the video, assuming
    // that it was not interrupted.
    for (period, time) in starts where start == nil && !isStopped {
      if let said = halves[period.number], let time, period.kind != .shootOut { start = time - said }
    }
    for (period, time) in starts {
      if period.kind != .shootOut, let said = halves[period.number] {
        seconds[period] = said
      } else if let start, let time, time >= start, !isStopped {
        seconds[period] = time - start
      }
    }
    needsStart = isStopped && start == nil && match.actions.contains { $0.moment.wallClock != nil }
    let known = seconds
    let isPlaced = isStopped && start != nil
    missing = starts.map(\.period).first { $0.kind != .shootOut && known[$0] == nil && !isPlaced }
  }

  /// True if the match has wall clocks, which only the start of the video can place.
  let needsStart: Bool
  /// The first period whose position in the video is unknown.
  let missing: Period?

  /// The value of the stylesheet parameter: `1=125 2=3720`.
  var text: String {
    seconds.sorted { $0.key < $1.key }.map { period, seconds in
      "\(period.kind == .shootOut ? "tanda" : String(period.number))=\(seconds)"
    }.joined(separator: " ")
  }
}

extension Ledger {
  /// True if the clock may have stopped within a period: whenever play did, or in a time-out.
  var mayHaveStoppedClock: Bool {
    rules.clock == .stopped || rules.clockStops && match.actions.contains { ($0 as? OwnAction)?.code == .timeOut }
  }
}
