/// Phrases that other `.po` entries already contain, by the stylesheets' keys. For phrases derived from the program's
/// tables, see DerivedPhrases.swift.
extension PageCatalogue {
  var shared: [String: PhraseSource] {
    switch self {
    case .page: Self.ofThePage
    case .csv: Self.ofTables
    case .clips: Self.ofClips
    case .scores: ["stat-points": .heading("stat.game-points")]
    case .site: Self.ofTheSite
    }
  }

  private static let ofThePage: [String: PhraseSource] = [
    "site-index": .asIs("site.index"), "site-table": .asIs("table.untitled"), "site-pages": .asIs("site.pages"),
    // Sections and their tables
    "squads": .heading("season.column.players"), "attempts": .heading("kind.chance"),
    "substitutions": .heading("kind.substitution"), "shoot-out": .heading("period.shoot-out"),
    "notes": .heading("stat.notes"), "state": .heading("stat.score"), "before-it": .heading("page.before"),
    "and-more": .asIs("season.and-more"),
    "stat-cards": .heading("kind.card"), "minutes": .heading("stat.minutes"),
    "state-trailing": .asIs("page.state-leading", places: ["", "1"]),
    "men-fewer": .asIs("page.men-more", places: ["", "1"]),
    "home": .heading("season.column.home"), "away": .heading("season.column.away"),
    "team": .heading("season.column.team"), "minute": .heading("season.column.minute"),
    "own-against": .asIs("action.against"), "own-faced": .asIs("stat.own-faced"),
    // Header
    "phase-group": .asIs("phase.group"), "phase-group-stage": .asIs("phase.group-stage"),
    "phase-matchday": .asIs("phase.matchday"), "phase:2": .asIs("season.round-final"), "phase:4": .asIs("phase.semi"),
    "phase:8": .asIs("phase.quarter"), "phase:16": .asIs("season.round-16"), "phase:32": .asIs("season.round-32"),
    "phase:third": .asIs("season.round-third"), "phase-round-of": .asIs("season.round-of"),
    "referee": .asIs("show.referee"), "scorers-of": .asIs("season.top-scorers"),
    "stage-extra-time": .heading("score.after-extra-time"),
    "stage-half-time": .heading("interval.half-time"), "half-time": .heading("interval.half-time"),
    "interval-half": .asIs("interval.half-time"), "awarded": .heading("answer.awarded"),
    "abandoned": .heading("action.abandoned"),
    "date": .asIs("date.day", places: ["day", "month", "year"]),
    "period-half-1": .asIs("period.first-half"), "period-half-2": .asIs("period.second-half"),
    "period-n": .asIs("period.numbered"), "period-shoot-out": .asIs("period.shoot-out"),
    "period-start": .asIs("action.period-start"), "period-end": .asIs("action.period-end"),
    "log-period-half-1": .asIs("log-period.first-half"), "log-period-half-2": .asIs("log-period.second-half"),
    "log-period-n": .asIs("log-period.numbered"), "log-period-extra": .asIs("log-period.extra-time-numbered"),
    "log-period-shoot-out": .asIs("log-period.shoot-out"),
    "short-n": .asIs("short-period.numbered"),
    "percent": .asIs("season.percent"),
    "one:goals": .heading("clause.goal.name"), "one:assists": .heading("page.badge-assist"),
    "one:corners": .heading("clause.corner.name"), "one:key-passes": .heading("declared.clau"),
    "one:yellows": .heading("clause.yellow.name"),
    // Descriptions of actions
    "in-zone": .asIs("zone.name"), "zone": .heading("letters.zone"), "set-up-by": .asIs("action.set-up"),
    "score-run": .heading("command.score.help"),
    "badge-goal": .asIs("clause.goal.name"), "badge-own": .asIs("clause.own-goal.name"),
    "legend-goal": .asIs("clause.goal.name"), "legend-own": .asIs("clause.own-goal.name"),
    "legend-card": .asIs("season.column.card"), "legend-in": .asIs("clause.substitution.name"),
    "legend-off": .asIs("status.sent-off"),
    "card": .heading("season.column.card"), "card-unknown": .heading("season.column.card"),
    "legend-groga": .asIs("clause.yellow.name"), "card:vermella": .heading("page.legend-vermella"),
    "card:groga": .heading("clause.yellow.name"), "card:segonagroga": .heading("color.second-yellow"),
    "short-second-yellows": .asIs("season.column.second-yellows"),
    "fouls-of-kind": .heading("stat.fouls-of-kind"), "kind-handball": .heading("card-reason.handball"),
    "one:own-goals": .heading("clause.own-goal.name"), "one:offsides": .heading("clause.offside.name"),
    "kind-goal-own": .heading("clause.own-goal.name"), "chance-unknown": .heading("clause.chance.name"),
    "kind:arrival": .heading("clips.row-arrival"), "kind:departure": .heading("clips.row-departure"),
    "outcome:gol": .heading("clause.goal.name"), "outcome-short-gol": .heading("clause.goal.name"),
    "outcome:pal": .heading("stat.woodwork"), "outcome:unknown": .heading("page.unknown"),
    "outcome-short-unknown": .asIs("page.short-outcome-unknown"),
    "kick:desviada": .asIs("outcome.off-target"), "kick:fallat": .asIs("outcome.missed"),
    "kind:final": .heading("interval.match-over"), "match-end": .heading("action.match-end"),
    "game:basketball:period-extra": .asIs("game.basketball.period.extra-time-numbered"),
    "game:basketball:dismissals": .heading("game.basketball.status.sent-off"),
    "game:handball:stat-reds": .heading("stat.reds"), "game:hockey:stat-reds": .heading("stat.reds"),
    "game:rink:stat-reds": .heading("stat.reds"),
    // Pages of a match in progress
    "live-men": .asIs("consequence.short"), "live-time-outs": .asIs("heads-up.time-outs-left"),
    // Officials in files from 2011
    "official:delegat": .asIs("page.official.delegate"), "official:fisio": .asIs("page.official.physio"),
    "official:entrenador": .asIs("page.official.coach"), "official:segon": .asIs("page.official.assistant"),
    "official:preparador": .asIs("page.official.fitness"), "official:metge": .asIs("page.official.doctor"),
  ]

