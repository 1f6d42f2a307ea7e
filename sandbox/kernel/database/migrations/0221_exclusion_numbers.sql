-- Two banks may give out the same account number, so the trait of a bank account names the bank. An account that somebody
-- has removed is still there, so every number of an exclusion has a bank; a number at two banks becomes two traits.
UPDATE exclusion SET traits = ARRAY(
  SELECT DISTINCT coalesce('account bank ' || bank.name || ' ' || bank.number, trait)
  FROM unnest(exclusion.traits) AS trait
  LEFT JOIN (
    SELECT member_id, lower(number) AS number,
      regexp_replace(lower(normalize(provider, NFKC)), '[[:space:]!-/:-@[-`{-~]', '', 'g') AS name
    FROM payout_account
    WHERE kind = 'bank'
  ) AS bank ON bank.member_id = exclusion.member_id AND trait = 'account bank ' || bank.number
)
WHERE EXISTS (SELECT FROM unnest(traits) AS trait WHERE trait ~ '^account bank [^ ]+$');
