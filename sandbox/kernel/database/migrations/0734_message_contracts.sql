-- A message can be about a contract, so that the inbox can lead to it.
ALTER TABLE message DROP CONSTRAINT message_about_kind_check;
ALTER TABLE message ADD CONSTRAINT message_about_kind_check
  CHECK (about_kind IN ('deposit', 'withdrawal', 'contract'));
