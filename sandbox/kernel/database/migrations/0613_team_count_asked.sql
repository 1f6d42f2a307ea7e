-- When an agent last asked for a count: those asked for lately are counted again in the background. Counts are only kept for a while, so
-- none has to be carried over.
DELETE FROM team_count;
ALTER TABLE team_count ADD COLUMN asked_at timestamptz NOT NULL;
CREATE INDEX team_count_by_age ON team_count (counted_at);