  private static let ofTables: [String: PhraseSource] = [
    "column-team": .heading("season.column.team"), "column-player": .heading("season.column.player"),
    "column-number": .heading("season.column.number"),
    "column-starter": .heading("status.starter"), "column-minute": .heading("season.column.minute"),
    "column-outcome": .asIs("page.outcome"), "column-origin": .asIs("page.origin"),
    "column-zone": .heading("letters.zone"),
    "column-card": .heading("season.column.card"), "column-note": .heading("clause.note.name"),
  ]

  private static let ofClips: [String: PhraseSource] = [
    "clip-assist": .heading("page.badge-assist"),
    "row-card": .asIs("season.column.card"), "row-miss": .asIs("outcome.missed"),
    "clip-team": .heading("season.column.team"), "clip-player": .heading("season.column.player"),
    "clip-opponent": .heading("season.column.opponent"), "clip-outcome": .asIs("page.outcome"),
    "clip-origin": .asIs("page.origin"), "clip-zone": .heading("letters.zone"),
    "clip-card": .heading("season.column.card"),
    "clip-reason": .asIs("csv.column-reason"), "clip-off": .heading("page.badge-out"),
    "clip-on": .heading("page.badge-in"), "clip-note": .heading("clause.note.name"),
    "clip-minute": .heading("season.column.minute"), "clip-period": .asIs("csv.column-period"),
    "clip-score": .heading("stat.score"),
  ]

