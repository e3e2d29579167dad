-- The sandbox plays a provider of card and PayPal payments: these are its own records, not the store's. Never a number, never
-- a code; `behaviour` is what the test number of the card stands for.
create table sandbox_cards (
  token text primary key,
  form_id uuid not null unique,
  brand text not null check (brand in ('visa', 'mastercard', 'amex', 'discover')),
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  expiry_month smallint not null check (expiry_month between 1 and 12),
  expiry_year smallint not null check (expiry_year between 2000 and 2100),
  fingerprint text not null,
  behaviour text not null,
  created_at timestamptz not null
);

create table sandbox_charges (
  operation_id text primary key,
  reference text not null unique,
  method text not null check (method in ('card', 'paypal')),
  -- A card may be deleted after it was charged.
  card_token text,
  behaviour text not null,
  currency text not null check (currency in ('DOP', 'USD')),
  amount_hundredths bigint not null check (amount_hundredths > 0),
  captured_hundredths bigint not null default 0 check (captured_hundredths between 0 and amount_hundredths),
  refunded_hundredths bigint not null default 0 check (refunded_hundredths between 0 and captured_hundredths),
  status text not null check (status in ('waiting', 'authorized', 'declined', 'captured', 'voided')),
  decline_reason text check ((decline_reason is null) = (status <> 'declined')),
  page_id uuid not null unique,
  return_url text not null,
  cancel_url text not null,
  description text not null,
  language text not null check (language in ('en', 'es')),
  created_at timestamptz not null
);

create table sandbox_steps (
  operation_id text primary key,
  charge_reference text not null references sandbox_charges (reference),
  kind text not null check (kind in ('capture', 'void', 'refund')),
  reference text not null unique,
  amount_hundredths bigint check ((amount_hundredths is null) = (kind = 'void')),
  -- Null where it was done.
  decline_reason text,
  created_at timestamptz not null
);
create index sandbox_steps_by_charge on sandbox_steps (charge_reference);
