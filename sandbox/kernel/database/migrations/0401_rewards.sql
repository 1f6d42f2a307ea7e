-- What a member can claim, or has claimed. Amounts are minor units, or hundredths of a point.
CREATE TABLE reward (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  merchant_code text NOT NULL REFERENCES merchant (code),
  member_id uuid NOT NULL,
  source text NOT NULL
    CHECK (source IN ('promotion', 'raffle', 'mission', 'vip', 'referral', 'mall')),
  reference text NOT NULL CHECK (reference <> ''),
  title text NOT NULL,
  title_bn text NOT NULL,
  unit text NOT NULL CHECK (unit IN ('money', 'points')),
  amount bigint NOT NULL CHECK (amount > 0),
  turnover bigint NOT NULL CHECK (turnover >= 0),
  granted_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  claimed_at timestamptz,
  FOREIGN KEY (member_id, merchant_code) REFERENCES member (id, merchant_code),
  UNIQUE (member_id, source, reference),
  CHECK (unit = 'money' OR turnover = 0)
);
CREATE INDEX reward_unclaimed ON reward (member_id, granted_at) WHERE claimed_at IS NULL;
CREATE INDEX reward_claimed ON reward (member_id, claimed_at DESC) WHERE claimed_at IS NOT NULL;
