-- When the customer deleted the account: who they were is no longer in the row.
alter table customers add column deleted_at timestamptz;
