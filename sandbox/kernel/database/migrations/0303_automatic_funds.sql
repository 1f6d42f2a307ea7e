-- Whether a member's money moves by itself to the vendor of a game that they open, and home when the game is over.
ALTER TABLE member ADD COLUMN automatic_funds boolean NOT NULL DEFAULT false;

CREATE INDEX game_session_open ON game_session (member_id) WHERE ended_at IS NULL AND member_id IS NOT NULL;
