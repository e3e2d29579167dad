-- Amounts are whole centavos of RD$, prices include ITBIS. Texts that shoppers see stand in both languages.

create table settings (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

create table branches (
  code integer primary key check (code > 0),
  id uuid not null unique default gen_random_uuid(),
  name text not null,
  address text not null,
  city text not null,
  phone text not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  active boolean not null default true
);

-- Where a branch delivers itself, and for how much (D3).
create table delivery_zones (
  id uuid primary key default gen_random_uuid(),
  branch_code integer not null references branches (code),
  name text not null,
  polygon jsonb not null,
  base_centavos integer not null check (base_centavos >= 0),
  per_km_centavos integer not null check (per_km_centavos >= 0),
  per_minute_centavos integer not null check (per_minute_centavos >= 0),
  speed_kmh double precision not null check (speed_kmh > 0),
  unique (branch_code, name)
);

create table brands (
  id integer generated always as identity primary key,
  name text not null,
  slug text not null unique,
  is_house_brand boolean not null default false
);

create table categories (
  id integer primary key,
  slug text not null unique,
  name_en text not null,
  name_es text not null,
  scene text not null,
  position integer not null default 0
);

create table products (
  code text primary key check (code ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$'),
  id uuid not null unique default gen_random_uuid(),
  name_en text not null,
  name_es text not null,
  features_en text not null default '',
  features_es text not null default '',
  specifications jsonb not null default '[]',
  brand_id integer not null references brands (id),
  category_id integer not null references categories (id),
  subcategory text,
  model text not null default '',
  color text,
  storage text,
  status text not null default 'active' check (status in ('active', 'hidden')),
  warranty_days integer not null default 90 check (warranty_days >= 0),
  special_price_centavos integer check (special_price_centavos > 0),
  special_min_quantity integer not null default 1 check (special_min_quantity > 0),
  special_from timestamptz,
  special_until timestamptz,
  popularity integer not null default 0,
  rating_average numeric(2, 1) not null default 0 check (rating_average between 0 and 5),
  reviews_count integer not null default 0 check (reviews_count >= 0),
  search_text text not null,
  created_at timestamptz not null default now()
);
create index products_by_category on products (category_id, popularity desc) where status = 'active';
create index products_by_popularity on products (popularity desc, code) where status = 'active';
create index products_by_age on products (created_at desc, code) where status = 'active';
create index products_by_brand on products (brand_id) where status = 'active';

-- The price of a level from a quantity on (D3). Level 1 is everybody's.
create table prices (
  product_code text not null references products (code) on delete cascade,
  level integer not null check (level > 0),
  min_quantity integer not null default 1 check (min_quantity > 0),
  price_centavos integer not null check (price_centavos >= 0),
  primary key (product_code, level, min_quantity)
);

create table product_pictures (
  product_code text not null references products (code) on delete cascade,
  position integer not null check (position >= 0),
  picture text not null,
  photo_type text not null,
  primary key (product_code, position)
);

-- Free stock is on_hand - reserved. What must never be, the database refuses as well.
create table stock (
  product_code text not null references products (code) on delete cascade,
  branch_code integer not null references branches (code),
  on_hand integer not null check (on_hand >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  primary key (product_code, branch_code),
  check (reserved <= on_hand)
);
create index stock_by_branch on stock (branch_code, product_code);

create table customers (
  id uuid primary key,
  code text not null unique,
  email text not null unique,
  username text unique,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  phone text not null,
  identification text,
  company text,
  tax_id text,
  price_level integer not null default 1 check (price_level > 0),
  is_employee boolean not null default false,
  may_sign_in boolean not null default true,
  created_from text not null default 'ECOMMERCE',
  language text check (language in ('en', 'es')),
  phone_verified_at timestamptz,
  policies_accepted_at timestamptz,
  created_at timestamptz not null
);

-- One row per signed-in device. The tokens themselves are not kept: they can be made again from the secret and the generation.
create table sessions (
  id uuid primary key,
  customer_id uuid not null references customers (id),
  generation integer not null default 1,
  rotated_at timestamptz not null,
  device text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_reason text
);
create index sessions_by_customer on sessions (customer_id) where ended_at is null;

create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create table idempotency_keys (
  owner text not null,
  key text not null,
  request_hash text not null,
  reply jsonb,
  created_at timestamptz not null,
  primary key (owner, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- What leaves the store: written in the transaction that causes it, sent afterwards, until it has been sent.
create table outbox (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('mail', 'sms')),
  recipient text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  locked_until timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text
);
create index outbox_waiting on outbox (next_attempt_at) where sent_at is null and failed_at is null;

create table cart_lines (
  customer_id uuid not null references customers (id),
  branch_code integer not null references branches (code),
  product_code text not null references products (code),
  quantity integer not null check (quantity between 1 and 9999),
  note text check (length(note) <= 200),
  added_at timestamptz not null,
  primary key (customer_id, branch_code, product_code)
);

create table addresses (
  id uuid primary key,
  customer_id uuid not null references customers (id),
  name text not null,
  phone text not null,
  province text not null,
  city text not null,
  sector text not null,
  street text not null,
  house text not null,
  reference text not null default '',
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  is_default boolean not null default false,
  created_at timestamptz not null,
  deleted_at timestamptz
);
create unique index addresses_one_default on addresses (customer_id) where is_default and deleted_at is null;
create index addresses_by_customer on addresses (customer_id) where deleted_at is null;

-- One verified order per customer, with its stock held until it is placed, left or expired (D3).
create table verifications (
  id uuid primary key,
  customer_id uuid not null references customers (id),
  items_centavos bigint not null check (items_centavos >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  released_at timestamptz,
  placed_at timestamptz,
  placed_request_hash text,
  placed_global_id uuid,
  check (released_at is null or placed_at is null)
);
create unique index verifications_one_open on verifications (customer_id) where released_at is null and placed_at is null;
create index verifications_by_expiry on verifications (expires_at) where released_at is null and placed_at is null;
create index verifications_by_customer on verifications (customer_id, created_at desc);

create table verification_lines (
  verification_id uuid not null references verifications (id) on delete cascade,
  branch_code integer not null references branches (code),
  product_code text not null references products (code),
  quantity integer not null check (quantity > 0),
  unit_price_centavos integer not null check (unit_price_centavos > 0),
  note text,
  primary key (verification_id, branch_code, product_code)
);

create table orders (
  id bigint generated always as identity (start with 10001) primary key,
  global_id uuid not null,
  customer_id uuid not null references customers (id),
  branch_code integer not null references branches (code),
  status text not null default 'created'
    check (status in ('created', 'in_process', 'processed', 'dispatched', 'sent', 'delivered', 'on_hold', 'canceled')),
  delivery text not null check (delivery in ('local_delivery', 'national_delivery', 'pick_up')),
  address jsonb,
  customer_name text not null,
  note text,
  tax_id text,
  subtotal_centavos bigint not null check (subtotal_centavos >= 0),
  tax_centavos bigint not null check (tax_centavos >= 0),
  delivery_centavos bigint not null default 0 check (delivery_centavos >= 0),
  total_centavos bigint not null check (total_centavos >= 0),
  created_at timestamptz not null,
  unique (global_id, branch_code),
  check (total_centavos = subtotal_centavos + tax_centavos + delivery_centavos),
  check ((delivery = 'pick_up') = (address is null))
);
create index orders_by_customer on orders (customer_id, id desc);

create table order_lines (
  order_id bigint not null references orders (id),
  product_code text not null references products (code),
  name_en text not null,
  name_es text not null,
  quantity integer not null check (quantity > 0),
  unit_price_centavos integer not null check (unit_price_centavos > 0),
  subtotal_centavos bigint not null,
  tax_centavos bigint not null,
  total_centavos bigint not null,
  note text,
  primary key (order_id, product_code),
  check (total_centavos = subtotal_centavos + tax_centavos)
);

create table order_payments (
  order_id bigint not null references orders (id),
  kind text not null check (kind in ('cash', 'credit', 'card', 'card_provider', 'paypal', 'deposit', 'deposit_express', 'credit_note', 'gift_card')),
  amount_centavos bigint not null check (amount_centavos > 0),
  state text not null check (state in ('due', 'pending_approval', 'authorized', 'captured', 'failed', 'refunded', 'canceled')),
  primary key (order_id, kind)
);

-- Each step of an order, with time and actor (D3).
create table order_events (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  status text not null,
  at timestamptz not null,
  actor_id uuid
);
create index order_events_by_order on order_events (order_id, id);
