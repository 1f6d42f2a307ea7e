import ajvFormats from 'ajv-formats';

/** A UUID as the database takes it, without `urn:uuid:` before it. */
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

type Validator = Parameters<typeof ajvFormats.default>[0];

/** Adds the formats of the contract to a validator (hostname, uri, date-time, uuid). */
export const addFormats = (ajv: Validator): Validator =>
  ajvFormats.default(ajv).addFormat('uuid', UUID);
