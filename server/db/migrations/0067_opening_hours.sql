-- When a branch is open, as `Mo-Fr 09:00-19:00; Sa 09:00-17:00`. Pages say nothing of hours where it is null.
alter table branches add column opening_hours text check (length(opening_hours) between 14 and 200);
