-- Pictures that customers sent, as the store encoded them. The bytes are in the row, or in a bucket under a key; a deleted picture has neither.
create table uploads (
  id uuid primary key,
  customer_id uuid not null references customers,
  purpose text not null,
  type text not null check (type = 'image/webp'),
  width int not null check (width between 1 and 2000),
  height int not null check (height between 1 and 2000),
  size_bytes int not null check (size_bytes between 1 and 2000000),
  bytes bytea check (octet_length(bytes) <= 2000000),
  bucket_key text,
  created_at timestamptz not null,
  -- When the record that needs the picture was written. One that stays without it is deleted after a day.
  attached_at timestamptz,
  deleted_at timestamptz,
  -- When removing it failed last: others are removed first.
  purge_failed_at timestamptz,
  check (num_nonnulls(bytes, bucket_key) = 1 or (deleted_at is not null and num_nonnulls(bytes, bucket_key) = 0))
);

-- WebP is compressed already.
alter table uploads alter column bytes set storage external;

create index uploads_of_customer on uploads (customer_id, created_at);
create unique index uploads_in_use on uploads (customer_id, purpose) where attached_at is not null and deleted_at is null;
-- What is to be removed: pictures that nothing needs, and deleted ones.
create index uploads_to_purge on uploads (purge_failed_at nulls first, created_at)
  where attached_at is null or deleted_at is not null;
