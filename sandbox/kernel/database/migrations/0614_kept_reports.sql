-- Counts of more than one report are kept, and one can be asked for before it was ever taken. Counts are only kept for a while, so none has
-- to be carried over.
DELETE FROM team_count;
ALTER TABLE team_count DROP CONSTRAINT team_count_pkey;
ALTER TABLE team_count RENAME COLUMN overview TO figures;
ALTER TABLE team_count ALTER COLUMN figures DROP NOT NULL;
ALTER TABLE team_count ALTER COLUMN counted_at DROP NOT NULL;
ALTER TABLE team_count ADD COLUMN report text NOT NULL CHECK (report IN ('overview', 'losses'));
ALTER TABLE team_count ADD CHECK ((counted_at IS NULL) = (figures IS NULL));
ALTER TABLE team_count ADD PRIMARY KEY (agent_id, report, first_day, last_day);
-- Whose session was used lately, without a look at all sessions.
CREATE INDEX session_by_use ON session (last_seen_at);
