# Filters the output of a test run: leaves out the starts of tests, and shows the slowest suites and all failures once
# more just before the final line. If the run was aborted, shows the tests that were running.

# The test's name without its parameters.
function name() { return match($0, /Test [^)]*\)/) ? substr($0, RSTART + 5, RLENGTH - 5) : "" }

# Further lines of a message belong to the line before.
/^(✔|✘|➜|◇|↳) / {
  isStart = /^◇ /
  failing = /^✘/ || (failing && /^↳/)
}

/^◇ Test [^ ]*\(.* started\.$/ { running[name()]++ }
/^(✔|✘|➜) Test / && !/ recorded an issue / { running[name()]-- }
/^(✔|✘) Test run with / {
  summary = $0
  failing = 0
  next
}

!isStart {
  print
  fflush()
}
failing { failures = failures $0 "\n" }

END {
  if (events != "") system("python3 Tests/slowest-suites.py " events)
  printf "%s", failures
  if (summary != "") {
    print summary
    exit
  }
  for (test in running) if (test != "" && running[test] > 0) print "✘ was running: " test
}
