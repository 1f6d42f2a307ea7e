import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT, type Exit, UsageError } from '#scripts/command/exit.ts';
import type { Io } from '#scripts/command/io.ts';
import { languageFacts } from '#scripts/languages/languageFacts.ts';
import { languageFolder } from '#scripts/languages/languagePlaces.ts';
import { schemaAddress } from '#scripts/roots/schemaAddress.ts';
import type { CommonOptions } from './options.ts';

/** `new`: makes the folder of a language, a draft without messages yet. */
export function newLanguage(tag: string, { root }: CommonOptions, io: Io): Exit {
  let canonical: string | undefined;
  try {
    [canonical] = Intl.getCanonicalLocales(tag);
  } catch {
    canonical = undefined;
  }
  if (canonical !== tag) {
    const meant = canonical === undefined ? '' : ` Did you mean "${canonical}"?`;
    throw new UsageError(`"${tag}" is no BCP 47 tag.${meant}`);
  }
  const folder = join(root, 'languages', tag);
  if (existsSync(languageFolder(root, tag)))
    throw new UsageError(`There is a language "${tag}" already.`);
  const { name, direction } = languageFacts(tag);
  const write = (file: string, value: object) =>
    writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`);
  mkdirSync(folder, { recursive: true });
  write('language.json', {
    $schema: schemaAddress(folder, 'language.schema.json', root),
    ...{ name, direction, tier: 'draft' },
  });
  write('provenance.json', {
    $schema: schemaAddress(folder, 'provenance.schema.json', root),
    made: 'human',
  });
  write('glossary.json', {});
  io.out(`languages/${tag} made: a draft named ${name}. Write its glossary first, then export it.`);
  return EXIT.fine;
}
