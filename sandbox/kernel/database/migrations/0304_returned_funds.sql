-- How much the end of a game returned from its vendor's wallet to the main one.
ALTER TABLE game_session ADD COLUMN returned bigint NOT NULL DEFAULT 0 CHECK (returned >= 0);
