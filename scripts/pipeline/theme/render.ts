import { closure } from './graph.ts';
import { BASE_GRAPH, type Node } from './layers.ts';
import { runStyleDictionary } from './styleDictionary.ts';

let baseline: Promise<ReadonlyMap<string, string>> | undefined;

/** The CSS of the platform's own tokens. The same for every brand, so it is made once. */
const renderBase = (): Promise<ReadonlyMap<string, string>> => {
  baseline ??= runStyleDictionary([...BASE_GRAPH.values()]);
  return baseline;
};

/** For each key of the platform's graph, the keys that refer to it. */
const dependents = new Map<string, string[]>();
for (const node of BASE_GRAPH.values()) {
  for (const target of node.targets) {
    dependents.set(target, [...(dependents.get(target) ?? []), node.key]);
  }
}

/**
 * The CSS of every token of a brand: key → CSS. Only affected tokens go through Style Dictionary: the overrides, what refers to them, and
 * what those need.
 */
export async function render(
  overrides: ReadonlyMap<string, Node>,
): Promise<ReadonlyMap<string, string>> {
  const base = await renderBase();
  if (overrides.size === 0) return base;
  const nodeAt = (key: string) => overrides.get(key) ?? BASE_GRAPH.get(key);
  const touched = closure(overrides.keys(), (key) => dependents.get(key) ?? []);
  const needed = closure(touched, (key) => nodeAt(key)?.targets ?? []);
  const nodes = [...needed].flatMap((key) => nodeAt(key) ?? []);
  return new Map([...base, ...(await runStyleDictionary(nodes))]);
}
