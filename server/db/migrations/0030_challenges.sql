-- What an account needs beside its password. Accounts of before have their e-mail confirmed: they signed in with it.
alter table customers add column email_confirmed_at timestamptz;
update customers set email_confirmed_at = created_at;
alter table customers add column must_change_password boolean not null default false;

-- A request that a code answers, such as the confirmation of an e-mail. Its answers are counted here before they are
-- evaluated. A request for an unknown e-mail has no customer: it looks the same from outside.
create table code_requests (
  id uuid primary key,
  customer_id uuid references customers (id),
  purpose text not null,
  -- The phone number or e-mail that the code confirms, where the account does not have it yet.
  target text,
  tries integer not null default 0,
  -- The codes that were sent after wrong answers, and the ones that were sent again on request.
  codes_sent integer not null default 0,
  resent integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index code_requests_by_expiry on code_requests (expires_at);
create index code_requests_of_customer on code_requests (customer_id, purpose, created_at desc);

-- A code that was sent. Its digits follow from its id and the store's secret: the table does not contain them.
create table codes (
  id uuid primary key,
  request_id uuid not null references code_requests (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index codes_by_request on codes (request_id, created_at desc);

-- A sign-in between its first proof (a password, a code, a passkey) and its session. Each passed challenge moves its
-- generation on, and the next challenge is a request of its own.
create table sign_ins (
  id uuid primary key,
  customer_id uuid references customers (id),
  request_id uuid not null references code_requests (id),
  -- Keyed hashes of the e-mail and of the caller's network, for clients that answer without the session of the sign-in.
  email_hash text,
  client_hash text,
  generation integer not null default 1,
  passed text[] not null default '{}',
  is_remembered boolean not null,
  -- The password that the customer will have once every challenge is passed.
  new_password_hash text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sign_ins_by_expiry on sign_ins (expires_at);
create index sign_ins_by_request on sign_ins (request_id);
create index sign_ins_by_customer on sign_ins (customer_id);
create index sign_ins_by_email on sign_ins (email_hash, client_hash, created_at desc) where email_hash is not null;
