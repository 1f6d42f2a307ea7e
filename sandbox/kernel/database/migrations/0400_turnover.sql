-- What a member must stake before a withdrawal. Amounts are minor units of the merchant's currency.
CREATE TABLE turnover_requirement (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_code text NOT NULL REFERENCES merchant (code),
  member_id uuid NOT NULL,
  source text NOT NULL CHECK (source IN ('deposit', 'reward', 'rebate')),
  reference text NOT NULL CHECK (reference <> ''),
  amount bigint NOT NULL CHECK (amount > 0),
  opened_at timestamptz NOT NULL,
  FOREIGN KEY (member_id, merchant_code) REFERENCES member (id, merchant_code),
  UNIQUE (member_id, source, reference)
);
CREATE INDEX turnover_requirement_by_member ON turnover_requirement (member_id, opened_at, id);
