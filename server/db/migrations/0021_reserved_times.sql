-- When an account has reserved a product, in one row however often it did: what was reserved before is read at each verification. A reservation is counted
-- here when the account's next one is made (server/modules/checkout/past-reservations.ts).
create table reserved_times (
  customer_id uuid not null references customers (id),
  product_code text not null references products (code),
  times tstzmultirange not null,
  counted_at timestamptz not null,
  primary key (customer_id, product_code)
);
create index reserved_times_by_age on reserved_times (counted_at);

alter table verifications add column is_counted boolean not null default false;
create index verifications_to_count on verifications (customer_id) where not is_counted;
-- The newest that an account left without an order, and the newest orders that it canceled.
create index verifications_left on verifications (customer_id, released_at desc)
  where released_at is not null and coalesce(ended_by, 'left') not in ('resumed', 'price_changed', 'payment_refused');
create index order_events_canceled on order_events (actor_id, at desc) where status = 'canceled';
