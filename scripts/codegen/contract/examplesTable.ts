import type { Contract } from './merge.ts';
import type { Placed } from './placed.ts';

/** The path as handlers of stories match it: `{id}` becomes `:id`. */
const matched = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

function row({ operation, method, path }: Placed): string {
  const { operationId, 'x-example': value = null } = operation;
  return `  ${operationId}: ${JSON.stringify({ method, path: matched(path), value })},`;
}

/** TypeScript for the example of every call's answer, checked by the compiler against the call's type. */
export function examplesTable({ operations }: Contract): string {
  // Calls with written-out responses do not answer an envelope: a picture, a file.
  const answering = operations.filter(({ operation }) => !operation.responses);
  return [
    '/** Generated from schemas/platform/*.yaml by `npm run codegen`. Do not edit. */',
    "import type { OperationId, ValueOf } from '#src/platform/operations.ts';",
    '',
    '/** Every call that answers with a value, and an example of it. */',
    'export const EXAMPLES = {',
    ...answering.map(row),
    '} satisfies { [Id in OperationId]: { method: string; path: string; value: ValueOf<Id> } };',
    '',
  ].join('\n');
}
