-- Loads rows into the archive, as one transaction. load.sh runs it in a folder with match.copy, appearance.copy and
-- action.copy; `whole` is true if matches that are not among them are to be withdrawn.
\set ON_ERROR_STOP on
set search_path = futbolstats;
begin;
-- One load at a time. Queries still work during the load and see the old data.
lock table match in share row exclusive mode;
create temporary table incoming (like match including all) on commit drop;
\copy incoming from 'match.copy'

-- The matches that come again or were corrected, and those withdrawn.
with gone as (select key from match where :whole or key in (select key from incoming)),
  appearances as (delete from appearance using gone where appearance.key = gone.key),
  actions as (delete from action using gone where action.key = gone.key)
delete from match using gone where match.key = gone.key;

insert into match table incoming;
\copy appearance from 'appearance.copy'
\copy action from 'action.copy'
commit;
