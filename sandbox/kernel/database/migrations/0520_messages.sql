-- The inboxes of members. A deleted message is gone.
CREATE TABLE message (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  member_id uuid NOT NULL REFERENCES member (id),
  kind text NOT NULL CHECK (kind IN ('account', 'money', 'reward', 'agent', 'service')),
  title text NOT NULL,
  title_bn text NOT NULL,
  content text NOT NULL,
  content_bn text NOT NULL,
  sent_at timestamptz NOT NULL,
  read_at timestamptz
);
CREATE INDEX message_by_member ON message (member_id, sent_at DESC);
CREATE INDEX message_unread ON message (member_id) WHERE read_at IS NULL;
