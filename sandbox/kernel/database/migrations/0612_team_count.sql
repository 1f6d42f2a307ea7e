-- The overview of a large team as it was counted last, for each period that its agent asked for. It takes the place of a count for a minute.
CREATE TABLE team_count (
  agent_id uuid NOT NULL REFERENCES member (id),
  first_day date NOT NULL,
  last_day date NOT NULL,
  counted_at timestamptz NOT NULL,
  overview jsonb NOT NULL,
  PRIMARY KEY (agent_id, first_day, last_day)
);
