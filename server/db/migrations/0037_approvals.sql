-- A sign-in that is begun on one device and approved on another. Its digits and its secret follow from its id and the
-- store's secret: the table does not contain them.
create table approvals (
  id uuid primary key,
  -- What the device that wants to sign in calls itself.
  device text not null,
  is_remembered boolean not null,
  tries integer not null default 0,
  -- Who approved or refused it, and in which session.
  customer_id uuid references customers (id),
  session_id uuid,
  approved_at timestamptz,
  refused_at timestamptz,
  used_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index approvals_by_expiry on approvals (expires_at);
create index approvals_by_customer on approvals (customer_id);
