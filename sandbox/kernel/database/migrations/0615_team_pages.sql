-- A trial account is in nobody's team, so a team is counted without a look at each member's type.
ALTER TABLE member ADD CONSTRAINT member_trial_without_upline CHECK (type <> 4 OR upline_id IS NULL);
-- The order of a team's list: a page of a large team is read without sorting the team.
CREATE INDEX member_by_kind ON member (merchant_code, (type = 0), lower(account));
-- The newest movements of a merchant are those of a large team, without a look at all of the team's.
CREATE INDEX ledger_transaction_by_time ON ledger_transaction (merchant_code, at DESC, id DESC);

-- A team's first-time depositors are counted from its members, without a search for the first of each member's deposits.
ALTER TABLE member ADD COLUMN first_deposit_at timestamptz;
UPDATE member SET first_deposit_at = paid.at
  FROM (SELECT member_id, min(closed_at) AS at FROM deposit WHERE state = 'paid' GROUP BY member_id) AS paid
  WHERE paid.member_id = member.id;
CREATE FUNCTION deposit_note_first() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE member SET first_deposit_at = NEW.closed_at
    WHERE id = NEW.member_id AND (first_deposit_at IS NULL OR first_deposit_at > NEW.closed_at);
  RETURN NULL;
END $$;
CREATE TRIGGER deposit_notes_first AFTER INSERT OR UPDATE OF state ON deposit
  FOR EACH ROW WHEN (NEW.state = 'paid') EXECUTE FUNCTION deposit_note_first();
