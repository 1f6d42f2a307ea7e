CREATE TABLE favourite (
  member_id uuid NOT NULL REFERENCES member (id),
  game_id integer NOT NULL REFERENCES game (id),
  added_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, game_id)
);

CREATE TABLE recent_game (
  member_id uuid NOT NULL REFERENCES member (id),
  game_id integer NOT NULL REFERENCES game (id),
  played_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, game_id)
);

-- A game that was launched. Without a member it is a free trial, with credits of its own that no book knows.
CREATE TABLE game_session (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  merchant_code text NOT NULL REFERENCES merchant (code),
  member_id uuid,
  login_id uuid REFERENCES session (id),
  game_id integer NOT NULL REFERENCES game (id),
  launch_hash text NOT NULL UNIQUE,
  launch_expires_at timestamptz NOT NULL,
  token_hash text UNIQUE,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  trial_credits bigint CHECK (trial_credits >= 0),
  FOREIGN KEY (member_id, merchant_code) REFERENCES member (id, merchant_code),
  CHECK ((member_id IS NULL) = (trial_credits IS NOT NULL)),
  CHECK ((member_id IS NULL) = (login_id IS NULL))
);
CREATE INDEX game_session_by_expiry ON game_session (expires_at);

-- A round of a game that was launched, with the answer that a repeated call gets.
CREATE TABLE game_round (
  session_id uuid NOT NULL REFERENCES game_session (id) ON DELETE CASCADE,
  round_id text NOT NULL,
  request jsonb NOT NULL,
  answer jsonb NOT NULL,
  PRIMARY KEY (session_id, round_id)
);

-- The winner board shows bets.
DROP TABLE win;
