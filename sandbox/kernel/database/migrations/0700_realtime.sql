-- The place of an event among all: given as its transaction commits, one transaction after the other, so that whoever
-- has seen a place has seen, or can still read, every place before it.
CREATE SEQUENCE event_place;
ALTER TABLE event ADD COLUMN place bigint UNIQUE;

CREATE FUNCTION place_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('event', 0));
  UPDATE event SET place = nextval('event_place') WHERE id = NEW.id;
  PERFORM pg_notify('event', '');
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER event_placed AFTER INSERT ON event
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION place_event();

-- Connections of a session end with it, on every instance.
CREATE FUNCTION tell_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ended', NEW.id::text);
  RETURN NULL;
END $$;

CREATE TRIGGER session_ended AFTER UPDATE OF revoked_at ON session
  FOR EACH ROW WHEN (NEW.revoked_at IS NOT NULL AND OLD.revoked_at IS NULL) EXECUTE FUNCTION tell_session_ended();
