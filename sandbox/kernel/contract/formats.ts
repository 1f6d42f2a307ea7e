import ajvFormats from 'ajv-formats';

/** Teaches a validator the formats that the contract uses (hostname, uri, date-time). */
export const addFormats = ajvFormats.default;
