import Foundation
import TestSupport
import Testing

/// `serve` as a program: the files it writes, the parts of a season it serves, and how it ends.
@Suite struct ServeTests {
  /// Shell functions that wait for a background process.
  private static let waiting = """
    found() {
      for i in $(seq 300); do grep -q "$1" "$2" 2>/dev/null && return 0; sleep 0.1; done
      echo "no $1 in $2"
    }
    address() { grep -o 'http://[0-9.:]*/' said | head -1; }
    get() { python3 -c 'import sys, urllib.request; print(urllib.request.urlopen(sys.argv[1]).read().decode())' "$1"; }
    # Background jobs of a shell ignore Ctrl-C unless they are told not to.
    serve() { env --default-signal=INT futbolstats serve "$@" >said 2>errors & pid=$!; found Ctrl-C said; }
    end() { kill -INT $pid; wait $pid; echo "status $?"; }

    """

  private func shell(_ lines: String) throws -> RunResult {
    try ProgramFolder().shell(Self.waiting + lines, environment: ["LC_ALL": "C.UTF-8"])
  }

  /// The folder follows the match; other files in it are not touched, including another program's pages.
  @Test func writesAFolderForAnyWebHost() throws {
    let result = try shell(
      """
      echo '<svg xmlns="http://www.w3.org/2000/svg"/>' > crest.svg
      futbolstats new m.xml Inca Muro --home-crest crest.svg >/dev/null
      mkdir site; echo mine > site/other.txt
      serve m.xml --to site
      printf 'start\n9g !\n' | futbolstats record m.xml >/dev/null
      found '"home":{"name":"Inca","score":1' site/match.json
      found 'data-stat="score">1–0<' site/index.html
      end
      ls site | sed 's/crest-[0-9a-f]*/crest/'
      cat site/other.txt
      grep -o 'lang="[a-z]*" hreflang="[a-z]*" href="[^"]*"' site/index.ca.html
      grep -c 'src="crest-' site/board.html
      xmllint --html --noout site/report.html 2>/dev/null; echo mine > site/index.html
      futbolstats serve m.xml --to site; echo "status $?"
      cat site/index.html
      """)
    #expect(
      result.output == """
        status 0
        board.ca.html
        board.en.html
        board.es.html
        board.html
        crest.svg
        index.ca.html
        index.en.html
        index.es.html
        index.html
        live.css
        live.js
        match.json
        other.txt
        overlay.ca.html
        overlay.en.html
        overlay.es.html
        overlay.html
        report.ca.html
        report.en.html
        report.es.html
        report.html
        vmix.json
        mine
        lang="en" hreflang="en" href="index.en.html"
        lang="es" hreflang="es" href="index.es.html"
        1
        status 1
        mine

        """, "\(result.output) \(result.error)")
  }

  /// The folder shows the season's match in progress, as the server does.
  @Test func folderFollowsTheSeason() throws {
    let result = try shell(
      """
      mkdir season
      futbolstats new season/one.xml Inca Muro --date 2026-09-01 >/dev/null
      printf 'start\nend\nstart\nend\nfinish\n' | futbolstats record season/one.xml >/dev/null
      serve season --to site --lang en
      futbolstats new season/two.xml Sineu Inca --date 2026-09-08 >/dev/null
      echo start | futbolstats record season/two.xml >/dev/null
      found '"name":"Sineu"' site/match.json
      found two.xml said
      end
      """)
    #expect(result.output == "status 0\n", "\(result.output) \(result.error)")
  }

  /// A suspension ends although nothing is recorded.
  @Test func folderFollowsTheClock() throws {
    let result = try shell(
      """
      futbolstats new m.xml Inca Muro --rules handball >/dev/null
      echo 1400000000 > now
      printf 'start\n4x\n' | futbolstats record m.xml --clock @now >/dev/null
      serve m.xml --to site --clock @now
      grep -c closedPlaces site/match.json
      echo 1400000300 > now
      for i in $(seq 300); do grep -q closedPlaces site/match.json || break; sleep 0.1; done
      grep -c closedPlaces site/match.json
      end
      """)
    #expect(result.output == "1\n0\nstatus 0\n", "\(result.output) \(result.error)")
  }

  @Test func folderEndsWithTheGivenProcess() throws {
    let result = try shell(
      """
      futbolstats new m.xml Inca Muro >/dev/null
      sleep 100 >/dev/null 2>&1 & other=$!
      serve m.xml --to site --with $other
      kill $other
      for i in $(seq 300); do kill -0 $pid 2>/dev/null || break; sleep 0.1; done
      kill -0 $pid 2>/dev/null && echo still running
      end
      """)
    #expect(result.output == "status 0\n", "\(result.output) \(result.error)")
  }

  @Test func lastOfTwoColoursCounts() throws {
    let result = try shell(
      """
      futbolstats new m.xml Inca Muro >/dev/null
      serve m.xml --to site --param home-colour=#111111 --param home-colour=#222222
      grep -o '[-]-home: #[0-9]*;' site/board.html
      end
      """)
    #expect(result.output == "--home: #222222;\nstatus 0\n", "\(result.output) \(result.error)")
  }

  /// 0.0.0.0 is not an address that a phone can open.
  @Test func showsReachableAddresses() throws {
    let result = try shell(
      """
      futbolstats new m.xml Inca Muro >/dev/null
      serve m.xml --address 0.0.0.0 --port 0 --lang en
      grep -oE '^m.xml is at http://|//0.0.0.0' said
      end
      rm said
      serve m.xml --address 127.0.0.2 --port 0 --overlay overlay.html
      grep -o '//[0-9.]*' overlay.html | sort -u
      end
      """)
    #expect(
      result.output == "m.xml is at http://\nstatus 0\n//127.0.0.2\nstatus 0\n", "\(result.output) \(result.error)")
  }

  /// If the file is damaged, removed or replaced, the server keeps running and shows the last state.
  @Test func serverSurvivesADamagedFile() throws {
    let result = try shell(
      """
      futbolstats new m.xml Inca Muro >/dev/null
      printf 'start\n9g !\n' | futbolstats record m.xml >/dev/null
      serve m.xml --port 0 --lang en
      wait_for() { for i in $(seq 100); do get "$(address)match.json" | grep -q "$1" && return 0; sleep 0.1; done; echo "no $1"; }
      cp m.xml good.xml
      echo '<partit' > m.xml; wait_for unreadableSince; wait_for '"score":1'
      rm m.xml; sleep 0.5; wait_for '"score":1'
      sed 's/Inca/Sineu/' good.xml > n.xml; mv n.xml m.xml; wait_for '"name":"Sineu"'
      get "$(address)match.json" | grep -c unreadableSince
      end
      """)
    #expect(result.output == "0\nstatus 0\n", "\(result.output) \(result.error)")
  }

  /// Next to a prompt, no port can be chosen, so the message says how to serve the match from another terminal.
  @Test func portInUseIsReported() throws {
    let result = try shell(
      """
      futbolstats new m.xml Inca Muro >/dev/null
      serve m.xml --port 0 --lang en
      port=$(address | grep -o '[0-9]*/$' | tr -d /)
      futbolstats serve m.xml --port $port 2>&1 | sed "s/$port/PORT/"
      futbolstats serve m.xml --port $port --with $$ 2>&1 | sed "s/$port/PORT/"
      end
      """)
    #expect(
      result.output == """
        futbolstats: error: port PORT is in use; choose another with --port, or any with --port 0
        futbolstats: error: port PORT is in use, so the match is recorded without being shown; from another terminal: \
        futbolstats serve --lan --port 0 m.xml
        status 0

        """, "\(result.output) \(result.error)")
  }

  /// Before kick-off, the second coach sees the details, the line-ups and who is suspended. A player who leaves the squad
  /// is no longer named.
  @Test(arguments: [
    ("en", "The match", "Line-ups", "4 Hugo Roca (Inca) is suspended: red", "substitute"),
    ("es", "El partido", "Alineaciones", "4 Hugo Roca (Inca) cumple sanción: roja", "suplente"),
    ("ca", "El partit", "Alineacions", "4 Hugo Roca (Inca) compleix sanció: vermella", "suplent"),
  ])
  func benchPageBeforeKickOff(
    language: String, match: String, lineUps: String, suspended: String, substitute: String
  ) throws {
    let result = try shell(
      """
      mkdir s
      printf '1 Pau Soler (GK)\n4 Hugo Roca\n9 Biel Mas\n--\n12 Nil Coll\n' > inca.txt
      new() { futbolstats new "$@" --home-squad inca.txt --competition Lliga --set players=3 --set minimum=1 \
        --set minimum-on=1 --set bench=5 >/dev/null; }
      new s/a.xml Inca Muro --date 2026-09-01
      printf 'start\n4r\nend\nstart\nend\nfinish\n' | futbolstats record s/a.xml >/dev/null
      new s/b.xml Inca Sineu --date 2026-09-08 --time 18:30 --venue "Camp Nou" --referee Mas
      serve s/b.xml --season s --port 0 --lang \(language) --key 0123456789
      bench() { get "$(address)bench?key=0123456789" | grep -oE '<h2>[^<]*|<li>[^<]*| *[0-9]+  [A-Za-z][^<]*'; }
      bench
      get "$(address)bench?key=0123456789" | grep -c half-time-sheet
      echo --
      printf 'player 4 name "Joan Fe"\n' | futbolstats record s/b.xml >/dev/null
      for i in $(seq 100); do get "$(address)bench?key=0123456789" | grep -q Joan && break; sleep 0.1; done
      bench | grep Hugo
      printf 'start\n' | futbolstats record s/b.xml >/dev/null
      for i in $(seq 100); do get "$(address)bench?key=0123456789" | grep -q \(lineUps) || break; sleep 0.1; done
      bench | grep -E '\(match)$|\(lineUps)'
      end
      """)
    let lines = result.output.split(separator: "\n").map(String.init)
    for line in ["<h2>\(match)", "<h2>\(lineUps)"] { #expect(lines.contains(line), "\(line) \(lines) \(result.error)") }
    #expect(lines.contains { $0.hasSuffix(", 18:30, Camp Nou") } && lines.contains { $0.hasSuffix("Mas") })
    #expect(lines.contains { $0.hasPrefix("<li>\(suspended)") }, "\(lines)")
    #expect(lines.contains("<li>12 Nil Coll \(substitute)"), "\(lines)")
    // The half-time sheet would be empty.
    #expect(lines.contains("0"), "\(lines)")
    // The opponents' line-up is unknown. Roca is no longer named, and after kick-off neither section is shown.
    #expect(!lines.contains { $0.hasPrefix("18") } && lines.suffix(2) == ["--", "status 0"], "\(lines)")
  }

  /// The notes are about the opponents, at home or away.
  @Test func benchPageShowsNotesOnTheOpponents() throws {
    let result = try shell(
      """
      mkdir s
      futbolstats new s/a.xml Inca Muro --date 2026-09-01 >/dev/null
      printf 'start\n9n quick\nv7n slow\nend\nstart\nend\nfinish\n' | futbolstats record s/a.xml >/dev/null
      futbolstats new s/b.xml Inca Muro --date 2026-09-08 >/dev/null
      serve s/b.xml --season s --port 0 --lang en --key 0123456789
      bench() { get "$(address)bench?key=0123456789"; }
      bench | grep -oE 'quick|slow'
      echo 'set us away' | futbolstats record s/b.xml >/dev/null
      for i in $(seq 100); do bench | grep -q quick && break; sleep 0.1; done
      bench | grep -oE 'quick|slow'
      end
      """)
    #expect(result.output == "slow\nquick\nstatus 0\n", "\(result.output) \(result.error)")
  }

  /// The season's site is updated when a match changes, and a match that has begun is shown.
  @Test func seasonShowsTheMatchInProgress() throws {
    let result = try shell(
      """
      mkdir season; cd season
      echo '<svg xmlns="http://www.w3.org/2000/svg"/>' > crest.svg
      futbolstats new one.xml Inca Muro --date 2026-09-01 --home-crest crest.svg --home-colour a50044 >/dev/null
      printf 'start\n9g !\nend\nstart\nend\nfinish\n' | futbolstats record one.xml >/dev/null
      cd ..
      serve season --port 0 --lang en
      get "$(address)season/index.html" | grep -c '<a href="../"><b>Inca 1-0 Muro (1-0)</b></a> · full time'
      get "$(address)season/match-one.html" | grep -oE 'data:image/svg|a50044' | sort -u
      get "$(address)" | grep -c season/index.html
      get "$(address)season/..%2fone.xml" 2>/dev/null | wc -c
      futbolstats new season/two.xml Sineu Inca --date 2026-09-08 >/dev/null
      echo start | futbolstats record season/two.xml >/dev/null
      found two.xml said
      get "$(address)match.json" | grep -o '"name":"Sineu"'
      get "$(address)season/index.html" | grep -o '<b>Sineu 0-0 Inca</b></a> · first half'
      end
      """)
    #expect(
      result.output.split(separator: "\n") == [
        "1", "a50044", "data:image/svg", "1", "0", "\"name\":\"Sineu\"", "<b>Sineu 0-0 Inca</b></a> · first half",
        "status 0",
      ], "\(result.output) \(result.error)")
  }
}
