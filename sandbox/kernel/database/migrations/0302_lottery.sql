-- How often a lottery is drawn.
CREATE TABLE lottery (
  game_id integer PRIMARY KEY REFERENCES game (id),
  minutes integer NOT NULL CHECK (minutes > 0)
);

-- What was drawn. A result never changes; moments alone may be moved, as the seeds are to the present day.
CREATE TABLE draw (
  game_id integer NOT NULL REFERENCES lottery (game_id),
  issue text NOT NULL,
  numbers jsonb NOT NULL,
  drawn_at timestamptz NOT NULL,
  PRIMARY KEY (game_id, issue)
);
CREATE INDEX draw_newest ON draw (game_id, drawn_at DESC);
CREATE FUNCTION draw_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A result stays as it was drawn.' USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER draw_kept BEFORE DELETE OR UPDATE OF game_id, issue, numbers ON draw
  FOR EACH ROW EXECUTE FUNCTION draw_refuse();

-- The draw that a bet waits for.
CREATE TABLE draw_bet (
  bet_id bigint PRIMARY KEY REFERENCES bet (id),
  game_id integer NOT NULL REFERENCES lottery (game_id),
  issue text NOT NULL,
  draws_at timestamptz NOT NULL
);
CREATE INDEX draw_bet_by_draw ON draw_bet (game_id, issue);
