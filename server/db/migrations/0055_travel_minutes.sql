-- How long the messengers of branches travel to places, as a router said: an order is placed at the minutes of its quote.
-- Places are cells of some eleven metres; rows are deleted after a day.
create table travel_minutes (
  branch_code integer not null references branches (code) on delete cascade,
  lat_e4 integer not null,
  lng_e4 integer not null,
  minutes double precision check (minutes >= 0),
  measured_at timestamptz not null,
  primary key (branch_code, lat_e4, lng_e4)
);
create index travel_minutes_by_place on travel_minutes (lat_e4, lng_e4);
create index travel_minutes_by_age on travel_minutes (measured_at);
