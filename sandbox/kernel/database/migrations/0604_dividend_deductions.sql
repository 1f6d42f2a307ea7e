-- A dividend is paid on what a team lost, less what the house gave and paid to move its money; what is below zero is carried over to the
-- next period of the contract.
ALTER TABLE commission
  ADD COLUMN bonuses bigint NOT NULL DEFAULT 0 CHECK (bonuses >= 0),
  ADD COLUMN fees bigint NOT NULL DEFAULT 0 CHECK (fees >= 0),
  ADD COLUMN carried_in bigint NOT NULL DEFAULT 0 CHECK (carried_in <= 0),
  ADD COLUMN carried_out bigint NOT NULL DEFAULT 0 CHECK (carried_out <= 0),
  -- A period may have bonuses and fees alone.
  DROP CONSTRAINT commission_players_check,
  DROP CONSTRAINT commission_stake_check,
  ADD CHECK (players >= 0),
  ADD CHECK (stake >= 0),
  ADD CHECK (amount = 0 OR carried_out = 0);

CREATE INDEX ledger_transaction_given ON ledger_transaction (merchant_code, at) WHERE kind IN ('bonus', 'rebate');
CREATE INDEX deposit_paid ON deposit (merchant_code, closed_at) WHERE state = 'paid';
CREATE INDEX withdrawal_paid ON withdrawal (merchant_code, closed_at) WHERE state = 'paid';
