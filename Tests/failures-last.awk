# Reads what a test run says and passes on what is worth reading: not that something has started, and once more, just before
# the closing line, everything that failed. Where the run broke off, which tests were running then.

# The test's name, up to its parameters.
function name() { return match($0, /Test [^)]*\)/) ? substr($0, RSTART + 5, RLENGTH - 5) : "" }

# What somebody's text has in further lines belongs to the line before.
/^(✔|✘|➜|◇|↳) / {
  isStart = /^◇ /
  failing = /^✘/ || (failing && /^↳/)
}

/^◇ Test [^ ]*\(.* started\.$/ { running[name()]++ }
/^(✔|✘|➜) Test / && !/ recorded an issue / { running[name()]-- }
/^(✔|✘) Test run with / {
  printf "%s", failures
  ended = 1
  failing = 0
}

!isStart {
  print
  fflush()
}
failing { failures = failures $0 "\n" }

END {
  if (ended) exit
  printf "%s", failures
  for (test in running) if (test != "" && running[test] > 0) print "✘ was running: " test
}
