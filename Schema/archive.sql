-- The archive: matches of any number of seasons and clubs in PostgreSQL, for queries. Match files remain the source of
-- truth, and everything here can be loaded from them again. docs/SCALE.md says how to load it and what to query.
--
--     psql -v ON_ERROR_STOP=1 -f archive.sql
--
-- Version 2, for rows of format 2. PostgreSQL 15 or later.

begin;
create schema futbolstats;
set local search_path = futbolstats;
comment on schema futbolstats is 'Matches recorded with FutbolStats; rows of format 2';

-- appearance and action have no foreign keys, which would double the time that loading takes. Loading deletes and
-- inserts the rows of a match in all three tables in one transaction.
create table match (
  key uuid not null,
  format smallint not null constraint rows_of_format_2 check (format = 2),
  season smallint,
  played_on date,
  kind text not null check (kind in ('league', 'cup', 'friendly')),
  competition bigint,
  competition_name text,
  round text,
  home bigint,
  home_name text,
  away bigint,
  away_name text,
  home_goals smallint,
  away_goals smallint,
  home_kicks smallint,
  away_kicks smallint,
  home_points smallint,
  away_points smallint,
  home_conduct smallint,
  away_conduct smallint,
  minutes smallint not null,
  objections smallint not null,
  awarded boolean not null,
  minors boolean not null,
  state text not null check (state in ('pendent', 'enjoc', 'acabat', 'abandonat')),
  primary key (key)
);
comment on table match is 'A match';
comment on column match.key is 'Identifies the match in all versions of its file, without hyphens there';
comment on column match.format is 'The format of the rows';
comment on column match.season is 'The year in which the season begins; null if neither the season nor the date is known';
comment on column match.kind is 'league, cup or friendly; only league matches have points';
comment on column match.competition is 'From the folded name with its season';
comment on column match.competition_name is 'As in the file, with its season';
comment on column match.round is 'As in the file';
comment on column match.home is 'From the folded name';
comment on column match.home_name is 'As in the file';
comment on column match.away is 'From the folded name';
comment on column match.away_name is 'As in the file';
comment on column match.home_goals is 'With extra time, without the shoot-out; the awarded result if there is one; points in a game that has them';
comment on column match.away_goals is 'Like home_goals';
comment on column match.home_kicks is 'Goals in the shoot-out';
comment on column match.away_kicks is 'Goals in the shoot-out';
comment on column match.home_points is 'For a table, by the rules of the match; null if it does not count in one';
comment on column match.away_points is 'Like home_points';
comment on column match.home_conduct is 'Conduct points deducted for cards: 1, 3, 4 and 5 for yellow, second yellow, red, and yellow and red; null if the colour of a card is unknown';
comment on column match.away_conduct is 'Like home_conduct';
comment on column match.minutes is 'Length by the regulation clock: 45+2 is 45';
comment on column match.objections is 'Actions that break a law';
comment on column match.awarded is 'True if an authority set the result';
comment on column match.minors is 'True if the players are minors by the rules of the match';
comment on column match.state is 'As in match files: pendent to be played, enjoc in progress, acabat finished, abandonat abandoned';

