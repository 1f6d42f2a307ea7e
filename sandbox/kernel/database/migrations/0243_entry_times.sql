-- An entry has the kind and the time of its transaction: the totals of an account's days then come from its entries alone.
ALTER TABLE ledger_entry ADD COLUMN kind text, ADD COLUMN at timestamptz;
ALTER TABLE ledger_entry DISABLE TRIGGER ledger_entry_kept;
UPDATE ledger_entry SET kind = movement.kind, at = movement.at
  FROM ledger_transaction movement WHERE movement.id = transaction_id;
ALTER TABLE ledger_entry ENABLE TRIGGER ledger_entry_kept;
ALTER TABLE ledger_entry ALTER COLUMN kind SET NOT NULL, ALTER COLUMN at SET NOT NULL;

CREATE INDEX ledger_entry_by_time ON ledger_entry (account_id, at, id);
DROP INDEX ledger_entry_by_account;

CREATE OR REPLACE FUNCTION ledger_move_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT kind, at INTO NEW.kind, NEW.at FROM ledger_transaction WHERE id = NEW.transaction_id;
  UPDATE ledger_account SET balance = balance + NEW.amount WHERE id = NEW.account_id
    RETURNING balance INTO NEW.balance_after;
  RETURN NEW;
END $$;

-- A time that is moved moves its entries; nothing else changes one.
DROP TRIGGER ledger_entry_kept ON ledger_entry;
CREATE TRIGGER ledger_entry_kept BEFORE UPDATE OR DELETE ON ledger_entry
  FOR EACH ROW WHEN (pg_trigger_depth() = 0)
  EXECUTE FUNCTION ledger_refuse('An entry stays as it is.');
CREATE FUNCTION ledger_move_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_entry SET at = NEW.at WHERE transaction_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_transaction_moves_entries AFTER UPDATE OF at ON ledger_transaction
  FOR EACH ROW WHEN (NEW.at IS DISTINCT FROM OLD.at) EXECUTE FUNCTION ledger_move_time();
