import schema from '#schemas/tokens.schema.json' with { type: 'json' };
import { isObject, type JsonFile, type JsonObject } from '../jsonFile.ts';
import { type BrandSource, TOKEN_FILES, type TokenFile } from '../readBrand.ts';
import { type Diagnostic, diagnosticAt } from '../validate/diagnostic.ts';
import { compileSchema, schemaDiagnostics } from '../validate/schema.ts';
import { circleComplaint, referenceComplaints } from './checkReferences.ts';
import { BASE_TOKENS, type Node, nodeOf } from './layers.ts';
import { nameComplaint } from './nameComplaint.ts';
import { readTokens, type Token } from './tokens.ts';

/** A brand's checked tokens: the valid ones, and the errors. */
export interface CheckedTokens {
  /** The valid overrides, by their key in the graph. */
  overrides: ReadonlyMap<string, Node>;
  diagnostics: Diagnostic[];
}

const wholeFile = compileSchema(schema);
const oneToken = compileSchema({ $ref: `${schema.$id}#/$defs/token` });

/** The file's value with the types of the base filled in, so that the schema can check each value. */
function typed(group: JsonObject, file: TokenFile, path: string, given: unknown): JsonObject {
  const type = group.$type ?? given;
  if ('$value' in group) {
    const known = BASE_TOKENS[file].get(path)?.type;
    return { ...group, ...((type ?? known) !== undefined && { $type: type ?? known }) };
  }
  return Object.fromEntries(
    Object.entries(group).map(([key, child]) => {
      if (key.startsWith('$') || !isObject(child)) return [key, child];
      return [key, typed(child, file, path ? `${path}.${key}` : key, type)];
    }),
  );
}

/** Checks one token except for cycles, which need all of them. */
function checkToken(source: JsonFile, file: TokenFile, token: Token) {
  const path = token.path.join('.');
  const wrong = nameComplaint(file, token.path);
  if (wrong) return { diagnostics: [diagnosticAt(source, [...wrong.name], wrong)] };
  const type = BASE_TOKENS[file].get(path)?.type;
  if (token.type !== undefined && token.type !== type) {
    const reason = `The base says that ${path} is a ${type}, not a ${token.type}.`;
    const diagnostic = diagnosticAt(source, [...token.path], {
      rule: 'token-type',
      at: 'key',
      reason,
    });
    return { diagnostics: [diagnostic] };
  }
  // Schema faults are reported for the whole file at once; here they only exclude the token.
  if (!oneToken({ $type: type, $value: token.value })) return { diagnostics: [] };
  const node = nodeOf(file, path, token.value);
  const diagnostics = referenceComplaints(file, node.type, token.value).map(
    ({ in: place, ...complaint }) =>
      diagnosticAt(source, [...token.path, '$value', ...place], complaint),
  );
  return diagnostics.length > 0 ? { diagnostics } : { diagnostics, node };
}

/** Checks a brand's token files: shape, names, types and references, every mistake in one go. Syntax errors are reported elsewhere. */
export function checkTokens(tokens: BrandSource['tokens']): CheckedTokens {
  const diagnostics: Diagnostic[] = [];
  const sound = new Map<string, { node: Node; source: JsonFile; token: Token }>();
  for (const file of TOKEN_FILES) {
    const source = tokens[file];
    if (source?.value === undefined) continue;
    const value = isObject(source.value) ? typed(source.value, file, '', undefined) : source.value;
    diagnostics.push(...schemaDiagnostics({ ...source, value }, wholeFile));
    for (const token of readTokens(source.value).values()) {
      const checked = checkToken(source, file, token);
      diagnostics.push(...checked.diagnostics);
      if (checked.node) sound.set(checked.node.key, { node: checked.node, source, token });
    }
  }
  const nodes = new Map([...sound].map(([key, { node }]): [string, Node] => [key, node]));
  for (const { node, source, token } of sound.values()) {
    const circle = circleComplaint(node, nodes);
    if (circle) diagnostics.push(diagnosticAt(source, [...token.path, '$value'], circle));
  }
  return { overrides: withoutCircles(nodes), diagnostics: once(diagnostics) };
}

/** Reports an unexpected group once, not once for each of its tokens. */
const once = (diagnostics: Diagnostic[]): Diagnostic[] => [
  ...new Map(
    diagnostics.map((one) => [`${one.file}:${one.line}:${one.column} ${one.reason}`, one]),
  ).values(),
];

/** The overrides that can be rendered: none in a cycle or leading into one. */
function withoutCircles(nodes: ReadonlyMap<string, Node>): ReadonlyMap<string, Node> {
  const whole = [...nodes].filter(([, node]) => !circleComplaint(node, nodes));
  return whole.length === nodes.size ? nodes : withoutCircles(new Map(whole));
}
