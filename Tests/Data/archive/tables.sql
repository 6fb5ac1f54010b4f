-- The tables of an archive in PostgreSQL that rows are made for. Keys and partitions are the archive's own business.
create table match (
  record bigint not null, played_on date, competition bigint,
  home bigint not null, away bigint not null,
  season smallint not null, club int not null, version int not null, extractor smallint not null,
  home_goals smallint not null, away_goals smallint not null, home_kicks smallint, away_kicks smallint,
  home_conduct smallint not null, away_conduct smallint not null, minutes smallint not null, objections smallint not null,
  official boolean not null, awarded boolean not null, state text not null, round text not null, problem text,
  primary key (season, record),
  foreign key (season, record) references record (season, id) on update cascade
) partition by list (season);

create table appearance (                                 -- a player in a match
  record bigint not null, competition bigint, player bigint, team bigint not null, club int not null,
  season smallint not null, side smallint not null, number smallint not null, minutes smallint not null,
  goals smallint not null, own_goals smallint not null, assists smallint not null, shots smallint not null,
  fouls smallint not null, yellows smallint not null, second_yellows smallint not null, reds smallint not null,
  starter boolean not null, official boolean not null
) partition by list (season);

create table action (
  record bigint not null, club int not null, official boolean not null, season smallint not null, place smallint not null, kind smallint not null,
  side smallint, period smallint, minute smallint, added smallint, one smallint, other smallint,  -- shirt numbers
  seconds real, code text                                 -- colour, outcome or origin, as in the file
) partition by list (season);
