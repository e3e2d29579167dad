-- What a customer has at the store or owes to it. The amount is the sum of the movements and is stored nowhere else.
create table balances (
  id uuid primary key,
  customer_id uuid not null references customers (id),
  kind text not null check (kind in ('deposit', 'credit_note', 'gift_card', 'reward', 'credit')),
  expires_at timestamptz,
  created_at timestamptz not null,
  unique (id, kind),
  check (kind <> 'reward' or expires_at is not null),
  check (kind not in ('deposit', 'credit') or expires_at is null)
);
create index balances_by_customer on balances (customer_id, kind, created_at desc, id);
create unique index balances_one_credit on balances (customer_id) where kind = 'credit';

-- Each row continues the one before it: the last one has the sum of all amounts, and two cannot continue the same one.
create table balance_movements (
  balance_id uuid not null references balances (id),
  number integer not null check (number > 0),
  kind text not null check (kind in ('issued', 'spent', 'returned', 'charged', 'paid', 'canceled')),
  amount_centavos bigint not null check (amount_centavos <> 0),
  balance_after_centavos bigint not null check (balance_after_centavos >= 0),
  document_id text,
  due_at timestamptz,
  at timestamptz not null,
  previous_number integer generated always as (nullif(number - 1, 0)) stored,
  balance_before_centavos bigint not null generated always as (balance_after_centavos - amount_centavos) stored,
  primary key (balance_id, number),
  unique (balance_id, number, balance_after_centavos),
  -- Checked at the commit, since rows of one balance may be copied in any order.
  foreign key (balance_id, previous_number, balance_before_centavos)
    references balance_movements (balance_id, number, balance_after_centavos) deferrable initially deferred,
  check (number > 1 or balance_after_centavos = amount_centavos),
  check ((amount_centavos > 0) = (kind in ('issued', 'returned', 'charged'))),
  check ((due_at is not null) = (kind = 'charged')),
  check (kind not in ('charged', 'paid', 'canceled') or document_id is not null)
);

create function refuse_balance_change() returns trigger language plpgsql as $$
begin
  raise exception 'A movement of a balance is never changed or deleted: write another one';
end $$;
create trigger balance_movements_append_only before update or delete on balance_movements
  for each row execute function refuse_balance_change();

-- What each kind of balance has beside its amount.
create table deposits (
  balance_id uuid primary key,
  kind text not null default 'deposit' check (kind = 'deposit'),
  document_id text not null,
  bank text not null,
  unique (bank, document_id),
  foreign key (balance_id, kind) references balances (id, kind)
);
create table credit_notes (
  balance_id uuid primary key,
  kind text not null default 'credit_note' check (kind = 'credit_note'),
  document_id text not null unique,
  reason text not null check (reason in ('return', 'canceled_order', 'courtesy')),
  foreign key (balance_id, kind) references balances (id, kind)
);
create table gift_cards (
  balance_id uuid primary key,
  kind text not null check (kind in ('gift_card', 'reward')),
  code text not null unique check (length(code) between 12 and 40 and code ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$'),
  foreign key (balance_id, kind) references balances (id, kind)
);
create table credit_limits (
  balance_id uuid primary key,
  kind text not null default 'credit' check (kind = 'credit'),
  limit_centavos bigint not null check (limit_centavos >= 0),
  foreign key (balance_id, kind) references balances (id, kind)
);

-- Cards of the vault: the vault has their numbers, the store never.
create table saved_cards (
  id uuid primary key,
  customer_id uuid not null references customers (id),
  vault_token text not null unique,
  brand text not null check (brand in ('visa', 'mastercard', 'amex', 'discover')),
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  expiry_month smallint not null check (expiry_month between 1 and 12),
  expiry_year smallint not null check (expiry_year between 2000 and 2100),
  holder text not null check (length(holder) between 1 and 99 and holder !~ '[0-9]'),
  is_default boolean not null default false,
  created_at timestamptz not null
);
create unique index saved_cards_one_default on saved_cards (customer_id) where is_default;
create index saved_cards_by_customer on saved_cards (customer_id, created_at desc, id);
