// FutbolStats: keeps a page of a match in progress up to date. The page is complete without it.
"use strict";
var FutbolStats = (function () {
  // What the clock shows, by the facts of the page and the server's time in seconds.
  function elapsed(facts, now) {
    var seconds = facts.clock === "running" ? now - facts.start : facts.elapsed;
    seconds = Math.max(0, seconds);
    return facts.overtime === "yes" ? seconds : Math.min(seconds, facts.length);
  }
  function shown(facts, seconds) {
    var whole = Math.floor(seconds);
    return text(facts.shows === "down" ? facts.length - whole : facts.base + whole);
  }
  function text(seconds) {
    var sign = seconds < 0 ? "-" : "", whole = Math.abs(Math.floor(seconds)), rest = whole % 60;
    return sign + Math.floor(whole / 60) + ":" + (rest < 10 ? "0" : "") + rest;
  }
  function facts(main) {
    var data = main.dataset;
    return {
      clock: data.clock, shows: data.shows, start: Number(data.start), elapsed: Number(data.elapsed),
      base: Number(data.base), length: Number(data.length), overtime: data.overtime,
    };
  }
  // What each part of the page was made from.
  var made = {};
  // Replaces the parts that changed.
  function replace(main, fresh) {
    Array.from(fresh.attributes).forEach(function (attribute) { main.setAttribute(attribute.name, attribute.value); });
    fresh.querySelectorAll("[data-part]").forEach(function (part) {
      var old = main.querySelector('[data-part="' + part.dataset.part + '"]');
      var html = part.outerHTML;
      if (!old || (made[part.dataset.part] || old.outerHTML) === html) return;
      made[part.dataset.part] = html;
      var oldScore = old.querySelector(".result"), newScore = part.querySelector(".result");
      old.replaceWith(part);
      if (oldScore && newScore && oldScore.textContent !== newScore.textContent) newScore.classList.add("changed");
    });
  }
  return { elapsed: elapsed, shown: shown, text: text, facts: facts, replace: replace };
})();

