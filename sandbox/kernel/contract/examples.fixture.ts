import { isObject } from '#scripts/pipeline/jsonFile.ts';
import type { OperationsById } from './operationsById.ts';

/** The resolved parameters of an operation. */
export const parametersOf = (contract: OperationsById, operationId: string) =>
  (contract.get(operationId)?.parameters ?? []).flatMap((one) => ('name' in one ? [one] : []));

/** The address of a call from its parameters' examples, in a language if it takes one. */
export function exampleAddress(
  contract: OperationsById,
  operationId: string,
  template: string,
  language: string,
): string {
  let path = template;
  const query = new URLSearchParams();
  for (const { name, in: place, example } of parametersOf(contract, operationId)) {
    if (place === 'query' && name === 'language') query.set(name, language);
    else if (example === undefined) continue;
    else if (place === 'path')
      path = path.replace(`{${name}}`, encodeURIComponent(String(example)));
    else if (place === 'query') query.set(name, String(example));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A part of a form; file names of pictures become pictures. */
const partOf = (value: unknown): string | File =>
  typeof value === 'string' && value.endsWith('.png')
    ? new File([PIXEL], value, { type: 'image/png' })
    : String(value);

/** The body of a call from its example, as the client sends it; undefined if the call has none. */
export function exampleBody(contract: OperationsById, operationId: string): unknown {
  const body = contract.get(operationId)?.requestBody;
  const content = body && 'content' in body ? body.content : {};
  const [entry] = Object.entries(content);
  if (!entry) return undefined;
  const [type, media] = entry;
  const example: unknown =
    { ...media }['x-plaintext-example' as keyof typeof media] ?? media.example;
  if (!isObject(example)) throw new Error(`${operationId} has no example of its body.`);
  if (type === 'application/x-www-form-urlencoded') {
    return new URLSearchParams(Object.entries(example).map(([name, value]) => [name, `${value}`]));
  }
  if (type !== 'multipart/form-data') return example;
  const form = new FormData();
  for (const [name, value] of Object.entries(example)) {
    for (const one of [value].flat()) form.append(name, partOf(one));
  }
  return form;
}
