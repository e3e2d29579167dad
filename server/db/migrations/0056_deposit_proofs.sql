-- Of these purposes a customer has one picture at a time; of others, such as the proof of a deposit, several.
create unique index uploads_one_in_use on uploads (customer_id, purpose)
  where attached_at is not null and deleted_at is null
    and purpose in ('profile-picture', 'identification-front', 'identification-back');
drop index uploads_in_use;
create index uploads_in_use_by_purpose on uploads (customer_id, purpose) where attached_at is not null and deleted_at is null;

-- A bank deposit that a customer says they made. Staff compare it with the bank and accept or refuse it; an accepted one
-- is a balance, and pays the order that waits for it.
create table deposit_proofs (
  id uuid primary key,
  customer_id uuid not null references customers (id),
  -- The checkout whose orders wait for it.
  global_id uuid,
  bank text not null check (length(bank) between 1 and 60),
  document_id text not null check (length(document_id) between 1 and 40),
  amount_centavos bigint not null check (amount_centavos > 0),
  state text not null default 'pending_approval' check (state in ('pending_approval', 'accepted', 'refused')),
  filed_at timestamptz not null,
  reviewed_at timestamptz,
  reviewed_by uuid references customers (id),
  refusal_reason text,
  -- The deposit that it became.
  balance_id uuid references balances (id),
  check ((reviewed_at is null) = (state = 'pending_approval')),
  check ((balance_id is not null) = (state = 'accepted'))
);
create index deposit_proofs_by_customer on deposit_proofs (customer_id, filed_at desc);
-- A document is known by its bank and number without blanks and capitals. An account files it once until it is refused;
-- whoever files another's document stops nobody, since it is accepted once.
create unique index deposit_proofs_one_filed
  on deposit_proofs (lower(replace(document_id, ' ', '')), lower(replace(bank, ' ', '')), customer_id) where state <> 'refused';
create unique index deposit_proofs_one_accepted
  on deposit_proofs (lower(replace(document_id, ' ', '')), lower(replace(bank, ' ', ''))) where state = 'accepted';
create index deposits_by_document on deposits (lower(replace(document_id, ' ', '')), lower(replace(bank, ' ', '')));
-- The proofs of one checkout are accepted one after another.
create index deposit_proofs_by_checkout on deposit_proofs (global_id) where global_id is not null;

create table deposit_proof_pictures (
  proof_id uuid not null references deposit_proofs (id),
  upload_id uuid not null references uploads (id) on delete cascade,
  position smallint not null,
  primary key (proof_id, position)
);
