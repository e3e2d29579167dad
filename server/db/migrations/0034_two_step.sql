-- When the customer last proved on this device who they are: with the password, or a code to the e-mail, and the second
-- factor that the account has. Null for sessions of before, and where a trusted device left the second factor out.
alter table sessions add column authenticated_at timestamptz;

-- The authenticator app of an account. The secrets are encrypted with a key that the database does not have.
create table authenticators (
  customer_id uuid primary key references customers (id),
  sealed_secret text,
  confirmed_at timestamptz,
  -- The secret of an authenticator that is being set up, until its first code is right.
  pending_secret text,
  pending_until timestamptz,
  -- The newest time step whose code was accepted: a code is accepted once.
  last_time_step bigint not null default 0
);

-- Codes that stand in for a lost authenticator, once each, as hashes.
create table recovery_codes (
  customer_id uuid not null references customers (id),
  code_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (customer_id, code_hash)
);

-- Devices on which a customer may leave the second factor out.
create table trusted_devices (
  customer_id uuid not null references customers (id),
  device_hash text not null,
  created_at timestamptz not null,
  trusted_until timestamptz not null,
  primary key (customer_id, device_hash)
);
create index trusted_devices_by_end on trusted_devices (trusted_until);