create table appearance (
  key uuid not null,
  side smallint not null,
  place smallint not null,
  season smallint,
  competition bigint,
  player bigint,
  player_name text,
  player_folded text,
  team bigint,
  number smallint not null,
  minors boolean not null,
  over boolean not null,
  starter boolean not null,
  played boolean,
  minutes smallint,
  goals smallint not null,
  own_goals smallint not null,
  assists smallint not null,
  shots smallint not null,
  fouls smallint not null,
  yellows smallint not null,
  second_yellows smallint not null,
  reds smallint not null,
  primary key (key, side, place)
);
comment on table appearance is 'A player in the squad of a match';
comment on column appearance.key is 'The match';
comment on column appearance.side is '0 home, 1 away';
comment on column appearance.place is 'Place in the squad, from 1';
comment on column appearance.season is 'As in match';
comment on column appearance.competition is 'As in match';
comment on column appearance.player is 'From the folded names of team and player; null without a name, or if it is not to be shown';
comment on column appearance.player_name is 'As in the file. Names of minors are only here if the rows were exported with --names or --private';
comment on column appearance.player_folded is 'player_name without case and accents, for searches';
comment on column appearance.team is 'As home or away of match';
comment on column appearance.number is 'Shirt number; -1 is 00';
comment on column appearance.minors is 'As in match';
comment on column appearance.over is 'True if the match is finished, abandoned or awarded. Figures of other matches do not count yet';
comment on column appearance.played is 'True if the player was on the field; null in games that do not record who is';
comment on column appearance.minutes is 'By the regulation clock; null in games that do not record who is on the field';
comment on column appearance.goals is 'Without own goals and the shoot-out; points in a game that has them';
comment on column appearance.yellows is '1 also for a second yellow';
comment on column appearance.second_yellows is 'Sent off after a second yellow';
comment on column appearance.reds is 'Sent off with a straight red';

create table action (
  key uuid not null,
  place smallint not null,
  kind smallint not null,
  side smallint,
  period smallint not null,
  minute smallint,
  added smallint,
  milliseconds integer,
  one smallint,
  other smallint,
  code text,
  primary key (key, place)
);
comment on table action is 'What happened in a match, in order';
comment on column action.key is 'The match';
comment on column action.place is 'From 1';
comment on column action.kind is '0 goal, 1 chance, 2 foul, 3 offside, 4 card, 5 corner, 6 substitution, 7 note, 8 goalkeeper, 9 captain, 10 arrival, 11 departure, 12 kick of the shoot-out, 13 and 14 a period begins and ends, 15 the match ends, 16 an action of the game';
comment on column action.side is '0 home, 1 away';
comment on column action.period is 'As in match files: 3 and 4 are extra time after two halves; 0 before the match, 100 the shoot-out';
comment on column action.added is 'Minutes of stoppage time: 2 in 45+2';
comment on column action.milliseconds is 'Since the beginning of the period';
comment on column action.one is 'Shirt number of the player; -1 is 00';
comment on column action.other is 'Shirt number of the other player: who assisted, was fouled or came on';
comment on column action.code is 'Colour, outcome or origin, as in match files; anullat for a goal that does not count';

-- A table or all results of a competition.
create index match_competition on match (season, competition);
-- The matches of a team.
create index match_home on match (home, played_on);
create index match_away on match (away, played_on);
-- A squad, or all players of a competition.
create index appearance_team on appearance (season, competition, team);
-- A player's matches.
create index appearance_player on appearance (player, season);
-- A player by the beginning of the name.
create index appearance_name on appearance (player_folded text_pattern_ops);
-- Top scorers of a competition or of all.
create index appearance_goals on appearance (season, competition, player) include (goals) where over and goals > 0;
-- Cards of a competition.
create index appearance_cards on appearance (season, competition, player)
  where over and yellows + second_yellows + reds > 0;
-- Goals of a match.
create index action_goals on action (key) include (minute, code) where kind = 0;

create view standing as
select season, competition, max(competition_name) as competition_name, team, max(team_name) as team_name,
  count(*) as played,
  count(*) filter (where goals > against) as won,
  count(*) filter (where goals = against) as drawn,
  count(*) filter (where goals < against) as lost,
  sum(goals) as goals_for, sum(against) as goals_against, sum(points) as points,
  case when bool_and(conduct is not null) then sum(conduct) end as conduct
from match cross join lateral (values
  (home, home_name, home_goals, away_goals, home_points, home_conduct),
  (away, away_name, away_goals, home_goals, away_points, away_conduct)
) as side (team, team_name, goals, against, points, conduct)
where points is not null
group by season, competition, team;
comment on view standing is
  'Totals of every team in every competition. Tie-breakers, deductions and decisions need futbolstats season';
commit;
