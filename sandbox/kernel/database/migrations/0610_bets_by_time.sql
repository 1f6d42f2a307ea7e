-- The newest bets of a merchant are those of a large team, without a look at all of the team's.
CREATE INDEX bet_by_time ON bet (merchant_code, at DESC, id DESC);
