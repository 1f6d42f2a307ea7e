import type { JSONPath } from 'jsonc-parser';
import { isObject, type JsonFile } from '../jsonFile.ts';
import type { BrandSource } from '../readBrand.ts';
import type { ValidationContext } from './context.ts';
import type { Complaint, Diagnostic } from './diagnostic.ts';
import { diagnosticAt } from './diagnostic.ts';

/** One brand being checked. The shape of its values is unknown: the schema may have failed. */
export interface BrandCheck {
  source: BrandSource;
  manifest: JsonFile;
  /** The manifest with the defaults filled in. */
  resolved: unknown;
  context: ValidationContext;
}

/** A rule of the third stage: the meaning of values. */
export type Rule = (check: BrandCheck) => Diagnostic[];

/** The value at a path, or undefined. */
export function lookup(value: unknown, path: JSONPath): unknown {
  let here = value;
  for (const part of path) {
    if (Array.isArray(here)) here = here[Number(part)];
    else if (isObject(here) && Object.hasOwn(here, part)) here = here[part];
    else return undefined;
  }
  return here;
}

export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const asEntries = (value: unknown): [string, unknown][] =>
  isObject(value) ? Object.entries(value) : [];
export const asTexts = (value: unknown): string[] =>
  asList(value).filter((item) => typeof item === 'string');

/** A value with its path. */
export interface Placed<T> {
  path: JSONPath;
  value: T;
}

/** All strings of a value, at any depth. */
export function allTexts(value: unknown, path: JSONPath = []): Placed<string>[] {
  if (typeof value === 'string') return [{ path, value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => allTexts(item, [...path, index]));
  return asEntries(value).flatMap(([key, child]) => allTexts(child, [...path, key]));
}

/** The strings of the manifest at these paths; `*` matches every list entry. */
export function stated(check: BrandCheck, ...pattern: JSONPath): Placed<string>[] {
  const expand = (path: JSONPath, rest: JSONPath): Placed<string>[] => {
    const [part, ...further] = rest;
    const value = lookup(check.manifest.value, path);
    if (part === undefined) return typeof value === 'string' ? [{ path, value }] : [];
    if (part !== '*') return expand([...path, part], further);
    return asList(value).flatMap((_, index) => expand([...path, index], further));
  };
  return expand([], pattern);
}

/** A diagnostic in the manifest. */
export const inManifest = (check: BrandCheck, path: JSONPath, complaint: Complaint): Diagnostic =>
  diagnosticAt(check.manifest, path, complaint);
