import { codesOf } from './codes.ts';
import type { Contract } from './merge.ts';
import type { Placed } from './placed.ts';
import { resolveRef } from './resolveRef.ts';

const BANNER = '/** Generated from schemas/platform/*.yaml by `npm run codegen`. Do not edit. */';

/** The names of the parameters that a call has a default for. */
function defaulted({ operation }: Placed, { document }: Contract): string[] {
  return (operation.parameters ?? []).flatMap((part) => {
    const { name, schema } = resolveRef(part, document);
    return typeof name === 'string' && 'default' in resolveRef(schema, document) ? [name] : [];
  });
}

/** The platform's rules of a call before it is answered. */
export const rulesOf = (placed: Placed, contract: Contract) => {
  const { operation, area, method, path } = placed;
  return {
    area: area.name,
    method,
    path,
    audience: operation['x-audience'] ?? 'visitor',
    alwaysOpen: area.alwaysOpen ?? false,
    refusesExcluded: operation['x-excluded'] === 'refused',
    refusesSuspended: operation['x-suspended'] === 'refused',
    body: operation['x-body'] ? (operation['x-body-type'] ?? 'json') : null,
    encrypted: operation['x-encrypted'] ?? false,
    idempotent: operation['x-idempotent'] ?? false,
    writes: method !== 'get' || (operation['x-writes'] ?? false),
    fromMemory: operation['x-from-memory'] ?? false,
    rate: operation['x-rate'] ?? null,
    defaulted: defaulted(placed, contract),
    failures: codesOf(operation, area),
  };
};

/** TypeScript for the table of all calls. */
export function operationsTable(contract: Contract): string {
  const rows = contract.operations.map(
    (placed) => `  ${placed.operation.operationId}: ${JSON.stringify(rulesOf(placed, contract))},`,
  );
  return [
    BANNER,
    '',
    '/** Every call of the contract, and what it needs. */',
    'export const OPERATIONS = {',
    ...rows,
    '} as const;',
    '',
  ].join('\n');
}

/** TypeScript for the table of all codes of failures. */
export function failuresTable({ codes }: Contract): string {
  const rows = [...codes].map(
    ([code, { status, message }]) => `  ${code}: ${JSON.stringify({ status, message })},`,
  );
  return [
    BANNER,
    '',
    '/** Every code with its status and the text for whoever does not know the code. */',
    'export const FAILURES = {',
    ...rows,
    '} as const;',
    '',
  ].join('\n');
}