  private static let ofTheSite: [String: PhraseSource] = [
    "full-sent-off": .asIs("page.dismissals"),
    "game:handball:full-sent-off": .asIs("page.game.handball.dismissals"),
    "game:basketball:full-sent-off": .heading("game.basketball.status.sent-off"),
    "abbreviations": .asIs("page.abbreviations"),
    "table": .asIs("table.untitled"), "results": .asIs("season.results"), "team": .heading("season.column.team"),
    "player": .heading("season.column.player"), "players": .heading("season.column.players"),
    "goalkeepers": .asIs("season.goalkeepers"), "competition": .heading("season.column.competition"),
    "at-home": .heading("season.split-home"), "away": .heading("season.split-away"),
    "nameless": .asIs("season.nameless"),
    "matchday": .heading("phase.matchday"), "date": .heading("season.column.date"),
    "home": .heading("season.column.home"), "visitors": .heading("season.column.away"),
    "score": .heading("season.column.score"), "opponent": .heading("season.column.opponent"),
    "state-adjudicat": .asIs("season.state.awarded"), "state-abandonat": .asIs("season.state.abandoned"),
    "state-anullat": .asIs("season.state.annulled"), "state-enjoc": .asIs("season.state.in-progress"),
    "letter-g": .asIs("season.letter-won"), "letter-e": .asIs("season.letter-drawn"),
    "letter-p": .asIs("season.letter-lost"),
    "goals": .heading("stat.goals"), "assists": .heading("stat.assists"), "cards": .heading("kind.card"),
    "head-assists": .heading("stat.short.assists"),
    "when-and-how": .heading("season.column.when"), "together": .asIs("season.pairs"),
    "defences": .asIs("season.defences"), "nobody": .heading("season.nobody"),
    "since": .heading("season.column.from"), "suspended": .heading("line-up.suspended"),
    "head-towards": .heading("season.column.towards"),
    "card": .heading("season.column.card"), "card-grogaivermella": .asIs("season.yellow-and-red"),
    "card-duesgrogues": .asIs("season.two-yellows"), "card-expulsio": .asIs("status.sent-off"),
    "card-grogaiexpulsio": .asIs("season.yellow-and-dismissed"),
    "percent": .asIs("season.percent"), "name": .heading("season.column.name"),
    "licence": .asIs("season.column.licence"), "splits": .asIs("season.splits"),
    "role": .heading("season.column.role"), "role-suspended": .asIs("line-up.suspended"),
    "role-started": .asIs("season.started"),
    "role-came-on": .asIs("season.came-on"), "role-unused": .asIs("season.unused"),
    "not-followed-cap": .asIs("page.not-followed"),
    "positions": .asIs("season.minutes-by-position"), "scout-of": .asIs("season.scout.title"),
    // Columns: headers and their explanations
    "head-unused": .asIs("season.column.unused"),
    "head-goalkeeper": .asIs("season.column.goalkeeper"), "full-goalkeeper": .heading("season.line.goalkeeper"),
    "head-defence": .asIs("season.column.defence"), "full-defence": .heading("season.line.defence"),
    "head-midfield": .asIs("season.column.midfield"), "full-midfield": .heading("season.line.midfield"),
    "head-attack": .asIs("season.column.attack"), "full-attack": .heading("season.line.attack"),
    "head-guards": .asIs("season.column.guards"), "full-guards": .heading("season.line.guards"),
    "head-forwards": .asIs("season.column.forwards"), "full-forwards": .heading("season.line.forwards"),
    "head-centres": .asIs("season.column.centres"), "full-centres": .heading("season.line.centres"),
    "head-rank": .asIs("season.column.rank"), "full-rank": .asIs("site.place"),
    "head-won": .asIs("table.column.won"), "head-drawn": .asIs("table.column.drawn"),
    "head-lost": .asIs("table.column.lost"), "head-points": .asIs("table.column.points"),
    "full-points": .heading("criterion.points"),
    "head-minutes": .heading("season.column.minutes"), "full-minutes": .heading("stat.minutes"),
    "head-share": .asIs("page.short-conversion"),
    "head-yellows": .asIs("page.short-yellows"), "full-yellows": .heading("stat.yellows"),
    "head-second-yellows": .asIs("season.column.second-yellows"),
    "full-second-yellows": .heading("stat.second-yellows"),
    "head-reds": .asIs("season.column.reds"), "full-reds": .heading("stat.reds"),
    "head-dismissals": .asIs("season.column.dismissals"),
    "full-number": .heading("season.column.number"), "full-goals": .heading("stat.goals"),
    "full-assists": .heading("stat.assists"),
  ]
}
