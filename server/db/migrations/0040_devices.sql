-- A customer ends the trust of one device: it needs a name for its owner, and an id that says nothing of the device.
alter table trusted_devices
  add column id uuid not null default gen_random_uuid(),
  -- What the device called itself; empty for those that were trusted before.
  add column device text not null default '';

-- The sessions that were renewed the longest ago, of all accounts: idle ones end.
create index sessions_by_renewal on sessions (rotated_at) where ended_at is null;
