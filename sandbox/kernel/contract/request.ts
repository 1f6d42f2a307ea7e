import type { OpenAPIBackend, Operation } from 'openapi-backend';
import { invalidParameters, refuseParameters } from '#sandbox/kernel/failures/invalidParameters.ts';
import { listFields } from './listFields.ts';
import { malformedTexts } from './malformedTexts.ts';
import type { OperationRule } from './operationRule.ts';
import { parseObject, readBody, readEncrypted } from './requestBody.ts';

/** The body of a call as an object, decrypted by `open` if it is encrypted; undefined if the call has none. */
export async function readRequestBody(
  open: (payload: string) => Promise<string>,
  rule: OperationRule,
  operation: Operation,
  request: Request,
): Promise<Record<string, unknown> | undefined> {
  if (!rule.body) return undefined;
  if (rule.encrypted) return parseObject(await open(await readEncrypted(request)));
  return readBody(request, rule.body, listFields(operation.requestBody));
}

/** A query as the validator takes it: a repeated parameter is a list. */
function queryOf(url: string): Record<string, string | string[]> {
  const { searchParams } = new URL(url);
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((key): [string, string | string[]] => {
      const [first = '', ...more] = searchParams.getAll(key);
      return [key, more.length > 0 ? [first, ...more] : first];
    }),
  );
}

/** A received call, without its body. */
interface Received {
  path: string;
  url: string;
  headers: Record<string, string>;
}

/**
 * Validates a call's parameters and adds the contract's defaults, to the body too. Refuses invalid ones by name, in any part of the call.
 */
export function checkRequest(
  { validator }: OpenAPIBackend,
  operation: Operation,
  { path, url, headers }: Received,
  body: Record<string, unknown> | undefined,
) {
  // Bodies are parsed already; the validator treats each as JSON.
  const read = body && { body, headers: { ...headers, 'content-type': 'application/json' } };
  const request = { method: operation.method, path, query: queryOf(url), headers, ...read };
  const { errors, coerced } = validator.validateRequest(request, operation);
  if (errors) throw refuseParameters(...invalidParameters(errors));
  const parameters = { query: coerced?.query ?? {}, path: coerced?.params ?? {} };
  const malformed = [
    ...malformedTexts('query', parameters.query),
    ...malformedTexts('path', parameters.path),
    ...malformedTexts('body', body),
  ];
  if (malformed.length > 0) throw refuseParameters(...malformed);
  return parameters;
}
