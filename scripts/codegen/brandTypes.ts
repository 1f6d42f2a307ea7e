import { compile, type JSONSchema } from 'json-schema-to-typescript';

/** A schema node, with the parts that `requireDefaulted` reads. */
type Node = { [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Conditions cannot be expressed as types; only Ajv checks them. */
const CONDITIONS = new Set(['if', 'then', 'allOf']);

/**
 * Only what a type can express: no conditions, no text beside a `$ref`, which would split its type in two. Of a choice between kinds the
 * kinds alone: they say what all have in common.
 */
function typesOnly(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(typesOnly);
  if (!isNode(value)) return value;
  if (typeof value.$ref === 'string') return { $ref: value.$ref };
  if (value.discriminator) return { oneOf: typesOnly(value.oneOf) };
  const kept = Object.entries(value).filter(([key]) => !CONDITIONS.has(key));
  return Object.fromEntries(kept.map(([key, child]) => [key, typesOnly(child)]));
}

/** The same schema with every defaulted property required: the shape after resolving. */
function requireDefaulted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(requireDefaulted);
  if (!isNode(value)) return value;
  const out: Node = {};
  for (const [key, child] of Object.entries(value)) {
    out[key] = key === 'default' ? child : requireDefaulted(child);
  }
  if (isNode(value.properties)) {
    const defaulted = Object.entries(value.properties)
      .filter(
        ([, property]) => isNode(property) && ('default' in property || 'defaultFrom' in property),
      )
      .map(([name]) => name);
    const required = Array.isArray(value.required) ? value.required : [];
    out.required = [...new Set([...required, ...defaulted])];
  }
  return out;
}

/** A field rule's defaults are on the field, not on the rule, so the whole rule is present after resolving. */
function completeFieldRule(schema: Node): Node {
  const defs = isNode(schema.$defs) ? schema.$defs : {};
  const rule = isNode(defs.fieldRule) ? defs.fieldRule : {};
  const names = isNode(rule.properties) ? Object.keys(rule.properties) : [];
  return { ...schema, $defs: { ...defs, fieldRule: { ...rule, required: names } } };
}

/** A further market states parts of a manifest alone, so it is only read merged into the whole (`marketSources`). */
function hideMarkets(schema: Node): Node {
  const properties = isNode(schema.properties) ? schema.properties : {};
  const { furtherMarket, ...$defs } = isNode(schema.$defs) ? schema.$defs : {};
  const markets = { type: 'array', default: [] };
  return { ...schema, $defs, properties: { ...properties, markets } };
}

/** TypeScript for `ResolvedBrand`, a manifest with every default filled in. */
export async function brandTypes(schema: Node): Promise<string> {
  const name = 'ResolvedBrand';
  const shape = completeFieldRule(requireDefaulted(hideMarkets(schema)) as Node);
  return compile({ ...(typesOnly(shape) as JSONSchema), title: name }, name, {
    bannerComment:
      '/** Generated from schemas/brand.schema.json by `npm run codegen`. Do not edit. */',
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: false,
  });
}
