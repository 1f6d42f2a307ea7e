import type { JsonObject } from './fragment.ts';
import { requestContract } from './requestContract.ts';

const line = (value: unknown) =>
  JSON.stringify(value).replaceAll('`', '\\u0060').replaceAll('${', '$\\u007b');

/** An object of objects as JSON, one per line. */
const lines = (group: object): string =>
  Object.entries(group)
    .map(([name, value]) => `${line(name)}:${line(value)}`)
    .join(',\n');

/** TypeScript for the contract that calls are validated by: JSON as text, since that parses fastest. */
export function requestsTable(document: JsonObject): string {
  const { paths, components, ...head } = requestContract(document);
  const kinds = Object.entries(components).map(
    ([kind, group]) => `${line(kind)}:{\n${lines(group)}\n}`,
  );
  return [
    '/** Generated from schemas/platform/*.yaml by `npm run codegen`. Do not edit. */',
    "import type { Document } from 'openapi-backend';",
    '',
    '/** The contract as far as calls are checked by it. */',
    'export const REQUESTS: Document = JSON.parse(String.raw`{',
    `${lines(head)},`,
    `"paths":{\n${lines(paths)}\n},`,
    `"components":{\n${kinds.join(',\n')}\n}`,
    '}`);',
    '',
  ].join('\n');
}
