-- The last searches of a customer. `key` is the search without its case and spare spaces: the same search stands here once. What was searched
-- again gets a new rank.
create sequence search_ranks;
create table search_history (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  key text not null,
  description text not null check (length(description) between 1 and 120),
  rank bigint not null default nextval('search_ranks'),
  unique (customer_id, key)
);
create index search_history_by_customer on search_history (customer_id, rank desc);

-- What customers did with what they found. Products and searches are named, not referred to: events outlive both.
create table search_events (
  id bigint generated always as identity primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  kind text not null check (kind in ('click', 'cart', 'view')),
  product_code text not null,
  query_id uuid,
  position integer check (position > 0),
  created_at timestamptz not null
);
create index search_events_by_customer on search_events (customer_id, created_at);
create index search_events_by_age on search_events (created_at);
