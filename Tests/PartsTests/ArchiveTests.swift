import Foundation
import MatchModel
import MatchRows
import TestSupport
import Testing
import WorldCupData

/// Runs `Schema/archive.sql` and the commands of the page in a PostgreSQL server that the test starts for itself.
@Suite struct ArchiveTests {
  /// All tournaments in a full test run, otherwise one.
  private static let records: [WorldCupMatch] = {
    let names = Set(WorldCup.matches.map(\.tournamentName)).sorted()
    let chosen = Set(names.sample(1))
    return WorldCup.matches.filter { chosen.contains($0.tournamentName) }
  }()

  private static let prelude = """
    project=\(ScalePage.project.path)
    load=$project/docs/scale/load.sh
    sql() { psql -X -q -A -t -v ON_ERROR_STOP=1 "$@"; }
    sql -f $project/Schema/archive.sql
    # All rows, whatever their order.
    state() {
      for table in match appearance action; do
        sql -c "copy (select t::text from futbolstats.$table t order by 1) to stdout" | sha256sum
      done
    }

    """

  /// Runs lines against a server with an empty archive.
  private func run(_ season: RealSeason, _ lines: String) throws -> RunResult {
    try season.folder.write("set -eu\n" + Self.prelude + lines, to: "commands.sh")
    return try season.shell("\(ScalePage.project.path)/Tests/with-postgresql sh commands.sh")
  }

  @Test func tablesMatchTheRows() throws {
    let result = try run(
      try RealSeason([]),
      """
      for table in match appearance action; do
        sql -F ' ' -c "select '$table', attname, format_type(atttypid, atttypmod) from pg_attribute
          where attrelid = 'futbolstats.$table'::regclass and attnum > 0 order by attnum"
      done
      sql -c "select relname from pg_class where relnamespace = 'futbolstats'::regnamespace
        and relkind in ('r', 'v') and obj_description(oid) is null"
      """)
    #expect(result.status == .exited(0), "\(result.error)")
    let columns = RowTable.all.flatMap { table in
      table.headings.map { "\(table.name) \($0.name) \($0.type.rawValue)\n" }
    }
    #expect(result.output == columns.joined())
  }

  @Test func pageShowsTheLoadingStatement() throws {
    let statement = try #require(ScalePage.commands(under: "Loading").last)
    let flat = { (text: String) in text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    #expect(flat(try ScalePage.text("scale/load.sql")).contains(flat(statement)))
  }

  @Test func tenQuestionsAgreeWithSeason() throws {
    let season = try RealSeason(Self.records)
    let result = try run(
      season,
      """
      $load f
      python3 -B $project/Tests/Data/archive/compare.py $project/docs/SCALE.md f
      """)
    #expect(result.status == .exited(0), "\(result.error)")
    #expect(result.output.hasSuffix(" answers agree\n"), "\(result.output)")
  }

  /// Whether files are loaded twice, corrected or withdrawn, the result is the same as loading the current files once.
  @Test func loadingIsIdempotent() throws {
    let season = try RealSeason(Self.records)
    let (corrected, withdrawn) = (season.names[0], season.names[1])
    // The identifier makes it the same match, whatever is corrected.
    try season.change(corrected) { $0.identifier = String(repeating: "c0", count: 16) }
    try season.folder.write("<temporada/>", to: "f/temporada.xml")
    try season.folder.write(season.folder.read("f/" + corrected) ?? [], to: "original.xml")
    try season.change(corrected) {
      $0.awarded = BothSides(home: 7, away: 0)
      $0.details.date = "2001-01-01"
    }
    try season.folder.write(season.folder.read("f/" + corrected) ?? [], to: "corrected.xml")
    let result = try run(
      season,
      """
      cp original.xml f/\(corrected)
      $load f; state > first
      sql -c 'select count(*) from futbolstats.match'
      $load f; state > again
      cmp first again
      cp corrected.xml f/\(corrected)
      $load --add f/\(corrected); state > corrected
      sql -c "select home_goals, away_goals, awarded, played_on, season from futbolstats.match where awarded"
      rm f/\(withdrawn)
      $load --add f/\(season.names[2]); state > not-withdrawn
      cmp corrected not-withdrawn
      $load f; state > withdrawn
      sql -c 'select count(*) from futbolstats.match'
      sql -c 'drop schema futbolstats cascade' 2>/dev/null
      sql -f $project/Schema/archive.sql
      $load f; state > fresh
      cmp fresh withdrawn
      sql -c 'select count(distinct key) from futbolstats.appearance' -c 'select count(distinct key) from futbolstats.action'
      """)
    #expect(result.status == .exited(0), "\(result.error)")
    let count = season.names.count
    #expect(
      result.output == "\(count)\n7|0|t|2001-01-01|2000\n\(count - 1)\n\(count - 1)\n\(count - 1)\n", "\(result.error)")
  }

