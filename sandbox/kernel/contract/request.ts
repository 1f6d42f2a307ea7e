import type { OpenAPIBackend, Operation } from 'openapi-backend';
import { invalidParameters, refuseParameters } from '#sandbox/kernel/failures/invalidParameters.ts';
import { listFields } from './listFields.ts';
import type { OperationRule } from './operationRule.ts';
import { parseObject, readBody, readEncrypted } from './requestBody.ts';
import { malformedTexts } from './wellFormed.ts';

/** The body of a call as an object, decrypted by `open` where it travels encrypted; none where the call has none. */
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

/** A query as the validator takes it: a parameter that is given more than once is a list. */
function queryOf(url: string): Record<string, string | string[]> {
  const { searchParams } = new URL(url);
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((key): [string, string | string[]] => {
      const [first = '', ...more] = searchParams.getAll(key);
      return [key, more.length > 0 ? [first, ...more] : first];
    }),
  );
}

/** A call as it came, its body apart. */
interface Received {
  path: string;
  url: string;
  headers: Record<string, string>;
}

/**
 * The parameters of a call with the contract's defaults, which a body gets too. Refuses those at fault by name, in
 * whatever part of the call they stand.
 */
export function checkRequest(
  { validator }: OpenAPIBackend,
  operation: Operation,
  { path, url, headers }: Received,
  body: Record<string, unknown> | undefined,
) {
  // Bodies are read already; to the validator each is one of JSON.
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
