-- A player's proof of identity; no row while nothing was sent.
CREATE TABLE identity_proof (
  member_id uuid PRIMARY KEY,
  merchant_code text NOT NULL,
  state text NOT NULL CHECK (state IN ('in_review', 'more_needed', 'approved', 'refused')),
  reason text CHECK (reason IN ('not_own', 'not_genuine', 'under_age')),
  sent_at timestamptz NOT NULL,
  decided_at timestamptz,
  FOREIGN KEY (member_id, merchant_code) REFERENCES member (id, merchant_code),
  CHECK ((state = 'refused') = (reason IS NOT NULL))
);
CREATE INDEX identity_proof_waiting ON identity_proof (merchant_code, sent_at) WHERE state = 'in_review';

-- A document of it. Its picture is sealed; one that the reviewer only asks for has none.
CREATE TABLE identity_document (
  member_id uuid NOT NULL REFERENCES member (id),
  kind text NOT NULL CHECK (kind IN
    ('identity_card_front', 'identity_card_back', 'passport', 'proof_of_address', 'selfie')),
  state text NOT NULL CHECK (state IN ('missing', 'added', 'in_review', 'refused', 'accepted')),
  reason text,
  content_type text CHECK (content_type IN ('image/png', 'image/jpeg')),
  size integer,
  sealed bytea,
  uploaded_at timestamptz,
  PRIMARY KEY (member_id, kind),
  CHECK ((state = 'missing') = (sealed IS NULL)),
  CHECK ((sealed IS NULL) = (uploaded_at IS NULL) AND (sealed IS NULL) = (size IS NULL)
    AND (sealed IS NULL) = (content_type IS NULL))
);

-- Who was paid before there was a proof of identity, or is about to be, is not asked for one now.
INSERT INTO identity_proof (member_id, merchant_code, state, sent_at, decided_at)
SELECT member_id, merchant_code, 'approved', min(created_at), min(created_at)
FROM withdrawal WHERE state <> 'rejected' GROUP BY member_id, merchant_code;
