import TestSupport
import Testing

/// Any split of the work and any order of merging gives the same bytes.
@Suite struct SameBytesTests {
  @Test func anySplitAndMergeOrderGivesTheSameBytes() throws {
    let season = try RealSeason()
    let whole = try season.part(season.names)
    #expect(whole.count { $0 == UInt8(ascii: "\n") } == season.names.count)
    for seed in 0..<4 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var shares = [[String]](repeating: [], count: Int.random(in: 2...9, using: &random))
      for name in season.names.shuffled(using: &random) {
        shares[Int.random(in: shares.indices, using: &random)].append(name)
      }
      // Some shares are done twice, and one of them without one file.
      shares += shares.shuffled(using: &random).prefix(2)
      shares.append(Array(shares[0].dropLast()))
      var parts: [String] = []
      for (index, share) in shares.enumerated() {
        parts.append("s\(seed)-\(index).part")
        try season.folder.write(season.part(share), to: parts[index])
      }
      var next = 0
      while parts.count > 1 {
        parts.shuffle(using: &random)
        let some = Array(parts.prefix(Int.random(in: 2...4, using: &random)))
        next += 1
        let merged = "m\(seed)-\(next).part"
        let result = try season.futbolstats(["season", "--merge", "-o", merged] + some)
        #expect(result.status == .exited(0), "\(result.error)")
        let sorted = try season.shell("LC_ALL=C sort -m -u \(some.joined(separator: " "))")
        #expect(firstDifference(sorted.outputBytes, season.folder.read(merged)) == nil)
        parts = [merged] + parts.dropFirst(some.count)
      }
      #expect(firstDifference(season.folder.read(parts[0]), whole) == nil, "seed \(seed)")
    }
  }

  /// The input may be file names, a list, NUL-separated names or any kind of archive, and the output standard output or
  /// a file.
  @Test func anyKindOfInputGivesTheSameBytes() throws {
    let season = try RealSeason.third()
    let whole = try season.part(season.names)
    for line in [
      "futbolstats season --partial f/*.xml", "find f -name '*.xml' | futbolstats season --partial --files-from -",
      "find f -name '*.xml' -print0 | futbolstats season --partial -0",
      "ls -rd f/*.xml > list; futbolstats season --partial --files-from list",
      "find f -name '*.xml' -print0 > list; futbolstats season --partial --files-from list -0",
      "tar -cf - f | futbolstats season --partial --tar -",
      "tar --format=ustar -cf a.tar f; futbolstats season --partial --tar a.tar",
      "cd f; tar --format=posix -cf ../b.tar *.xml; futbolstats season --partial --tar ../b.tar",
      "tar --format=gnu -cf c.tar f; gzip c.tar; gzip -dc c.tar.gz | futbolstats season --partial --tar - -o c.part; cat c.part",
      "find f -name '*.xml' | xargs -n 50 futbolstats season --partial | LC_ALL=C sort -u",
    ] {
      let result = try season.shell(line)
      #expect(result.status == .exited(0) && result.error.isEmpty, "\(line): \(result.error)")
      #expect(firstDifference(result.outputBytes, whole) == nil, "\(line)")
    }
  }

  /// There may be more parts than can be open at once, and pipes, which can be read only once.
  @Test func mergesManyPartsAndPipes() throws {
    let season = try RealSeason.third()
    let whole = try season.part(season.names)
    try season.folder.write(whole, to: "all.part")
    let result = try season.shell(
      """
      split -l 1 -a 3 -d all.part one-
      (ulimit -S -n 64; futbolstats season --merge one-* one-00*) | cmp - all.part
      mkfifo pipe; cat all.part > pipe & futbolstats season --finish pipe table > piped
      futbolstats season --finish one-* table | cmp - piped
      cat one-* | LC_ALL=C sort -R | LC_ALL=C sort | futbolstats season --merge - | cmp - all.part
      """)
    #expect(result.status == .exited(0) && result.error.isEmpty, "\(result.error)")
  }

  @Test func failedShareCanBeRepeated() throws {
    let season = try RealSeason.third()
    let whole = try season.part(season.names)
    let half = season.names.count / 2
    try season.folder.write(season.names.prefix(half).map { "f/\($0)\n" }.joined(), to: "one")
    try season.folder.write(season.names.dropFirst(half).map { "f/\($0)\n" }.joined(), to: "two")
    let died = try season.shell(
      """
      futbolstats season --partial --files-from two -o two.part
      # Killed while it writes: strace stops it at the first write to the file that is to be the part.
      strace -f -o /dev/null -e trace=pwrite64,write -e inject=write:signal=SIGKILL:when=1 \\
        futbolstats season --partial --files-from one -o one.part || echo "died $?"
      ls one.part 2>/dev/null || echo none
      futbolstats season --partial --files-from one -o one.part
      futbolstats season --merge one.part two.part
      """)
    let lines = died.output.split(separator: "\n")
    #expect(lines.prefix(2) == ["died 137", "none"], "\(died.error)")
    #expect(died.output.hasSuffix(String(decoding: whole, as: UTF8.self)))
  }

  @Test(arguments: ["TERM", "INT"]) func signalLeavesNoPartialFiles(_ signal: String) throws {
    let season = try RealSeason.third()
    let result = try season.shell(
      """
      ls -d f/*.xml > list
      strace -f -o /dev/null -e trace=fsync -e inject=fsync:signal=SIG\(signal):when=1 \\
        futbolstats season --partial --files-from list -o all.part || echo "died"
      ls -A
      """)
    #expect(result.output == "died\nf\nlist\n", "\(result.error)")
  }
}
