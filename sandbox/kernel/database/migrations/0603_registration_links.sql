-- A registration link can have a last day; from the moment after it nobody registers by the link.
ALTER TABLE registration_link ADD COLUMN expires_at timestamptz CHECK (expires_at > created_at);

-- The devices that a registration link was opened on, each once. A device is a keyed hash of the link, the address and the browser.
CREATE TABLE link_opening (
  link_id uuid NOT NULL REFERENCES registration_link (id),
  device text NOT NULL,
  opened_at timestamptz NOT NULL,
  PRIMARY KEY (link_id, device)
);
