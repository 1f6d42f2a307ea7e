-- Whoever is above a member is of the same merchant.
ALTER TABLE member ADD CONSTRAINT member_upline_of_merchant
  FOREIGN KEY (upline_id, merchant_code) REFERENCES member (id, merchant_code);

-- Who stands above whom, at any depth; a member's own row in `member` makes it.
CREATE TABLE member_line (
  ancestor_id uuid NOT NULL REFERENCES member (id),
  member_id uuid NOT NULL REFERENCES member (id),
  depth integer NOT NULL CHECK (depth > 0),
  PRIMARY KEY (ancestor_id, member_id)
);
CREATE INDEX member_line_by_member ON member_line (member_id, depth);

INSERT INTO member_line (ancestor_id, member_id, depth)
  WITH RECURSIVE line (ancestor_id, member_id, depth) AS (
    SELECT upline_id, id, 1 FROM member WHERE upline_id IS NOT NULL
    UNION ALL
    SELECT member.upline_id, line.member_id, line.depth + 1
    FROM line JOIN member ON member.id = line.ancestor_id WHERE member.upline_id IS NOT NULL
  ) SELECT ancestor_id, member_id, depth FROM line;

-- Walks up by `member` itself: of several that one statement inserts, the one above may come last.
CREATE FUNCTION member_enter_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_line (ancestor_id, member_id, depth)
  WITH RECURSIVE line (ancestor_id, depth) AS (
    SELECT NEW.upline_id, 1
    UNION ALL
    SELECT member.upline_id, line.depth + 1
    FROM line JOIN member ON member.id = line.ancestor_id WHERE member.upline_id IS NOT NULL
  ) SELECT ancestor_id, NEW.id, depth FROM line;
  RETURN NULL;
END $$;
CREATE TRIGGER member_enters_line AFTER INSERT ON member
  FOR EACH ROW WHEN (NEW.upline_id IS NOT NULL) EXECUTE FUNCTION member_enter_line();

CREATE FUNCTION member_keep_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A member stays where they registered.'
    USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER member_keeps_line BEFORE UPDATE OF upline_id ON member
  FOR EACH ROW WHEN (OLD.upline_id IS DISTINCT FROM NEW.upline_id) EXECUTE FUNCTION member_keep_line();
