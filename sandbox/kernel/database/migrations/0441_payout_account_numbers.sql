-- A mobile wallet is one however its number is written: `017…`, `+88017…`, `88017…` end in the same ten digits. The case,
-- spaces and signs of a provider's name make no difference either. Of those that were bound more than once the first stays.
DROP INDEX payout_account_once;

WITH bound AS (
  SELECT id, row_number() OVER (
    PARTITION BY merchant_code, kind,
      regexp_replace(lower(normalize(provider, NFKC)), '[[:space:]!-/:-@[-`{-~]', '', 'g'),
      CASE kind WHEN 'mobile-wallet' THEN right(number, 10) ELSE number END
    ORDER BY bound_at, id
  ) AS place
  FROM payout_account WHERE removed_at IS NULL
)
UPDATE payout_account SET removed_at = now() FROM bound WHERE bound.id = payout_account.id AND bound.place > 1;

CREATE UNIQUE INDEX payout_account_once ON payout_account (
  merchant_code,
  kind,
  (regexp_replace(lower(normalize(provider, NFKC)), '[[:space:]!-/:-@[-`{-~]', '', 'g')),
  (CASE kind WHEN 'mobile-wallet' THEN right(number, 10) ELSE number END)
) WHERE removed_at IS NULL;
