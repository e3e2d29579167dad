-- People who may collect a customer's orders.
create table partners (
  id uuid primary key,
  customer_id uuid not null references customers (id),
  full_name text not null,
  identification text not null check (identification ~ '^[0-9]{11}$'),
  -- When the customer confirmed a number whose check digit is wrong, for staff to compare with the card; null where it
  -- is right.
  identification_confirmed_at timestamptz,
  whatsapp text not null,
  is_default boolean not null default false,
  created_at timestamptz not null
);
create unique index partners_one_default on partners (customer_id) where is_default;
create unique index partners_one_identification on partners (customer_id, identification);
