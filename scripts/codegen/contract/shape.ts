import { isObject } from '#scripts/pipeline/jsonFile.ts';
import { resolveRef } from './resolveRef.ts';

/** The text of a shape for each type of JSON Schema but objects and arrays (src/platform/shape.ts). */
const PLAIN: Record<string, string> = {
  string: '""',
  integer: '0',
  number: '0',
  boolean: '!0',
  null: 'null',
};

/** The further rules of a string: readable as a moment, or as a decimal number. */
function textShape({ format, pattern }: Record<string, unknown>): string {
  if (format === 'date-time' || format === 'date') return '"T"';
  return typeof pattern === 'string' && pattern.startsWith('^-?[0-9]+\\.') ? '"0"' : '""';
}

/**
 * @throws Error if a schema has no type: a value without rules cannot be checked
 */
function plainShape(type: unknown): string {
  const shape = PLAIN[String(type)];
  if (shape === undefined) throw new Error(`A schema of the contract has the type “${type}”.`);
  return shape;
}

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** How often a recursive schema is expanded within itself. */
const DEPTH = 3;

/** One of several shapes, without duplicates. */
function anyOf(shapes: readonly string[]): string {
  const [first = 'void 0', ...rest] = new Set(shapes);
  return rest.length === 0 ? first : `[${[first, ...rest].join()}]`;
}

/**
 * The shape of a JSON Schema's values, as the text of a JavaScript expression.
 *
 * @throws Error if a part of the schema has no type
 */
export function shapeOf(schema: unknown, document: object, within: readonly string[] = []): string {
  const ref = isObject(schema) && typeof schema.$ref === 'string' ? schema.$ref : undefined;
  if (ref !== undefined && within.filter((one) => one === ref).length >= DEPTH) return '{}';
  const trail = ref === undefined ? within : [...within, ref];
  const inner = (part: unknown) => shapeOf(part, document, trail);
  const resolved = resolveRef(schema, document);
  const { type, properties, required = [], items, oneOf, anyOf: any } = resolved;
  const choices = oneOf ?? any;
  if (Array.isArray(choices)) return anyOf(choices.map(inner));
  const types = [type].flat();
  return anyOf(
    types.map((one) => {
      if (one === 'array') return `[${inner(items)}]`;
      if (one === 'string') return textShape(resolved);
      if (one !== 'object') return plainShape(one);
      const fields = Object.entries(isObject(properties) ? properties : {}).map(([name, part]) => {
        const known = Array.isArray(required) && required.includes(name);
        const key = IDENTIFIER.test(name) ? name : JSON.stringify(name);
        return `${key}:${known ? inner(part) : anyOf([inner(part), 'void 0'])}`;
      });
      return `{${fields.join()}}`;
    }),
  );
}