(function () {
  if (typeof document === "undefined") return;
  var main = document.querySelector("main[data-page]");
  if (!main) return;
  var SILENCE = 30, POLL = 10, SHOWN = 10;
  var query = new URLSearchParams(location.search);
  var page = main.dataset.page;
  var source = null, retry = 0, retryTimer = 0, pollTimer = 0, newsTimer = 0, isLive = false;
  var heard = clock(), ticked = Date.now(), hasTime = false;
  // The server's time less this page's own clock, which counts from when the page was opened.
  var ahead = Number(main.dataset.now) - clock();

  function clock() { return performance.now() / 1000; }

  function hear(now) {
    heard = clock();
    if (now) { ahead = now - heard; hasTime = true; }
  }

  function take(fresh, title, style) {
    var told = fresh.dataset.news;
    // After a correction, an earlier event may be the latest again, or the latest may have another number.
    var isLater = fresh.dataset.match !== main.dataset.match || Number(fresh.dataset.latest) > Number(main.dataset.latest);
    var hasNews = told && told !== main.dataset.news && isLater;
    // Keeps the visible part in place when content above it grows.
    var anchor = null, top = 0;
    if (window.scrollY > 0) {
      anchor = Array.from(document.querySelectorAll("main [id]")).find(function (element) {
        return element.getBoundingClientRect().top >= 0;
      });
      if (anchor) top = anchor.getBoundingClientRect().top;
    }
    var id = anchor && anchor.id;
    FutbolStats.replace(main, fresh);
    if (title) document.title = title;
    // The teams' colours.
    var sheet = document.querySelector("style");
    if (sheet && style && sheet.textContent !== style) sheet.textContent = style;
    if (id && document.getElementById(id)) {
      var moved = document.getElementById(id).getBoundingClientRect().top - top;
      if (moved) window.scrollBy(0, moved);
    }
    if (hasNews) tell(told);
    tick();
  }

  function tell(told) {
    var live = document.getElementById("told");
    if (live) live.textContent = told;
    var line = document.getElementById("news");
    if (!line) return;
    line.textContent = told;
    line.hidden = false;
    clearTimeout(newsTimer);
    newsTimer = setTimeout(function () { line.hidden = true; }, SHOWN * 1000);
  }

  function parsed(html) { return new DOMParser().parseFromString(html, "text/html"); }

  // Every quarter of a second: the clocks, and the check for silence from the server.
  function tick() {
    // After the device has slept, the connection may be dead without an error, and what waits in it is old. It may also die while
    // the page is awake: where a phone changes its network.
    var silent = clock() - heard > SILENCE;
    var wall = Date.now(), slept = Math.abs(wall - ticked) > 5000;
    ticked = wall;
    if (slept || silent && isLive) { retry = 0; open(); }
    var notice = document.getElementById("silent");
    if (notice) {
      if (silent && notice.hidden) {
        notice.textContent = main.dataset.silent.replace("{1}", new Date(Date.now() - (clock() - heard) * 1000).toLocaleTimeString());
      }
      notice.hidden = !silent;
    }
    if (silent) return;
    var facts = FutbolStats.facts(main);
    if (facts.clock === "none") return;
    var seconds = FutbolStats.elapsed(facts, clock() + ahead);
    var shown = FutbolStats.shown(facts, seconds);
    main.querySelectorAll(".clock").forEach(function (element) {
      if (element.textContent !== shown) element.textContent = shown;
    });
    main.querySelectorAll(".closed").forEach(function (element) {
      var left = Number(element.dataset.end) - seconds;
      var text = left > 0 ? FutbolStats.text(Math.ceil(left)) : "";
      var place = element.querySelector(".left");
      if (place.textContent !== text) place.textContent = text;
      element.classList.toggle("over", left <= 0);
    });
  }

  function events() {
    var own = new URLSearchParams();
    own.set("page", page);
    own.set("lang", document.documentElement.lang);
    if (query.get("key")) own.set("key", query.get("key"));
    return main.dataset.events + "?" + own;
  }

  function open() {
    close();
    if (document.hidden && page !== "overlay") return;
    if (!main.dataset.events || !window.EventSource) { poll(); return; }
    source = new EventSource(events());
    source.addEventListener("heartbeat", function (event) {
      isLive = true;
      clearTimeout(retryTimer);
      clearTimeout(pollTimer);
      hear(JSON.parse(event.data).now);
    });
    source.addEventListener("state", function (event) {
      var data = JSON.parse(event.data);
      heard = clock();
      retry = 0;
      take(parsed(data.html).querySelector("main"), data.title, data.style);
    });
    source.onerror = function () {
      close();
      retry = Math.min(retry + 1, 5);
      retryTimer = setTimeout(open, retry < 3 ? 500 * retry : 2000);
      if (retry > 2) poll();
    };
    // If a proxy buffers events, none arrive.
    retryTimer = setTimeout(poll, POLL * 1000);
  }

  function close() {
    if (source) source.close();
    source = null;
    isLive = false;
    clearTimeout(retryTimer);
    clearTimeout(pollTimer);
  }

  function poll() {
    clearTimeout(pollTimer);
    fetch(location.href, { cache: "no-cache", credentials: "omit" }).then(function (response) {
      if (!response.ok) throw new Error(response.status);
      var date = Date.parse(response.headers.get("Date")) / 1000;
      return response.text().then(function (html) {
        // The answer may be older than what the events have brought since.
        if (isLive) return;
        // To the second, which is less precise than the server's events.
        hear(hasTime && Math.abs(date + 0.5 - (clock() + ahead)) < 2 ? 0 : date + 0.5);
        var fresh = parsed(html), style = fresh.querySelector("style");
        if (fresh.querySelector("main[data-page]")) take(fresh.querySelector("main"), fresh.title, style && style.textContent);
      });
    }).catch(function () {}).then(function () {
      if (!isLive && (!document.hidden || page === "overlay")) pollTimer = setTimeout(poll, POLL * 1000);
    });
  }

  // A page that is hidden needs nothing, and its connection may be dead when it is seen again: so it closes first.
  document.addEventListener("visibilitychange", function () {
    if (document.hidden && page !== "overlay") { close(); return; }
    retry = 0;
    open();
    keepAwake();
  });
  window.addEventListener("pageshow", function (event) { if (event.persisted) { retry = 0; open(); } });
  window.addEventListener("pagehide", close);
  window.addEventListener("online", function () { retry = 0; open(); });

  function keepAwake() {
    if (page !== "board") return;
    if (navigator.wakeLock && !document.hidden) {
      navigator.wakeLock.request("screen").catch(function () {});
    } else if (!window.isSecureContext) {
      var note = document.getElementById("silent");
      if (!note || note.dataset.told) return;
      note.dataset.told = "yes";
      var own = document.createElement("p");
      own.className = "notice";
      own.textContent = main.dataset.awake;
      document.body.append(own);
      setTimeout(function () { own.remove(); }, 15000);
    }
  }

  function fullScreen() {
    if (document.fullscreenElement) document.exitFullscreen();
    else if (document.documentElement.requestFullscreen) document.documentElement.requestFullscreen().catch(function () {});
  }
  if (page === "board") {
    document.addEventListener("keydown", function (event) {
      if (event.key.toLowerCase() === "f" && !event.ctrlKey && !event.metaKey && !event.altKey) fullScreen();
    });
    document.addEventListener("click", fullScreen);
    keepAwake();
  }
  if (page === "overlay") {
    var corner = query.get("corner"), scale = Number(query.get("scale"));
    if (["top-left", "top-right", "bottom-left", "bottom-right"].includes(corner)) document.documentElement.classList.add(corner);
    if (scale >= 0.25 && scale <= 4) document.documentElement.style.setProperty("--scale", scale);
  }

  setInterval(tick, 250);
  tick();
  open();
})();
