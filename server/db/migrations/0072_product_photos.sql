-- Photographs of products that an import brought, as the store encoded them. The bytes are in the row, or in a bucket under a key. A name contains the
-- hash of the file that came, so that the same file is encoded once.
create table product_photos (
  name text primary key,
  size_bytes int not null,
  bytes bytea,
  bucket_key text,
  created_at timestamptz not null,
  check (num_nonnulls(bytes, bucket_key) = 1)
);

-- WebP is compressed already.
alter table product_photos alter column bytes set storage external;

-- The addresses from which photographs were fetched: none is fetched twice.
create table product_photo_sources (
  address text primary key,
  photo text not null references product_photos (name) on delete cascade
);
create index product_photo_sources_by_photo on product_photo_sources (photo);
