-- What national shipping costs by province, and the working days that it takes. The store does not ship to a province
-- that the table lacks.
create table national_rates (
  province text primary key check (length(province) between 1 and 99),
  cost_centavos bigint not null check (cost_centavos between 0 and 10000000),
  days_min integer not null check (days_min between 1 and 60),
  days_max integer not null check (days_max between days_min and 60)
);
