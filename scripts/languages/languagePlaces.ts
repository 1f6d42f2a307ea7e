import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT, ROOT } from '#scripts/roots/roots.ts';
import { schemaAddress } from '#scripts/roots/schemaAddress.ts';

const FOLDER = 'languages';

/** Where a project has languages: in its own folder, and in Livery's, which its own come before. */
const placesOf = (root: string): string[] => [...new Set(root === PROJECT ? [root, ROOT] : [root])];

const tagsIn = (root: string): string[] =>
  readdirSync(join(root, FOLDER), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name);

/** The tags of a project's languages, sorted. */
export function languageTags(root: string): string[] {
  const places = placesOf(root).filter((place) => existsSync(join(place, FOLDER)));
  return [...new Set(places.flatMap(tagsIn))].sort();
}

/** The folder whose `languages/` has a language of a project. */
export const placeOf = (root: string, tag: string): string =>
  placesOf(root).find((place) => existsSync(join(place, FOLDER, tag))) ?? root;

/** The folder of a language of a project. */
export const languageFolder = (root: string, tag: string): string =>
  join(placeOf(root, tag), FOLDER, tag);

/** Where a file says which schema describes it, for editors. */
const SCHEMA = /("\$schema":\s*)"(?:[^"]*\/)?([^"/]+)"/;

/** Lets the files of a language name their schemas from where they are now. */
function addressSchemas(folder: string, root: string): void {
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.json'))) {
    const text = readFileSync(join(folder, name), 'utf8');
    const next = text.replace(
      SCHEMA,
      (_, key: string, schema: string) => `${key}"${schemaAddress(folder, schema, root)}"`,
    );
    if (next !== text) writeFileSync(join(folder, name), next);
  }
}

/** The folder of a language in the project itself, to write to: a language of Livery's package is copied there first. */
export function ownLanguageFolder(root: string, tag: string): string {
  const own = join(root, FOLDER, tag);
  if (!existsSync(own)) {
    cpSync(languageFolder(root, tag), own, { recursive: true });
    addressSchemas(own, root);
  }
  return own;
}
