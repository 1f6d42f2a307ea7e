import { byStatus, codesOf } from './codes.ts';
import { failureResponse, successExample, successSchema } from './envelope.ts';
import type { Area, CodeRule, Json, JsonObject, Operation } from './fragment.ts';

const MEDIA = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

/** The body of an encrypted call; JSON Schema describes its plaintext in `contentSchema`. */
const encryptedBody = (plaintext: JsonObject, example: Json): JsonObject => ({
  'application/jose': {
    'x-plaintext-example': example,
    schema: {
      allOf: [{ $ref: '#/components/schemas/Encrypted' }],
      contentMediaType: 'application/json',
      contentSchema: plaintext,
    },
  },
});

function requestBody(operation: Operation): JsonObject {
  const { 'x-body': schema, 'x-body-type': type = 'json', 'x-body-example': example } = operation;
  if (!schema) return {};
  const content = operation['x-encrypted']
    ? encryptedBody(schema, example ?? null)
    : { [MEDIA[type]]: { schema, ...(example !== undefined && { example }) } };
  return { requestBody: { required: true, content } };
}

function success({ summary, 'x-value': value, 'x-example': example }: Operation): JsonObject {
  return {
    description: summary,
    content: {
      'application/json': {
        schema: successSchema(value),
        ...(example !== undefined && { example: successExample(example) }),
      },
    },
  };
}

/** Rules of a call that OpenAPI cannot express; readers of the contract need them. */
const EXTENSIONS = ['x-audience', 'x-excluded', 'x-suspended', 'x-rate'] as const;

/** Expands a call's shorthands. Throws for a code that no fragment describes. */
export function expandOperation(
  operation: Operation,
  area: Area,
  rules: ReadonlyMap<string, CodeRule>,
): JsonObject {
  const { operationId, summary, description, parameters = [] } = operation;
  const audience = operation['x-audience'] ?? 'visitor';
  const failures = byStatus(codesOf(operation, area), rules);
  const shared = (name: string) => ({ $ref: `#/components/parameters/${name}` });
  return {
    operationId,
    tags: [area.name],
    summary,
    description,
    ...(audience !== 'visitor' && {
      security: [...(audience === 'anyone' ? [{}] : []), { bearer: [] }],
    }),
    ...Object.fromEntries(
      EXTENSIONS.filter((name) => name in operation).map((name) => [name, { ...operation }[name]]),
    ),
    parameters: [
      shared('MerchantCode'),
      ...(operation['x-idempotent'] ? [shared('IdempotencyKey')] : []),
      ...parameters,
    ],
    ...requestBody(operation),
    responses: {
      ...(operation.responses ?? { 200: success(operation) }),
      ...Object.fromEntries(failures.map(([status, codes]) => [status, failureResponse(codes)])),
    },
  };
}
