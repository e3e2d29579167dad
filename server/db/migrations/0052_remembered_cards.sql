-- A card that is not remembered is charged by its token like others, and no list has it. The fingerprint is the vault's
-- keyed hash of the number, by which the same number is not saved twice; cards of before have none.
alter table saved_cards
  add column is_remembered boolean not null default true,
  add column fingerprint text;
create index saved_cards_of_one_payment on saved_cards (created_at) where not is_remembered;

-- Cards that the store has deleted, and that the vault still has to delete.
create table vault_deletions (
  vault_token text primary key,
  created_at timestamptz not null
);
