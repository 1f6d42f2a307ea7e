import { SOURCE } from '#scripts/languages/languageFolders.ts';

/** Defaults that follow from the folders of languages, by the `x-default-from` of a schema. */
const DERIVED: Readonly<Record<string, string>> = { 'source language': SOURCE };

/** A part of the contract in which each schema has the default that it names. */
export function withDerivedDefaults<T>(part: T): T;
export function withDerivedDefaults(part: unknown): unknown {
  if (Array.isArray(part)) return part.map((item) => withDerivedDefaults(item));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) =>
      key === 'x-default-from'
        ? ['default', DERIVED[String(value)]]
        : [key, withDerivedDefaults(value)],
    ),
  );
}
