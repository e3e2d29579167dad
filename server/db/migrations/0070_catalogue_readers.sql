-- How far each process has read the changes of the catalogue: whoever imports a list sees when every process shows it.
create table catalogue_readers (
  process_id uuid primary key,
  read_to pg_snapshot not null,
  at timestamptz not null default clock_timestamp()
);
