-- What a member staked on one outcome. Amounts are minor units of the merchant's currency.
CREATE TABLE bet (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_code text NOT NULL REFERENCES merchant (code),
  member_id uuid NOT NULL,
  vendor_code text NOT NULL REFERENCES vendor (code),
  game_id integer NOT NULL REFERENCES game (id),
  game_type text NOT NULL,
  round_id text NOT NULL CHECK (round_id <> ''),
  selection text NOT NULL DEFAULT '',
  stake bigint NOT NULL CHECK (stake > 0),
  payout bigint NOT NULL DEFAULT 0 CHECK (payout >= 0),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'settled', 'void')),
  at timestamptz NOT NULL,
  settled_at timestamptz,
  FOREIGN KEY (member_id, merchant_code) REFERENCES member (id, merchant_code),
  UNIQUE (member_id, round_id),
  CHECK ((state = 'open') = (settled_at IS NULL)),
  CHECK (state <> 'open' OR payout = 0),
  CHECK (state <> 'void' OR payout = stake)
);
CREATE INDEX bet_by_member ON bet (member_id, at DESC, id DESC);
CREATE INDEX bet_by_settlement ON bet (merchant_code, settled_at) WHERE state = 'settled';
CREATE INDEX bet_by_win ON bet (merchant_code, payout DESC, id) WHERE state = 'settled' AND payout > 0;
CREATE INDEX bet_open ON bet (game_id, round_id) WHERE state = 'open';

-- An open bet is settled or void once, and stays so; moments alone may be moved, as the seeds are to the present day.
CREATE FUNCTION bet_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A bet is settled once and stays as it is.'
    USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER bet_settled_once BEFORE UPDATE ON bet
  FOR EACH ROW WHEN (OLD.state <> 'open') EXECUTE FUNCTION bet_refuse();
CREATE TRIGGER bet_as_placed
  BEFORE DELETE OR UPDATE OF
    id, merchant_code, member_id, vendor_code, game_id, game_type, round_id, selection, stake
  ON bet FOR EACH ROW EXECUTE FUNCTION bet_refuse();
