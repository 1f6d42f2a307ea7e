-- How many of the coins of a payment go beyond those that its deposit asked for, and the rate of arrival that these are credited at.
ALTER TABLE coin_payment
  ADD COLUMN beyond bigint NOT NULL DEFAULT 0 CHECK (beyond >= 0 AND beyond <= coins),
  ADD COLUMN beyond_rate bigint CHECK (beyond_rate > 0),
  ADD CHECK (beyond = 0 OR beyond_rate IS NOT NULL);
