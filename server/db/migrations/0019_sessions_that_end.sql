-- A session that nobody asked to remember ends at this instant, however often it is renewed. Null renews for ever, as all did before.
alter table sessions add column ends_at timestamptz;
