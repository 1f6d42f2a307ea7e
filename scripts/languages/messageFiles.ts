import { globSync } from 'node:fs';
import { languageFolder } from './languagePlaces.ts';

/** The files of a language's folder that hold no messages. */
const ABOUT = new Set(['language', 'glossary', 'provenance', 'baseline', 'notes']);

/** The namespaces of a language's folder, sorted: `login`, and `sandbox/help` for a file in a folder below. */
export const namespacesOf = (root: string, tag: string): string[] =>
  globSync(['*.json', '*/*.json'], { cwd: languageFolder(root, tag) })
    .map((file) => file.replaceAll('\\', '/').slice(0, -'.json'.length))
    .filter((namespace) => !ABOUT.has(namespace))
    .sort();

/** Whether a namespace is of the sandbox, whose texts no other platform shows. */
export const isOfSandbox = (namespace: string): boolean => namespace.startsWith('sandbox/');

/** Whether a namespace is the site's; those in folders are texts beside it. */
export const isOfSite = (namespace: string): boolean => !namespace.includes('/');
