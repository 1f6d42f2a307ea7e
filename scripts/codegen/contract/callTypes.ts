import { isObject } from '#scripts/pipeline/jsonFile.ts';
import type { Json, JsonObject, Operation } from './fragment.ts';
import type { Contract } from './merge.ts';
import { resolveRef } from './resolveRef.ts';

/** Sent by the client itself with every call. */
const BY_THE_CLIENT = 'Merchant-Code';
const IDEMPOTENCY_KEY: JsonObject = { $ref: '#/components/parameters/IdempotencyKey' };

/** The property of a call that holds a body, by the body's encoding. */
const BODIES = { json: 'body', form: 'form', multipart: 'multipart' } as const;

interface Fields {
  properties: JsonObject;
  required: Json[];
}

/** An object schema with these properties, closed to others. */
const objectOf = ({ properties, required }: Fields): JsonObject => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});

/** The parameters of a call by location, each group as an object. */
function parameterGroups(operation: Operation, document: JsonObject): Map<string, Fields> {
  const groups = new Map<string, Fields>();
  const parameters = [
    ...(operation['x-idempotent'] ? [IDEMPOTENCY_KEY] : []),
    ...(operation.parameters ?? []),
  ];
  for (const parameter of parameters) {
    const { in: place, name, schema, description, required } = resolveRef(parameter, document);
    if (typeof place !== 'string' || typeof name !== 'string' || name === BY_THE_CLIENT) continue;
    const group = groups.get(place) ?? { properties: {}, required: [] };
    groups.set(place, group);
    const described = typeof description === 'string' ? { description } : {};
    group.properties[name] = isObject(schema) ? { ...(schema as JsonObject), ...described } : {};
    if (required === true) group.required.push(name);
  }
  return groups;
}

/** A call as an object schema: its parameters by location, its body, and its value. */
function callSchema(operation: Operation, document: JsonObject): JsonObject {
  const properties: JsonObject = {};
  const required: Json[] = [];
  for (const [place, fields] of parameterGroups(operation, document)) {
    properties[place === 'header' ? 'headers' : place] = objectOf(fields);
    if (fields.required.length > 0) required.push(place === 'header' ? 'headers' : place);
  }
  const body = operation['x-body'];
  if (body) {
    const name = BODIES[operation['x-body-type'] ?? 'json'];
    properties[name] = body;
    required.push(name);
  }
  if (!operation.responses) {
    properties.value = operation['x-value'] ?? { type: 'null' };
    required.push('value');
  }
  return { ...objectOf({ properties, required }), description: operation.description };
}

/**
 * The schemas that call types are made from: the contract's, `Operations` with every call by its operationId, and `Refusals` with each
 * refusal's value, by code.
 */
export function callSchemas({ document, operations, codes }: Contract): Record<string, JsonObject> {
  const calls = Object.fromEntries(
    operations.map(({ operation }) => [operation.operationId, callSchema(operation, document)]),
  );
  const told = [...codes].flatMap(([code, { value }]) => (value ? [[code, value] as const] : []));
  const all = (properties: JsonObject, description: string): JsonObject => ({
    ...objectOf({ properties, required: Object.keys(properties) }),
    description,
  });
  const { schemas } = document.components as Record<string, Record<string, JsonObject>>;
  return {
    ...schemas,
    Operations: all(calls, 'Every call of the contract by its operationId.'),
    Refusals: all(Object.fromEntries(told), 'What a refusal tells besides its code.'),
  };
}
