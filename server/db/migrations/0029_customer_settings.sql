-- The choices of accounts. A customer without a row has chosen nothing. The language is in `customers`.
create table customer_settings (
  customer_id uuid primary key references customers (id),
  currency text not null default 'DOP' check (currency in ('DOP', 'USD')),
  theme text check (theme in ('light', 'dark', 'system')),
  -- Since when the customer wants no mail about unknown devices; null while they want it.
  device_alert_off_at timestamptz,
  -- Since when the customer agrees to get these messages; null where they do not.
  newsletter_at timestamptz,
  updates_at timestamptz,
  offers_at timestamptz,
  desktop_at timestamptz,
  -- Where bills are sent; null for the account's own e-mail.
  bills_email text,
  updated_at timestamptz not null
);
