-- A deposit that is paid to an address of its own: how much of the test coin was asked for, in millionths, at what rate in minor units
-- for one coin, and until when both hold. Why what arrived is returned: it was less than the least amount, or more than the player's
-- limits leave.
ALTER TABLE deposit
  ADD COLUMN coin_address text,
  ADD COLUMN coins bigint CHECK (coins > 0),
  ADD COLUMN coin_rate bigint CHECK (coin_rate > 0),
  ADD COLUMN coin_until timestamptz,
  ADD COLUMN coin_returned text CHECK (coin_returned IN ('least', 'limit')),
  ADD CHECK (num_nulls(coin_address, coins, coin_rate, coin_until) IN (0, 4));

-- What arrived at the addresses, each transaction of a network once, and the rate that it is credited at.
CREATE TABLE coin_payment (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  deposit_id bigint NOT NULL REFERENCES deposit (id),
  network text NOT NULL,
  hash text NOT NULL,
  coins bigint NOT NULL CHECK (coins > 0),
  rate bigint NOT NULL CHECK (rate > 0),
  seen_at timestamptz NOT NULL,
  UNIQUE (network, hash)
);
CREATE INDEX coin_payment_by_deposit ON coin_payment (deposit_id);
