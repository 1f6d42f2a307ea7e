import ajvFormats from 'ajv-formats';

/** Adds the formats of the contract to a validator (hostname, uri, date-time). */
export const addFormats = ajvFormats.default;
