-- A registration link can have a number of uses; once so many have registered by it, nobody else does.
ALTER TABLE registration_link ADD COLUMN use_limit integer CHECK (use_limit > 0);
