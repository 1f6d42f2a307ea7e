import type { Breach } from './breach.ts';

/** Breaches that are known: what imports what, by rule. */
export type KnownBreaches = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const keyOf = ({ rule, from, to }: Pick<Breach, 'rule' | 'from' | 'to'>) =>
  `${rule}: ${from} → ${to}`;

/**
 * Compares breaches with the list of known ones, which may only shrink: a breach that is not on it is a finding, and so
 * is an entry whose breach is gone.
 */
export function checkImports(breaches: readonly Breach[], known: KnownBreaches): string[] {
  const listed = new Set(
    Object.entries(known).flatMap(([rule, imports]) =>
      Object.entries(imports).flatMap(([from, targets]) =>
        targets.map((to) => keyOf({ rule, from, to })),
      ),
    ),
  );
  const found = new Set(breaches.map(keyOf));
  return [
    ...breaches
      .filter((breach) => !listed.has(keyOf(breach)))
      .map(({ from, to, reason }) => `${from} imports ${to}: ${reason}`),
    ...[...listed]
      .filter((key) => !found.has(key))
      .map((key) => `${key} is gone: remove it from scripts/check/imports/breaches.json`),
  ];
}
