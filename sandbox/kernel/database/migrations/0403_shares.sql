-- What of a member's stakes at a vendor has been rebated. Amounts are minor units.
CREATE TABLE rebate_claim (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_code text NOT NULL REFERENCES merchant (code),
  member_id uuid NOT NULL,
  vendor_code text NOT NULL REFERENCES vendor (code),
  staked bigint NOT NULL CHECK (staked > 0),
  basis_points smallint NOT NULL CHECK (basis_points > 0),
  amount bigint NOT NULL CHECK (amount > 0),
  at timestamptz NOT NULL,
  FOREIGN KEY (member_id, merchant_code) REFERENCES member (id, merchant_code)
);
CREATE INDEX rebate_claim_by_member ON rebate_claim (member_id, at DESC);

-- What of a friend's stakes has been shared with the member who invited them.
CREATE TABLE referral_earning (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_code text NOT NULL REFERENCES merchant (code),
  member_id uuid NOT NULL,
  friend_id uuid NOT NULL REFERENCES member (id),
  tier smallint NOT NULL CHECK (tier > 0),
  staked bigint NOT NULL CHECK (staked > 0),
  amount bigint NOT NULL CHECK (amount > 0),
  at timestamptz NOT NULL,
  FOREIGN KEY (member_id, merchant_code) REFERENCES member (id, merchant_code)
);
CREATE INDEX referral_earning_by_member ON referral_earning (member_id, friend_id);
