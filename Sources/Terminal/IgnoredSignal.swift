import Glibc

/// True if the signal is ignored, like SIGHUP under `nohup`.
func isSignalIgnored(_ signal: CInt) -> Bool {
  var action = sigaction()
  guard sigaction(signal, nil, &action) == 0 else { return false }
  // SIG_IGN is the integer 1 cast to a function pointer; Swift can only compare it as a number.
  return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1  // SIG_IGN
}
