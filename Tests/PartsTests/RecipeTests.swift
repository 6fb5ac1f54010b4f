import TestSupport
import Testing

/// The recipes in docs/SCALE.md: each produces the same bytes as a single process, even if a share fails half-way and
/// is repeated.
@Suite struct RecipeTests {
  /// A season in a folder named as on the page, its part, and a program that fails half-way at its first share: it
  /// leaves partial output and exits with the code for a temporary failure.
  private struct Workplace {
    let season: RealSeason
    let whole: [UInt8]

    init() throws {
      season = try RealSeason()
      whole = try season.part(season.names)
      try season.folder.write(
        """
        #!/bin/sh
        # With --merge it is the program.
        case "$*" in *--partial*) ;; *) exec \(RealSeason.program) "$@" ;; esac
        cat > "$TMPDIR/in.$$"
        share=$({ echo "$*"; cat "$TMPDIR/in.$$"; } | sha256sum | cut -c 1-16)
        if mkdir "$TMPDIR/died-$share" 2>/dev/null; then
          \(RealSeason.program) "$@" < "$TMPDIR/in.$$" | head -n 2
          case "$*" in *" -o "*) eval "rm -f \\${$#}" ;; esac
          exit 3
        fi
        exec \(RealSeason.program) "$@" < "$TMPDIR/in.$$"
        """, to: "dying")
      let made = try season.shell(
        """
        mkdir mortal tmp season && cp dying mortal/futbolstats && chmod +x mortal/futbolstats
        for name in f/*; do ln $name season/; done
        """)
      guard made.status == .exited(0) else { throw RealSeason.Unexpected(said: made.error) }
    }

    /// Runs lines with the program, or with the failing one.
    func run(_ lines: String, mortal: Bool = false, environment: [String: String] = [:]) throws -> RunResult {
      let prelude = "export TMPDIR=$PWD/tmp\n" + (mortal ? "PATH=$PWD/mortal:$PATH\n" : "")
      return try season.shell(prelude + lines, environment: environment)
    }

    func part(_ name: String = "all.part") -> [UInt8] { season.folder.read(name) ?? [] }
  }

  @Test func parallelMatchesASingleProcess() throws {
    let place = try Workplace()
    let commands = try ScalePage.commands(under: "GNU parallel")
    try #require(commands.count == 2)
    for command in commands {
      // Small shares, because there are few matches.
      for size in ["500", "20"] {
        let lines = command.replacing("-N 500", with: "-N \(size)").replacing("-l 500", with: "-l \(size)")
        let result = try place.run("rm -rf shares all.part\n" + lines)
        #expect(result.status == .exited(0), "\(result.error)")
        #expect(firstDifference(place.part(), place.whole) == nil, "\(lines)")
      }
    }
    let again = try place.run(
      "rm -rf shares all.part\n" + commands[1].replacing("-l 500", with: "-l 50"), mortal: true)
    #expect(again.status == .exited(0), "\(again.error)")
    #expect(firstDifference(place.part(), place.whole) == nil)
    #expect(try place.run("ls -d tmp/died-* | wc -l").output == "5\n")
  }

  /// With the variables that Slurm sets; a fake `scontrol` notes requeued tasks. The shell copies the programs, because
  /// a file written by the tests may still be open in another test's child process and could not be executed ("text
  /// file busy").
  @Test func slurmMatchesASingleProcess() throws {
    let place = try Workplace()
    let commands = try #require(try ScalePage.commands(under: "Slurm").first)
    try place.season.folder.write("#!/bin/sh\necho ${2#*_} >> \"$TMPDIR/again\"\n", to: "scontrol")
    try place.season.folder.write(
      """
      #!/bin/sh
      # sbatch --array=0-99 SCRIPT ARGUMENT...: every share, and again those that are to be.
      last=${1#--array=0-}; shift
      run() {
        SLURM_ARRAY_JOB_ID=7 SLURM_ARRAY_TASK_ID=$1 SLURM_ARRAY_TASK_COUNT=$((last + 1)) \\
          sh \(ScalePage.docs.path)/scale/${2##*/} $3 $4 || exit
      }
      for share in $(seq 0 $last); do run $share "$@"; done
      for share in $(cat "$TMPDIR/again"); do run $share "$@"; done
      """, to: "sbatch")
    let result = try place.run(
      "cp scontrol sbatch mortal/ && chmod +x mortal/*\n" + commands.replacing("0-99", with: "0-6"), mortal: true)
    #expect(result.status == .exited(0), "\(result.error)")
    #expect(firstDifference(place.part(), place.whole) == nil)
    #expect(place.season.folder.read("tmp/again")?.count { $0 == UInt8(ascii: "\n") } == 7)
  }

  /// Runs the pod's command with the variables that Kubernetes sets.
  @Test func kubernetesMatchesASingleProcess() throws {
    let place = try Workplace()
    let lines = try ScalePage.text("scale/season.yaml").components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.hasSuffix("- |") })
    let script = lines[(start + 1)...].prefix { $0.hasPrefix("              ") }.map { $0.dropFirst(14) }
      .joined(separator: "\n")
    try place.season.folder.write(script, to: "share.sh")
    let result = try place.run(
      """
      find season -name '*.xml' > files.txt
      mkdir parts
      for share in 0 1 2 3 4 5 6; do
        export SHARES=7 JOB_COMPLETION_INDEX=$share
        sh -c "$(cat share.sh)" >> again || sh -c "$(cat share.sh)"
        echo "pod $?"
      done
      futbolstats season --merge parts/*.part -o all.part
      echo '<partit/>' > season/bad.xml; echo season/bad.xml > files.txt
      export SHARES=1 JOB_COMPLETION_INDEX=0
      sh -c "$(cat share.sh)" || sh -c "$(cat share.sh)"
      """, mortal: true)
    #expect(result.status == .exited(0), "\(result.error)")
    #expect(result.output == String(repeating: "pod 0\n", count: 7))
    #expect(firstDifference(place.part(), place.whole) == nil)
  }

  /// The function of the Spark job without Spark, applied to the archives of a partition, some of them twice.
  @Test func sparkTaskMatchesASingleProcess() throws {
    let place = try Workplace()
    let result = try place.run(
      """
      mkdir bundles
      ls season/* | split -a 2 -d -l 40 - list-
      for list in list-??; do tar -cf bundles/$list.tar -T $list; done
      cat > job.py <<'END'
      import pathlib, sys
      sys.path.insert(0, sys.argv[1])
      import season_spark
      shares = [(path.name, path.read_bytes()) for path in pathlib.Path("bundles").iterdir()]
      found, tried = set(), 0
      for share in shares + shares[:2]:
          while True:
              try:
                  found |= set(season_spark.lines_of_shares(season_spark.PROGRAM)([share]))
                  break
              except RuntimeError as error:
                  assert "exit status 3" in str(error), error
                  tried += 1
      assert tried == len(shares), tried
      sys.stdout.buffer.write(b"".join(sorted(line.encode() + b"\\n" for line in found)))
      END
      PYTHONDONTWRITEBYTECODE=1 python3 job.py \(ScalePage.docs.path)/scale > all.part
      """, mortal: true)
    #expect(result.status == .exited(0), "\(result.error)")
    #expect(firstDifference(place.part(), place.whole) == nil)
  }
}
