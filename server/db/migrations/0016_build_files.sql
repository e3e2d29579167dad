-- The built files of the pages (scripts, styles, fonts) of the last two releases. During an upgrade processes of both answer, and a page of the one
-- may ask the other for its files.
create table builds (
  id text primary key,
  started_at timestamptz not null default now()
);

create table build_files (
  build_id text not null references builds on delete cascade,
  path text not null,
  encoding text not null check (encoding in ('br', 'identity')),
  bytes bytea not null,
  primary key (build_id, path)
);

create index build_files_path on build_files (path);

-- The bytes are compressed already.
alter table build_files alter column bytes set storage external;
