-- What waits for a decision of staff is listed by age, however much was decided before.
create index deposit_proofs_pending on deposit_proofs (filed_at, id) where state = 'pending_approval';
create index returns_requested on returns (requested_at, id) where state = 'requested';
