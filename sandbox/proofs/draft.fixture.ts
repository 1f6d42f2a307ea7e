import { exampleBody, parametersOf } from '#sandbox/kernel/contract/examples.fixture.ts';
import { RULES } from '#sandbox/kernel/contract/operationRule.ts';
import type { OperationId } from '#sandbox/kernel/contract/operations.ts';
import type { OperationsById } from '#sandbox/kernel/contract/operationsById.ts';
import type { Answer, TestClient } from '#sandbox/testing/client.fixture.ts';
import { isObject } from '#scripts/pipeline/jsonFile.ts';

/** A call that has not been sent, in parts that can be changed. */
export interface Draft {
  id: OperationId;
  path: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** The body: an object, a form, or raw text. */
  body: unknown;
}

/** Creates a draft of a call from the examples in the contract. */
export function exampleDraft(contract: OperationsById, id: OperationId): Draft {
  const draft: Draft = { id, path: {}, query: {}, headers: {}, body: exampleBody(contract, id) };
  for (const { name, in: place, example } of parametersOf(contract, id)) {
    if (example === undefined) continue;
    if (place === 'path') draft.path[name] = String(example);
    if (place === 'query') draft.query[name] = String(example);
  }
  return draft;
}

/** The names of the fields of a call's body; empty if it has no body. */
function bodyFields(contract: OperationsById, id: OperationId): string[] {
  const body: unknown = contract.get(id)?.requestBody;
  const content = isObject(body) && isObject(body.content) ? body.content : {};
  const [media] = Object.values(content);
  const schema = isObject(media) && isObject(media.schema) ? media.schema : {};
  const { properties } = isObject(schema.contentSchema) ? schema.contentSchema : schema;
  return isObject(properties) ? Object.keys(properties) : [];
}

/** The URL of a draft. */
function addressOf({ id, path, query }: Draft): string {
  const filled = RULES[id].path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(path[name] ?? ''),
  );
  const search = new URLSearchParams(query);
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** Sends a draft. */
export function sendDraft(client: TestClient, draft: Draft): Promise<Answer> {
  const address = addressOf(draft);
  switch (RULES[draft.id].method) {
    case 'post':
      return client.post(address, draft.body, draft.headers);
    case 'put':
      return client.put(address, draft.body, draft.headers);
    case 'delete':
      return client.delete(address, draft.body, draft.headers);
    default:
      return client.get(address, draft.headers);
  }
}

/** Returns a body of any type with one field set. */
function withField(body: unknown, name: string, text: string): unknown {
  if (body instanceof URLSearchParams) {
    const form = new URLSearchParams(body);
    form.set(name, text);
    return form;
  }
  if (body instanceof FormData) {
    const form = new FormData();
    for (const [key, value] of body) form.append(key, value);
    form.set(name, text);
    return form;
  }
  return { ...(isObject(body) ? body : {}), [name]: text };
}

/** Creates drafts with a text in each parameter and field, one at a time, each with the name of that place. */
export function withText(
  contract: OperationsById,
  draft: Draft,
  text: string,
): [about: string, draft: Draft][] {
  const { id, path, query, body } = draft;
  const names = (place: string) =>
    parametersOf(contract, id).flatMap((one) => (one.in === place ? [one.name] : []));
  const changed: [string, Partial<Draft>][] = [
    ...names('path').map((name): [string, Partial<Draft>] => [
      name,
      { path: { ...path, [name]: text } },
    ]),
    ...names('query').map((name): [string, Partial<Draft>] => [
      name,
      { query: { ...query, [name]: text } },
    ]),
    ...bodyFields(contract, id).map((name): [string, Partial<Draft>] => [
      name,
      { body: withField(body, name, text) },
    ]),
  ];
  return changed.map(([name, change]) => [
    `${name}: ${JSON.stringify(text.slice(0, 30))}`,
    { ...draft, ...change },
  ]);
}
