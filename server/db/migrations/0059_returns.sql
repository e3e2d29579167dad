-- The numbers of an order's returns, the newest last.
alter table orders add column return_numbers text[] not null default '{}';

create sequence return_numbers;

-- Products that a customer sends back. Staff approve it once the branch has them, or refuse it.
create table returns (
  id uuid primary key,
  number text not null unique,
  order_id bigint not null references orders (id),
  customer_id uuid not null references customers (id),
  state text not null default 'requested' check (state in ('requested', 'approved', 'refused')),
  comment text check (length(comment) <= 500),
  -- What the customer would like to get, and what staff decided.
  preference text not null check (preference in ('credit_note', 'refund')),
  ending text check (ending in ('credit_note', 'refund')),
  requested_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references customers (id),
  note text check (length(note) <= 300),
  -- Whether the units went back into the stock of the branch.
  restocked boolean,
  credit_note_id uuid references balances (id),
  -- The part that became the credit note; the rest went back to the payments.
  credited_centavos bigint check (credited_centavos >= 0),
  check ((decided_at is null) = (state = 'requested')),
  check ((ending is not null and restocked is not null and credited_centavos is not null) = (state = 'approved')),
  check ((credit_note_id is not null) = (coalesce(credited_centavos, 0) > 0))
);
create index returns_by_order on returns (order_id);
create index returns_by_customer on returns (customer_id, requested_at desc);

create table return_lines (
  return_id uuid not null references returns (id),
  product_code text not null,
  quantity integer not null check (quantity > 0),
  reason text not null check (reason in ('defective', 'wrong_product', 'not_as_described', 'changed_mind', 'other')),
  -- What was paid for these units, tax included; definite once the return is approved.
  amount_centavos bigint not null check (amount_centavos >= 0),
  primary key (return_id, product_code)
);

create table return_pictures (
  return_id uuid not null references returns (id),
  position smallint not null,
  upload_id uuid not null unique references uploads (id) on delete cascade,
  primary key (return_id, position)
);
