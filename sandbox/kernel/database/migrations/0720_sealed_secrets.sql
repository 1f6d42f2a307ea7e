-- Secrets are sealed, or hashed with a key, before they are stored. What was stored in clear and is short-lived goes;
-- authenticators are sealed by the next start.
DELETE FROM payload_key;
ALTER TABLE payload_key DROP COLUMN private_jwk;
ALTER TABLE payload_key ADD COLUMN sealed_jwk text NOT NULL;

DELETE FROM outbox;
ALTER TABLE outbox RENAME COLUMN body TO sealed_body;

DELETE FROM captcha;
ALTER TABLE captcha RENAME COLUMN answer TO sealed_answer;

DELETE FROM verification_code;
ALTER TABLE authenticator RENAME COLUMN secret TO sealed_secret;

-- A repeated call is still not made twice: its key counts as used for another request.
UPDATE idempotent_answer SET request_hash = '';

DELETE FROM setting WHERE name IN ('identity_signing_key', 'human_check_secret');
