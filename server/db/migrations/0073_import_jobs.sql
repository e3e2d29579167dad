-- Lists that came over the API. A process imports one after the other; one whose process has ended begins again, since importing a list twice changes
-- nothing. The list is deleted with the end of its import.
create table import_jobs (
  id uuid primary key,
  created_by uuid not null references customers (id),
  created_at timestamptz not null,
  options jsonb not null,
  list bytea,
  list_bytes int not null,
  started_at timestamptz,
  alive_at timestamptz,
  bytes_read int not null default 0,
  rows_read int not null default 0,
  cancel_at timestamptz,
  ended_at timestamptz,
  outcome text check (outcome in ('done', 'failed', 'canceled')),
  report jsonb,
  refused_rows bytea,
  check ((ended_at is null) = (outcome is null))
);
create index import_jobs_waiting on import_jobs (created_at) where ended_at is null;
create index import_jobs_by_age on import_jobs (created_at desc, id);
