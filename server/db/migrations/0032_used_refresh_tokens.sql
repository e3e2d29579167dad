-- When the tokens of a session's generation were first used, and when those of the one before were. The predecessor of
-- tokens that nobody has used stays valid: their response may have been lost.
alter table sessions add column used_at timestamptz;
alter table sessions add column predecessor_used_at timestamptz;
