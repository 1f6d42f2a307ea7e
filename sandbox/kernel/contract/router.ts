import { TrieRouter } from 'hono/router/trie-router';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';

/** Where a call is made. */
interface Address {
  method: string;
  path: string;
}

/** Finds the target of an address. */
export interface Router<Target> {
  /** Refuses an unknown address, and a method that it does not take. */
  find(address: Address): Target;
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];

/** `/art/{gameCode}.svg` as Hono writes it: `/art/:part2{[^/]+\.svg}`. */
const pattern = (template: string): string =>
  template
    .split('/')
    .map((segment, index) =>
      segment.includes('{')
        ? `:part${index}{${segment.replace(/\./g, '\\.').replace(/\{\w+\}/g, '[^/]+')}}`
        : segment,
    )
    .join('/');

/** A router of addresses whose paths may have parameters. Paths without parameters take precedence. */
export function createRouter<Target>(
  targets: readonly (Address & { target: Target })[],
): Router<Target> {
  const plain = new Map<string, Target>();
  const templates = new TrieRouter<Target>();
  for (const { method, path, target } of targets) {
    if (path.includes('{')) templates.add(method.toUpperCase(), pattern(path), target);
    else plain.set(`${method.toUpperCase()} ${path}`, target);
  }
  const match = (method: string, path: string): Target | undefined =>
    plain.get(`${method} ${path}`) ?? templates.match(method, path)[0][0]?.[0];
  return {
    find({ method, path }) {
      const found = match(method, path);
      if (found) return found;
      const isThere = METHODS.some((other) => match(other, path));
      throw new Refusal(isThere ? 'method_not_allowed' : 'not_found');
    },
  };
}
