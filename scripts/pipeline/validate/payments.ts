import type { Rule } from './check.ts';
import { asList, inManifest, lookup } from './check.ts';

/** A method, or a provider of it, has one entry: a second would never be read. */
export const payments: Rule = (check) => {
  const told = new Set<string>();
  return asList(lookup(check.manifest.value, ['payments', 'methods'])).flatMap((entry, index) => {
    const name = JSON.stringify([lookup(entry, ['method']), lookup(entry, ['provider'])]);
    if (!told.has(name)) {
      told.add(name);
      return [];
    }
    const reason = 'An earlier entry is for the same method and provider.';
    const path = ['payments', 'methods', index, 'method'];
    return [inManifest(check, path, { rule: 'payment-twice', reason, suggestion: 'remove one' })];
  });
};
