-- Whoever names a member together with a merchant names a member of that merchant.
ALTER TABLE member ADD CONSTRAINT member_of_merchant UNIQUE (id, merchant_code);

-- An account of a member, or of the house where there is no member. Amounts are minor units.
CREATE TABLE ledger_account (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_code text NOT NULL REFERENCES merchant (code),
  member_id uuid,
  kind text NOT NULL,
  vendor_code text REFERENCES vendor (code),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  balance bigint NOT NULL DEFAULT 0,
  FOREIGN KEY (member_id, merchant_code) REFERENCES member (id, merchant_code),
  UNIQUE NULLS NOT DISTINCT (merchant_code, member_id, kind, vendor_code, currency),
  CHECK (
    CASE WHEN member_id IS NULL
      THEN kind IN ('cashier', 'games', 'promotions', 'fees', 'commission', 'points-issued')
      ELSE kind IN ('main', 'vendor', 'single', 'locked', 'points')
    END
  ),
  CHECK ((kind = 'vendor') = (vendor_code IS NOT NULL)),
  CONSTRAINT ledger_account_covered CHECK (member_id IS NULL OR balance >= 0)
);

CREATE TABLE ledger_transaction (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_code text NOT NULL REFERENCES merchant (code),
  member_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN (
    'deposit', 'withdrawal-hold', 'withdrawal-release', 'withdrawal',
    'wallet-transfer', 'member-transfer', 'stake', 'win', 'bonus', 'rebate',
    'points-earned', 'points-redeemed', 'points-converted',
    'dividend', 'daily-salary', 'hourly-salary', 'real-time-salary'
  )),
  key text NOT NULL CHECK (key <> ''),
  reference text NOT NULL,
  note text NOT NULL DEFAULT '',
  at timestamptz NOT NULL,
  FOREIGN KEY (member_id, merchant_code) REFERENCES member (id, merchant_code),
  UNIQUE (merchant_code, member_id, kind, key)
);

CREATE TABLE ledger_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transaction_id bigint NOT NULL REFERENCES ledger_transaction (id),
  account_id bigint NOT NULL REFERENCES ledger_account (id),
  amount bigint NOT NULL CHECK (amount <> 0),
  balance_after bigint NOT NULL,
  UNIQUE (transaction_id, account_id)
);
CREATE INDEX ledger_entry_by_account ON ledger_entry (account_id, id DESC);

CREATE FUNCTION ledger_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '%', TG_ARGV[0] USING ERRCODE = 'integrity_constraint_violation';
END $$;

-- Balances and entries move together, and only so.
CREATE FUNCTION ledger_move_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_account SET balance = balance + NEW.amount WHERE id = NEW.account_id
    RETURNING balance INTO NEW.balance_after;
  RETURN NEW;
END $$;
CREATE TRIGGER ledger_entry_moves_balance BEFORE INSERT ON ledger_entry
  FOR EACH ROW EXECUTE FUNCTION ledger_move_balance();
CREATE TRIGGER ledger_account_opens_empty BEFORE INSERT ON ledger_account
  FOR EACH ROW WHEN (NEW.balance <> 0) EXECUTE FUNCTION ledger_refuse('An account opens empty.');
CREATE TRIGGER ledger_account_kept BEFORE UPDATE OR DELETE ON ledger_account
  FOR EACH ROW WHEN (pg_trigger_depth() = 0)
  EXECUTE FUNCTION ledger_refuse('A balance moves by entries alone.');

-- What is written stays; moments alone may be moved, as the seeds are to the present day.
CREATE TRIGGER ledger_entry_kept BEFORE UPDATE OR DELETE ON ledger_entry
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse('An entry stays as it is.');
CREATE TRIGGER ledger_entries_kept BEFORE TRUNCATE ON ledger_entry
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse('An entry stays as it is.');
CREATE TRIGGER ledger_transaction_kept
  BEFORE DELETE OR UPDATE OF id, merchant_code, member_id, kind, key, reference, note
  ON ledger_transaction
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse('A transaction stays as it is.');

-- A transaction has entries, all of its merchant, that sum to zero in every currency. The plan is kept, and may be
-- made while the tables are still empty: so it takes the indexes, whatever it finds.
CREATE FUNCTION ledger_check_balance() RETURNS trigger LANGUAGE plpgsql
SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  checked bigint;
  sound boolean;
BEGIN
  IF TG_TABLE_NAME = 'ledger_entry' THEN checked := NEW.transaction_id; ELSE checked := NEW.id; END IF;
  SELECT coalesce(bool_and(balanced AND own), false) INTO sound FROM (
    SELECT sum(entry.amount) = 0 AS balanced,
      bool_and(account.merchant_code = movement.merchant_code) AS own
    FROM ledger_entry entry
    JOIN ledger_account account ON account.id = entry.account_id
    JOIN ledger_transaction movement ON movement.id = entry.transaction_id
    WHERE entry.transaction_id = checked
    GROUP BY account.currency
  ) AS sums;
  IF NOT sound THEN
    RAISE EXCEPTION 'Transaction % does not balance.', checked
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_entry_balanced AFTER INSERT ON ledger_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_balance();
CREATE CONSTRAINT TRIGGER ledger_transaction_balanced AFTER INSERT ON ledger_transaction
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_balance();
