import Foundation
import Resources
import TestSupport
import Testing

/// The script of the live pages on its own, in Chromium, with a clock, timers and server-sent events provided by the
/// test.
@Suite struct LiveScriptTests {
  /// Runs the script in a page.
  /// - Returns: the failures found by the checks.
  private static func failures(of checks: String, main: String = main) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "live-script-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(LiveFiles.script).write(to: folder.appending(path: "live.js"))
    let page = """
      <!DOCTYPE html><html lang="ca"><meta charset="utf-8"><title>t</title>
      <style>:root { --home: #111111; }</style><body>\(main)
      <p id="silent" hidden></p><p id="told"></p><pre id="r">RESULT[not run]RESULT</pre>
      <script>\(harness)</script><script src="live.js"></script>
      <script>
      // Nothing here waits for the browser, so all of it is done before the page has loaded.
      (async () => {
        try { \(checks) } catch (error) { failures.push(String(error)); }
        document.getElementById("r").textContent = "RESULT[" + failures.join("; ") + "]RESULT";
      })();
      </script>
      """
    let file = folder.appending(path: "page.html")
    try Data(page.utf8).write(to: file)
    let process = try run(
      "chromium-headless-shell",
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--user-data-dir=\(folder.path)/browser", "--dump-dom", "file://\(file.path)",
      ])
    let result = process.output.split(separator: "RESULT[", maxSplits: 1).dropFirst().first
    return String(
      try #require(result?.split(separator: "]RESULT", omittingEmptySubsequences: false).first, "\(process.error)"))
  }

  private static let main = """
    <main data-number="1" data-page="home" data-events="events" data-state="playing" data-clock="running" data-shows="up"
      data-start="400" data-now="1000" data-elapsed="600" data-base="2700" data-length="2700" data-overtime="yes"
      data-news="" data-latest="1" data-silent="silent since {1}">
    <header data-part="score"><span class="result">0-0</span> <span class="clock"></span></header>
    <ul data-part="facts"><li class="closed" data-end="660"><span class="left"></span></li></ul>
    </main>
    """

  /// Stubs for everything outside the page that the script uses.
  private static let harness = """
    const failures = [], sources = [], ticks = [], fetched = [], answers = [];
    let time = 0, hidden = false, timers = [];
    performance.now = () => time * 1000;
    window.setInterval = work => ticks.push(work);
    window.setTimeout = (work, wait) => { timers.push({ work, at: time + wait / 1000 }); return timers.length; };
    window.clearTimeout = number => { if (timers[number - 1]) timers[number - 1].work = () => {}; };
    window.fetch = address => { fetched.push(address); return new Promise(answer => answers.push(answer)); };
    async function answer(html) {
      answers.shift()({ ok: true, headers: new Headers(), text: async () => html });
      for (let step = 0; step < 20; step++) await null;
    }
    Object.defineProperty(document, "hidden", { get: () => hidden });
    window.EventSource = class {
      constructor(address) { this.address = address; this.listeners = {}; sources.push(this); }
      addEventListener(name, listener) { this.listeners[name] = listener; }
      close() { this.isClosed = true; }
      say(name, data) { this.listeners[name]({ data: JSON.stringify(data) }); }
    };
    function pass(seconds) {
      time += seconds;
      for (const timer of timers.filter(timer => timer.at <= time)) { const work = timer.work; timer.work = () => {}; work(); }
      for (const tick of ticks) tick();
    }
    function check(what, found, wanted) { if (found !== wanted) failures.push(`${what}: ${found} and not ${wanted}`); }
    const shown = () => document.querySelector(".clock").textContent;
    const last = () => sources[sources.length - 1];
    function state(change, style) {
      const fresh = new DOMParser().parseFromString(document.querySelector("main").outerHTML, "text/html").querySelector("main");
      change(fresh);
      last().say("state", { number: 2, title: "title", style, html: fresh.outerHTML });
    }
    """

  @Test func clocksCountUpAndDown() throws {
    #expect(
      try Self.failures(
        of: """
          const up = { clock: "running", shows: "up", start: 100, elapsed: 0, base: 2700, length: 2700, overtime: "yes" };
          check("up", FutbolStats.shown(up, FutbolStats.elapsed(up, 1490)), "68:10");
          check("stoppage time", FutbolStats.shown(up, FutbolStats.elapsed(up, 2900)), "91:40");
          check("before", FutbolStats.shown(up, FutbolStats.elapsed(up, 90)), "45:00");
          const down = { clock: "running", shows: "down", start: 100, elapsed: 0, base: 0, length: 600, overtime: "no" };
          check("down", FutbolStats.shown(down, FutbolStats.elapsed(down, 160.9)), "9:00");
          check("at its end", FutbolStats.shown(down, FutbolStats.elapsed(down, 1000)), "0:00");
          const standing = { clock: "standing", shows: "down", start: NaN, elapsed: 300, base: 0, length: 600, overtime: "no" };
          check("standing", FutbolStats.shown(standing, FutbolStats.elapsed(standing, 1000)), "5:00");
          check("negative", FutbolStats.text(-61), "-1:01");
          """, main: "<p>no match</p>") == "")
  }

  /// The page's clock follows the server's time, whatever the phone's clock shows, and stops when the server falls
  /// silent.
  @Test func theClockFollowsTheServer() throws {
    #expect(
      try Self.failures(
        of: """
          check("address", last().address, "events?page=home&lang=ca");
          pass(0); check("at first", shown(), "55:00");
          pass(5); check("five seconds later", shown(), "55:05");
          check("suspension", document.querySelector(".left").textContent, "0:55");
          last().say("heartbeat", { now: 1012 }); pass(0); check("by the server", shown(), "55:12");
          pass(29); check("not silent yet", document.getElementById("silent").hidden, true);
          pass(2);
          check("silent", document.getElementById("silent").hidden, false);
          check("said", document.getElementById("silent").textContent.startsWith("silent since "), true);
          const stopped = shown(); pass(60); check("stopped", shown(), stopped);
          last().say("heartbeat", { now: 1200 }); pass(0);
          check("heard again", document.getElementById("silent").hidden, true);
          check("right again", shown(), "58:20");
          check("over", document.querySelector(".closed").classList.contains("over"), true);
          """) == "")
  }

  @Test func replacesOnlyChangedParts() throws {
    #expect(
      try Self.failures(
        of: """
          const facts = document.querySelector("ul"), score = document.querySelector("header");
          state(fresh => {
            fresh.querySelector(".result").textContent = "1-0";
            fresh.dataset.latest = "2"; fresh.dataset.news = "Goal";
          });
          check("score", document.querySelector(".result").textContent, "1-0");
          check("marked", document.querySelector(".result").classList.contains("changed"), true);
          check("facts stay", document.querySelector("ul") === facts, true);
          check("score is new", document.querySelector("header") === score, false);
          check("announced", document.getElementById("told").textContent, "Goal");
          check("title", document.title, "title");
          document.getElementById("told").textContent = "";
          state(fresh => { fresh.dataset.number = "3"; });
          check("announced once", document.getElementById("told").textContent, "");
          """) == "")
  }

  /// After a correction, an earlier event is the latest again, or the latest has another number.
  @Test func correctionsAreNotAnnounced() throws {
    #expect(
      try Self.failures(
        of: """
          const told = document.getElementById("told");
          const latest = (latest, news) => state(fresh => Object.assign(fresh.dataset, { latest, news }));
          latest(9, "Yellow card"); latest(10, "Goal"); check("event", told.textContent, "Goal");
          told.textContent = "";
          latest(9, "Yellow card"); check("undone", told.textContent, "");
          latest(10, "Yellow card"); check("event of an earlier minute", told.textContent, "");
          latest(11, "Penalty"); check("next event", told.textContent, "Penalty");
          state(fresh => Object.assign(fresh.dataset, { match: "B", latest: 1, news: "Kick-off" }));
          check("another match", told.textContent, "Kick-off");
          """) == "")
  }

  @Test func teamColoursAreReplaced() throws {
    #expect(
      try Self.failures(
        of: """
          const sheet = document.querySelector("style");
          state(() => {}, ":root { --home: #222222; }");
          check("sent", sheet.textContent, ":root { --home: #222222; }");
          pass(10);
          await answer("<style>:root { --home: #333333; }</style>" + document.querySelector("main").outerHTML);
          check("asked for", sheet.textContent, ":root { --home: #333333; }");
          """) == "")
  }

  /// The page asks for its state if no events arrive. When the answer comes, they may have brought a newer one.
  @Test func lateAnswerIsIgnored() throws {
    #expect(
      try Self.failures(
        of: """
          pass(10); check("asked", fetched.length, 1);
          const old = document.querySelector("main").outerHTML;
          last().say("heartbeat", { now: 1010 });
          state(fresh => { fresh.querySelector(".result").textContent = "1-0"; });
          await answer(old);
          check("score", document.querySelector(".result").textContent, "1-0");
          """) == "")
  }

  /// A hidden page closes its connection, because a browser allows only six per server.
  @Test func hiddenPageClosesItsConnection() throws {
    #expect(
      try Self.failures(
        of: """
          hidden = true; document.dispatchEvent(new Event("visibilitychange"));
          check("closed", last().isClosed, true);
          pass(100); check("stays closed", sources.length, 1); check("asks for nothing", fetched.length, 0);
          hidden = false; document.dispatchEvent(new Event("visibilitychange"));
          check("opened again", sources.length, 2);
          window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
          check("one connection", sources.filter(source => !source.isClosed).length, 1);
          """) == "")
  }

  /// A device that sleeps without hiding the page finds old heartbeats in its connection when it wakes.
  @Test func reconnectsAfterSleep() throws {
    #expect(
      try Self.failures(
        of: """
          let wall = 1e12; Date.now = () => wall; pass(0);
          const before = sources.length;
          wall += 250; pass(0.25); check("still the same", sources.length, before);
          wall += 60000; pass(0.25);
          check("opened again", sources.length, before + 1);
          check("one connection", sources.filter(source => !source.isClosed).length, 1);
          last().say("heartbeat", { now: 1060 }); pass(0); check("right", shown(), "56:00");
          for (let second = 0; second < 31; second++) { wall += 1000; pass(1); }
          check("opened once more after a silence", sources.length, before + 2);
          """) == "")
  }

  @Test func retriesLostConnection() throws {
    #expect(
      try Self.failures(
        of: """
          for (let round = 0; round < 5; round++) { last().onerror(); pass(3); }
          check("attempts", sources.length, 6);
          check("asks for the page meanwhile", fetched.length > 0, true);
          """) == "")
    #expect(
      try Self.failures(
        of: """
          pass(10); check("nothing came through", fetched.length, 1);
          """) == "")
  }

  /// A folder of pages has no server that could send events, so the page asks again.
  @Test func pollsFolderOfPages() throws {
    #expect(
      try Self.failures(
        of: """
          check("no events", sources.length, 0); check("asked", fetched.length, 1);
          """, main: Self.main.replacing("data-events=\"events\"", with: "data-events=\"\"")) == "")
  }
}
