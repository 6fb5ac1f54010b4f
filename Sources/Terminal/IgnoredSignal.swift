import Glibc

/// Whether the program takes no notice of a signal, as one started by `nohup` of SIGHUP.
func isSignalIgnored(_ signal: CInt) -> Bool {
  var action = sigaction()
  guard sigaction(signal, nil, &action) == 0 else { return false }
  // C says "ignored" by the number 1 in the place of a function, which can be read only as a number.
  return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1  // SIG_IGN
}
