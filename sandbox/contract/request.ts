import type { OpenAPIBackend, Operation, Context as Routed } from 'openapi-backend';
import type { Database } from '#sandbox/database/database.ts';
import { openPayload } from '#sandbox/payloads/openPayload.ts';
import { invalidParameters, refuseParameters } from './invalidParameters.ts';
import type { OperationRule } from './operationRule.ts';
import { parseObject, readBody, readEncrypted } from './requestBody.ts';
import { listFields } from './router.ts';

/** The body of a call as an object, decrypted where it travels encrypted; none where the call has none. */
export async function readRequestBody(
  db: Database,
  rule: OperationRule,
  operation: Operation,
  request: Request,
): Promise<Record<string, unknown> | undefined> {
  if (!rule.body) return undefined;
  if (rule.encrypted) return parseObject(await openPayload(db, await readEncrypted(request)));
  return readBody(request, rule.body, listFields(operation.requestBody));
}

/**
 * The parameters of a call with the contract's defaults, which a body gets too. Refuses those at fault by name, in
 * whatever part of the call they stand.
 */
export function checkRequest(
  backend: OpenAPIBackend,
  { request: { method, path, query }, operation }: Routed,
  headers: Record<string, string>,
  body: Record<string, unknown> | undefined,
) {
  // Bodies are read already; to the validator each is one of JSON.
  const read = body && { body, headers: { ...headers, 'content-type': 'application/json' } };
  const request = { method, path, query, headers, ...read };
  const { errors, coerced } = backend.validator.validateRequest(request, operation);
  if (errors) throw refuseParameters(...invalidParameters(errors));
  return { query: coerced?.query ?? {}, path: coerced?.params ?? {} };
}
