import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { addFormats } from './formats.ts';

const isUuid = addFormats(new Ajv2020()).compile({ type: 'string', format: 'uuid' });

it.each([
  ['5f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a5968', true],
  ['5F0C9A52-0F5E-5B3C-9F4E-1D2C3B4A5968', true],
  ['urn:uuid:5f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a5968', false],
  ['{5f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a5968}', false],
  ['5f0c9a520f5e5b3c9f4e1d2c3b4a5968', false],
])('an id is a UUID as the database takes it: %s is %s', (text, valid) => {
  expect(isUuid(text)).toBe(valid);
});
