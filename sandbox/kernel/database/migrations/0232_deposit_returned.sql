-- Why a payment that arrived is returned: coins worth less than the least amount, or a payment beyond what the player's limits leave. Any
-- deposit can be returned, not those in coins alone.
ALTER TABLE deposit RENAME COLUMN coin_returned TO returned;
