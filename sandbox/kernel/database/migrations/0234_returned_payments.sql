-- A payment that arrived is also returned because its player could not play when it was told or seen, and nobody had asked for it
-- (`stopped`), and because the cashier rejected its deposit (`cashier`).
ALTER TABLE deposit DROP CONSTRAINT deposit_coin_returned_check;
ALTER TABLE deposit
  ADD CONSTRAINT deposit_returned_check CHECK (returned IN ('least', 'limit', 'stopped', 'cashier')),
  ADD COLUMN while_stopped boolean NOT NULL DEFAULT false;

-- The deposit that a second payment by hand was made for.
ALTER TABLE deposit ADD COLUMN second_of bigint REFERENCES deposit (id);
CREATE INDEX deposit_by_second_of ON deposit (second_of) WHERE second_of IS NOT NULL;
