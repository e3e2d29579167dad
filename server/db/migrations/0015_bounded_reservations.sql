-- How a reservation ended, when its page reported last (null: it did not say that it would), and when a payment for it was open. Rows that a process of the
-- release before ends have no word for how; they count as left.
alter table verifications
  add column ended_by text check (ended_by in ('left', 'expired', 'silent', 'replaced', 'price_changed', 'payment_refused')),
  add column reported_at timestamptz,
  add column payment_from timestamptz,
  add column payment_until timestamptz,
  add check (payment_until is null or payment_until >= payment_from),
  add check (payment_until is null or payment_from is not null);
create index verifications_by_report on verifications (reported_at) where released_at is null and placed_at is null and reported_at is not null;
