-- What an ended reservation held and could not be given back: the row of its stock is missing or holds less, or was locked for too long.
-- A row goes when its stock was given back. Until then it is counted by GET /api/ready, and told in the log once (alarmed_at).
create table unreleased_stock (
  verification_id uuid not null references verifications (id),
  branch_code integer not null,
  product_code text not null,
  quantity integer not null check (quantity > 0),
  reason text not null,
  since timestamptz not null,
  attempts integer not null default 1,
  next_attempt_at timestamptz not null,
  alarmed_at timestamptz,
  primary key (verification_id, branch_code, product_code)
);
create index unreleased_stock_by_attempt on unreleased_stock (next_attempt_at);
