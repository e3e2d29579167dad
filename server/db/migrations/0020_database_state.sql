-- Where this database lies and when a process was last alive on it: what tells a restored backup, or a copy, from the database that was left (server/platform/database/notice-restore.ts).
create table database_state (
  is_only boolean primary key default true check (is_only),
  identity text not null,
  alive_at timestamptz not null
);
