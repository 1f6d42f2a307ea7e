import { FAILURE_RESPONSE, failureSchemas } from './envelope.ts';
import { expandOperation } from './expand.ts';
import type { Area, CodeRule, Head, JsonObject } from './fragment.ts';
import type { Placed } from './placed.ts';

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

/** The document of OpenAPI: every call written out, with the response and the schemas of failures. */
export function writeOut(
  head: Head,
  areas: readonly Area[],
  operations: readonly Placed[],
  codes: ReadonlyMap<string, CodeRule>,
  components: ReadonlyMap<string, JsonObject>,
): JsonObject {
  const paths: Record<string, Group> = {};
  for (const { path, method, operation, area } of operations) {
    paths[path] = { ...paths[path], [method]: expandOperation(operation, area, codes) };
  }
  const groups = grouped(components);
  return {
    ...head,
    tags: areas.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      ...groups,
      responses: { Failure: FAILURE_RESPONSE },
      schemas: { ...groups.schemas, ...failureSchemas(codes) },
    },
  };
}
