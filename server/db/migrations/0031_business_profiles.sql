-- Whether customers buy as a person or as a business, and what a business said about itself.
create table business_profiles (
  customer_id uuid primary key references customers (id),
  kind text not null check (kind in ('person', 'business')),
  company text,
  tax_id text,
  category text check (category in ('ambulante-retail', 'ambulante-wholesale', 'retail-store', 'wholesale-store')),
  recurrence text check (recurrence in ('daily', 'several-times-a-week', 'weekly', 'biweekly', 'monthly')),
  buying text check (buying in ('inventory', 'by-order')),
  average_monthly_centavos bigint check (average_monthly_centavos >= 0),
  attendant_name text,
  updated_at timestamptz not null,
  check (kind = 'business' or num_nonnulls(company, tax_id, category, recurrence, buying, average_monthly_centavos, attendant_name) = 0)
);

-- The identification that a customer submitted. Its images are the customer's uploads of these two purposes.
create table identifications (
  customer_id uuid primary key references customers (id),
  kind text not null check (kind in ('national-id', 'rnc', 'passport')),
  number text not null,
  -- When the customer confirmed a national ID whose check digit is wrong, for staff to compare with the card; null where
  -- it is right.
  number_confirmed_at timestamptz,
  state text not null check (state in ('submitted', 'accepted', 'refused')),
  submitted_at timestamptz not null,
  reviewed_at timestamptz,
  refusal_reason text,
  check ((state = 'submitted') = (reviewed_at is null)),
  check ((state = 'refused') = (refusal_reason is not null))
);
