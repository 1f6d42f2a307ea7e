import ajvFormats from 'ajv-formats';

/** A UUID as the database takes it, without `urn:uuid:` before it. */
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** A validator of any draft of JSON Schema. */
interface Validator {
  addFormat(name: string, format: RegExp): unknown;
}

/** Adds the formats of the contract to a validator (hostname, uri, date-time, uuid), and returns it. */
export function addFormats<Own extends Validator>(ajv: Own): Own {
  ajvFormats.default(ajv);
  ajv.addFormat('uuid', UUID);
  return ajv;
}
