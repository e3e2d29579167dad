-- The oldest release that may run on this database, by the last migration that it comes with. A release below it refuses to start. A migration that takes
-- away what releases before it use names here the first release that can do without.
create table oldest_release (
  is_only boolean primary key default true check (is_only),
  migration text not null
);

insert into oldest_release (migration) values ('0016_build_files.sql');
