-- What members have written about the site (S7.21), at most 140 characters (S5.9), and what was answered.
CREATE TABLE feedback (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  merchant_code text NOT NULL REFERENCES merchant (code),
  member_id uuid NOT NULL REFERENCES member (id),
  category text NOT NULL CHECK (category IN ('idea', 'problem', 'praise', 'other')),
  content text NOT NULL CHECK (char_length(content) BETWEEN 1 AND 140),
  sent_at timestamptz NOT NULL,
  reply text,
  replied_at timestamptz,
  CHECK ((reply IS NULL) = (replied_at IS NULL))
);
CREATE INDEX feedback_by_member ON feedback (member_id, sent_at DESC);
CREATE INDEX feedback_waiting ON feedback (merchant_code, sent_at) WHERE reply IS NULL;
