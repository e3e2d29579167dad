-- What customers say about themselves beside the fields of `customers`.
create table customer_profiles (
  customer_id uuid primary key references customers (id),
  gender text check (gender in ('male', 'feminine', 'other')),
  birth_date date,
  -- When the customer confirmed a national ID whose check digit is wrong, for staff to compare with the card; null where
  -- it is right.
  identification_confirmed_at timestamptz,
  updated_at timestamptz not null
);
