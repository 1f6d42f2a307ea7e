-- Sums amounts in minor units to an amount. sum() makes a numeric of each sum, which takes much of the time where there is one for each
-- member of a large team.
CREATE AGGREGATE amount_sum(bigint) (SFUNC = int8pl, STYPE = bigint, COMBINEFUNC = int8pl, PARALLEL = SAFE);
