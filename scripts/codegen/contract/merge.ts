import { codesOf } from './codes.ts';
import type { Area, CodeRule, Fragment, JsonObject } from './fragment.ts';
import type { Placed } from './placed.ts';
import { writeOut } from './writeOut.ts';

/** All fragments merged. */
export interface Contract {
  document: JsonObject;
  operations: Placed[];
  codes: ReadonlyMap<string, CodeRule>;
}

/** Collects entries by key; a duplicate key is a finding that names both files. */
function collector<Value>(kind: string, findings: string[]) {
  const kept = new Map<string, { file: string; value: Value }>();
  return {
    add(key: string, file: string, value: Value) {
      const first = kept.get(key);
      if (first) findings.push(`${kind} ${key} is in ${first.file} and in ${file}`);
      else kept.set(key, { file, value });
    },
    values: () => new Map([...kept].map(([key, { value }]) => [key, value])),
  };
}

/** Every call of the fragments. A fragment with calls but no area is a finding. */
function place(fragments: readonly Fragment[], findings: string[]): Placed[] {
  return fragments.flatMap(({ file, area, paths }) => {
    const entries = Object.entries(paths);
    if (entries.length > 0 && !area) findings.push(`${file} has calls and no x-area`);
    if (!area) return [];
    return entries.flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        file,
        area,
        path,
        method,
        operation,
      })),
    );
  });
}

/** Undescribed codes in answers, and codes of an area that nothing answers. */
function checkCodes(
  fragments: readonly Fragment[],
  operations: readonly Placed[],
  codes: ReadonlyMap<string, CodeRule>,
): string[] {
  const used = new Set(operations.flatMap(({ operation, area }) => codesOf(operation, area)));
  const missing = operations.flatMap(({ file, area, operation }) =>
    codesOf(operation, area)
      .filter((code) => !codes.has(code))
      .map((code) => `${file}: ${operation.operationId}: no fragment describes the code ${code}`),
  );
  const idle = fragments.flatMap(({ file, area, codes: own }) =>
    Object.keys(own)
      .filter((code) => area && !used.has(code))
      .map((code) => `${file}: no call fails with the code ${code}`),
  );
  return [...missing, ...idle];
}

/**
 * Merges the fragments into the whole contract, with its shorthands expanded. Throws if two fragments have the same key or a call names an
 * unknown code, with all findings at once.
 */
export function mergeFragments(fragments: readonly Fragment[]): Contract {
  const findings: string[] = [];
  const areas = collector<Area>('the area', findings);
  const addresses = collector<Placed>('the call', findings);
  const ids = collector<true>('the operationId', findings);
  const codes = collector<CodeRule>('the code', findings);
  const components = collector<JsonObject>('the component', findings);
  for (const { file, area, codes: own, components: parts } of fragments) {
    if (area) areas.add(area.name, file, area);
    for (const [code, rule] of Object.entries(own)) codes.add(code, file, rule);
    for (const [kind, entries] of Object.entries(parts)) {
      for (const [name, part] of Object.entries(entries)) {
        components.add(`${kind}/${name}`, file, part);
      }
    }
  }
  for (const placed of place(fragments, findings)) {
    addresses.add(`${placed.method} ${placed.path}`, placed.file, placed);
    ids.add(placed.operation.operationId, placed.file, true);
  }
  const rules = codes.values();
  const operations = [...addresses.values().values()];
  findings.push(...checkCodes(fragments, operations, rules));
  if (findings.length > 0) throw new Error(findings.join('\n'));
  const head = Object.assign({}, ...fragments.map((fragment) => fragment.head));
  const document = writeOut(
    head,
    [...areas.values().values()],
    operations,
    rules,
    components.values(),
  );
  return { document, operations, codes: rules };
}
