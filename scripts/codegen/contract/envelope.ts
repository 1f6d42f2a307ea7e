import type { CodeRule, Json, JsonObject } from './fragment.ts';

const NULL: JsonObject = { type: 'null' };
const FIELDS: Json[] = ['success', 'value', 'message', 'code'];

/** The schema of a successful answer, with its value inside. */
export const successSchema = (value: JsonObject = NULL): JsonObject => ({
  type: 'object',
  additionalProperties: false,
  required: FIELDS,
  properties: {
    success: { type: 'boolean', const: true },
    value,
    message: { type: 'string', const: '' },
    code: { type: 'string', const: 'ok' },
  },
});

/** The example of a successful answer. */
export const successExample = (value: Json): JsonObject => ({
  success: true,
  value,
  message: '',
  code: 'ok',
});

/** The schemas `Code` and `Failure`, from all codes. */
export function failureSchemas(rules: ReadonlyMap<string, CodeRule>): Record<string, JsonObject> {
  const values = [...rules.values()].flatMap(({ value }) => (value ? [value] : []));
  const distinct = [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
  return {
    Code: {
      type: 'string',
      description: 'Why a call failed. Codes are added, never changed.',
      enum: [...rules.keys()],
    },
    Failure: {
      type: 'object',
      description: 'The envelope of a failure.',
      additionalProperties: false,
      required: FIELDS,
      properties: {
        success: { type: 'boolean', const: false, description: 'The call failed.' },
        value: { description: 'What more is known, or null.', oneOf: [NULL, ...distinct] },
        message: {
          type: 'string',
          description: 'A text in English, for where the code is not known.',
        },
        code: { $ref: '#/components/schemas/Code' },
      },
    },
  };
}

/** The one response of failed calls, whatever the reason. */
export const FAILURE_RESPONSE: JsonObject = {
  description: 'The call failed; `code` says why.',
  headers: {
    'Retry-After': {
      description: 'The seconds to wait, with `too_many_requests` and `overloaded`.',
      schema: { type: 'integer', minimum: 1 },
    },
  },
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
};

/** The response of one status, with its possible codes. */
export const failureResponse = (codes: readonly string[]): JsonObject => ({
  $ref: '#/components/responses/Failure',
  description: codes.map((code) => `\`${code}\``).join(' or '),
});
