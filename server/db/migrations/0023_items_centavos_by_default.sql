-- Nobody reads this column. The release before still writes it; the one after this can drop it.
alter table verifications alter column items_centavos set default 0;
