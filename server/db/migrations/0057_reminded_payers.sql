-- When a payer who left the provider without a decision was mailed the way back.
alter table order_attempts add column reminded_at timestamptz;
