import { failureSchemas } from './envelope.ts';
import { expandOperation } from './expand.ts';
import type { Area, CodeRule, Head, JsonObject } from './fragment.ts';
import type { Placed } from './merge.ts';

/** The order of the kinds of components. */
const KINDS = ['securitySchemes', 'parameters', 'responses', 'schemas'];

type Group = Record<string, JsonObject>;

/** Components by their kinds, from a map by `kind/name`. */
function grouped(components: ReadonlyMap<string, JsonObject>): Record<string, Group> {
  const groups: Record<string, Group> = Object.fromEntries(KINDS.map((kind) => [kind, {}]));
  for (const [key, part] of components) {
    const [kind = '', name = ''] = key.split('/');
    groups[kind] = { ...groups[kind], [name]: part };
  }
  return groups;
}

/** The document of OpenAPI: every call written out, with the responses and schemas of failures. */
export function writeOut(
  head: Head,
  areas: readonly Area[],
  operations: readonly Placed[],
  codes: ReadonlyMap<string, CodeRule>,
  components: ReadonlyMap<string, JsonObject>,
): JsonObject {
  const paths: Record<string, Group> = {};
  const responses: Group = {};
  for (const { path, method, operation, area } of operations) {
    const expanded = expandOperation(operation, area, codes);
    paths[path] = { ...paths[path], [method]: expanded.operation };
    Object.assign(responses, expanded.responses);
  }
  const groups = grouped(components);
  return {
    ...head,
    tags: areas.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      ...groups,
      responses: Object.fromEntries(Object.entries(responses).sort(([a], [b]) => (a < b ? -1 : 1))),
      schemas: { ...groups.schemas, ...failureSchemas(codes) },
    },
  };
}
