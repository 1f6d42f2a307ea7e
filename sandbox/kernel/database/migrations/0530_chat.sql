-- What members write in the rooms of the chat, at most 140 characters (S9.6).
CREATE TABLE chat_message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_code text NOT NULL REFERENCES merchant (code),
  room text NOT NULL,
  member_id uuid NOT NULL REFERENCES member (id),
  content text NOT NULL CHECK (char_length(content) BETWEEN 1 AND 140),
  at timestamptz NOT NULL,
  -- Out of sight: reported by several, or taken out by the staff.
  hidden_at timestamptz,
  -- The staff have looked at it, and what they decided stays.
  reviewed_at timestamptz
);
CREATE INDEX chat_message_by_room ON chat_message (merchant_code, room, id DESC);

CREATE TABLE chat_report (
  message_id bigint NOT NULL REFERENCES chat_message (id),
  member_id uuid NOT NULL REFERENCES member (id),
  at timestamptz NOT NULL,
  PRIMARY KEY (message_id, member_id)
);

-- Conversations with customer service; the id stands in the address of their page.
CREATE TABLE support_chat (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  merchant_code text NOT NULL REFERENCES merchant (code),
  member_id uuid REFERENCES member (id),
  model text NOT NULL,
  opened_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL
);

CREATE TABLE support_message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  chat_id uuid NOT NULL REFERENCES support_chat (id),
  by_staff boolean NOT NULL,
  content text NOT NULL CHECK (char_length(content) BETWEEN 1 AND 500),
  at timestamptz NOT NULL
);
CREATE INDEX support_message_by_chat ON support_message (chat_id, id);
