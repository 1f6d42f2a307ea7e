-- The names of games and vendors in other languages than the source, by language, where there was a column for one of them.
ALTER TABLE vendor ADD COLUMN names jsonb NOT NULL DEFAULT '{}';
UPDATE vendor SET names = jsonb_build_object('bn', name_bn) WHERE name_bn <> name;
ALTER TABLE vendor DROP COLUMN name_bn;
ALTER TABLE game ADD COLUMN names jsonb NOT NULL DEFAULT '{}';
UPDATE game SET names = jsonb_build_object('bn', name_bn) WHERE name_bn <> name;
ALTER TABLE game DROP COLUMN name_bn;
