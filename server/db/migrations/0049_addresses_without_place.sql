-- An address for national shipping needs no place on the map. A release before this one cannot present such an address.
alter table addresses alter column lat drop not null, alter column lng drop not null,
  add constraint addresses_place_check check ((lat is null) = (lng is null));
update oldest_release set migration = '0049_addresses_without_place.sql';
