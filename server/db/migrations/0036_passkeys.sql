-- A passkey of a customer (WebAuthn). A removed one is marked and not deleted: its credential stays known.
create table passkeys (
  id uuid primary key,
  customer_id uuid not null references customers (id),
  -- The credential's id as the authenticator made it, base64url.
  credential_id text not null unique,
  -- The public key in COSE, base64url.
  public_key text not null,
  sign_count bigint not null,
  transports text[] not null,
  -- Whether the key can be on several devices of its owner, and whether it is.
  is_syncable boolean not null,
  is_synced boolean not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  removed_at timestamptz
);
create index passkeys_of_customer on passkeys (customer_id) where removed_at is null;

-- The challenges that an authenticator has answered: each counts once, in every process. An unanswered one needs no row.
create table used_passkey_challenges (
  id uuid primary key,
  expires_at timestamptz not null
);
create index used_passkey_challenges_by_expiry on used_passkey_challenges (expires_at);
