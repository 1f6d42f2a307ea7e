-- What testers have set, shared by the instances of a database.
CREATE TABLE merchant_control (
  merchant_code text PRIMARY KEY,
  status text NOT NULL DEFAULT 'normal' CHECK (status IN ('normal', 'maintenance', 'region-blocked')),
  country text CHECK (country ~ '^[A-Z]{2}$'),
  flags jsonb NOT NULL DEFAULT '{}'
);

CREATE TABLE fault (
  operation text PRIMARY KEY,
  kind text NOT NULL,
  milliseconds integer NOT NULL,
  times integer CHECK (times > 0)
);

CREATE FUNCTION tell_control() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('control', '');
  RETURN NULL;
END $$;

CREATE TRIGGER merchant_control_told AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON merchant_control
  FOR EACH STATEMENT EXECUTE FUNCTION tell_control();
CREATE TRIGGER fault_told AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON fault
  FOR EACH STATEMENT EXECUTE FUNCTION tell_control();
