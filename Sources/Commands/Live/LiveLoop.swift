import Glibc
import Terminal
import Text

/// Waits for changes of a match until a signal ends it.
struct LiveLoop {
  let match: LiveMatchFile
  let signals: SignalWatch
  /// The process with which the loop ends; 0 for none.
  var companion: pid_t = 0
  /// Called after the file has been read again.
  let changed: (LiveMatchFile.Change) -> Void
  /// Called about once a second.
  let second: () -> Void
  /// Called with the names of changed files in the match's folder. The closure may switch to another match.
  var noticed: (Set<String>) -> Void = { _ in }

  /// Time between two calls of `second`.
  private static let tick = Duration.seconds(1)
  /// Check from time to time as well, in case the system did not report a change.
  private static let betweenLooks = Duration.seconds(5)
  /// After handling a change, the loop rests for twice the time that took, but at most this long. Lines that a
  /// script records in quick succession are then shown together, and the recorder gets most of the processor.
  private static let longestRest = Duration.milliseconds(500)
  /// The file is changed before the recorder answers, because the recorder still has to flush the folder. Work starts
  /// this many milliseconds later, so as not to delay the answer.
  private static let headStart: useconds_t = 3

  func run() {
    let watch = FolderWatch(match.folders)
    // Changes made before the watch began.
    report(match.reread())
    let started = SuspendingClock.now
    var (ticked, looked, rested) = (started, started, started)
    while true {
      let woken = SuspendingClock.now
      let isResting = woken < rested
      var waiting = [
        pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: isResting ? -1 : watch.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      let left = max(.zero, min(Self.tick - (woken - ticked), isResting ? rested - woken : Self.tick))
      poll(&waiting, nfds_t(waiting.count), CInt(left / .milliseconds(1)) + 1)
      // Consume the signal, so that it does not end the program once it is no longer watched.
      if waiting[0].revents != 0, signals.next() != nil { return }
      if waiting[1].revents != 0 {
        usleep(1000 * Self.headStart)
        let began = SuspendingClock.now
        let names = watch.names()
        noticed(names)
        let name = FileName.split(match.path).name
        let own: Set<String> = [name, ".\(name).open"]
        // A symbolic link has a different name from its target.
        let hasOpenLines = names.contains { $0.hasSuffix(".open") } && !names.isDisjoint(with: own)
        if hasOpenLines || !names.isDisjoint(with: match.crestNames) {
          report(match.reread(always: true))
        } else if !names.isEmpty {
          report(match.reread())
        }
        let ended = SuspendingClock.now
        rested = ended + min(Self.longestRest, (ended - began) * 2)
      }
      let now = SuspendingClock.now
      guard now - ticked >= Self.tick else { continue }
      ticked = now
      if companion > 0, kill(companion, 0) != 0, errno == ESRCH { return }
      if now - looked >= Self.betweenLooks {
        looked = now
        watch.add()
        report(match.reread())
      }
      second()
    }
  }

  private func report(_ change: LiveMatchFile.Change?) {
    if let change { changed(change) }
  }
}