  @Test func failedLoadChangesNothing() throws {
    let season = try RealSeason(Array(Self.records.prefix(6)))
    let result = try run(
      season,
      """
      $load f; state > first
      refused() { if "$@" >> said 2>&1; then echo "not refused: $*"; fi; state | cmp first -; }
      mkdir empty; refused $load empty
      cp f/\(season.names[0]) f/twice.xml; refused $load f; rm f/twice.xml
      echo '<partit/>' > f/broken.xml; refused $load f; rm f/broken.xml
      for table in match appearance action; do
        futbolstats export f/*.xml --format rows --table $table --as copy -o $table.copy
      done
      refused psql -X -q -v whole=true -v ON_ERROR_STOP=1 -f $project/docs/scale/load.sql < /dev/null || :
      sed -i 's/\t2\t/\t3\t/' match.copy
      refused psql -X -q -v whole=true -f $project/docs/scale/load.sql
      """)
    #expect(result.status == .exited(0), "\(result.error)")
    // Rows in the right format are accepted, but change nothing.
    #expect(result.output.hasPrefix("not refused: psql") && result.output.split(separator: "\n").count == 1)
    let said = String(decoding: season.folder.read("said") ?? [], as: UTF8.self)
    for part in ["no match files in empty", "incoming_pkey", "broken.xml", "rows_of_format_2"] {
      #expect(said.contains(part), "\(part): \(said)")
    }
  }

  @Test func namesOfMinorsAreOmittedByDefault() throws {
    let season = try RealSeason(Array(Self.records.prefix(2)))
    try season.change(season.names[0]) { $0.overrides["minors"] = "yes" }
    let count =
      "sql -c 'select minors, count(player_name) > 0, count(player_folded) > 0, count(player) > 0, count(*) > 22"
      + " from futbolstats.appearance group by minors order by minors'"
    let result = try run(season, "$load f\n\(count)\n$load --names full f\n\(count)\n$load f\n\(count)")
    #expect(result.status == .exited(0), "\(result.error)")
    let (hidden, shown) = ("f|t|t|t|t\nt|f|f|f|t\n", "f|t|t|t|t\nt|t|t|t|t\n")
    #expect(result.output == hidden + shown + hidden)
  }

  /// However large the tables grow, queries about a competition, a team or a player use these indexes.
  @Test func questionsUseTheIndexes() throws {
    let season = try RealSeason(Array(Self.records.prefix(12)))
    let blocks = try ScalePage.commands(under: "Ten questions", indent: 8)
    try #require(blocks.count == 10)
    let indexes = [
      "match_competition", "appearance_goals", "appearance_player", "appearance_cards", "appearance_team", "match_home",
      "appearance_name", "action_goals", "match_competition", "appearance_goals",
    ]
    let explained = blocks.map { "\\echo question\nexplain \($0)" }.joined(separator: "\n")
    try season.folder.write(
      """
      set search_path = futbolstats;
      -- In small tables any index will do.
      insert into match select r.* from match m, generate_series(1, 200) n, jsonb_populate_record(m, jsonb_build_object(
        'key', md5(m.key::text || n), 'season', 2000 + n % 10, 'competition', n, 'home', n, 'away', -n,
        'played_on', date '2010-01-01' + n)) r;
      insert into appearance select r.* from appearance a, generate_series(1, 200) n, jsonb_populate_record(a, jsonb_build_object(
        'key', md5(a.key::text || n), 'season', 2000 + n % 10, 'competition', n, 'team', n, 'player', a.player / 1000 + n,
        'player_folded', md5(a.player_folded || n))) r;
      insert into action select r.* from action a, generate_series(1, 50) n, jsonb_populate_record(a, jsonb_build_object(
        'key', md5(a.key::text || n))) r;
      set enable_seqscan = off;
      analyze;
      \\set season 2001
      \\set competition 1
      \\set team 1
      \\set player 1
      \\set from 2010-01-01
      \\set to 2010-06-30
      \\set beginning ro
      \(explained)
      """, to: "explain.sql")
    let result = try run(season, "$load f\nsql -f explain.sql")
    #expect(result.status == .exited(0), "\(result.error)")
    let plans = result.output.components(separatedBy: "question\n").dropFirst()
    try #require(plans.count == 10)
    for (number, (plan, index)) in zip(plans, indexes).enumerated() {
      #expect(plan.contains(index), "question \(number + 1): \(plan)")
    }
    let page = try ScalePage.text("SCALE.md")
    for index in Set(indexes) { #expect(page.contains("`\(index)`"), "\(index)") }
  }
}
