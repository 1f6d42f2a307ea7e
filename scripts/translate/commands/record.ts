import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT, type Exit, UsageError } from '#scripts/command/exit.ts';
import type { Io } from '#scripts/command/io.ts';
import { ownLanguageFolder } from '#scripts/languages/languagePlaces.ts';
import { schemaAddress } from '#scripts/roots/schemaAddress.ts';
import { idOf } from '../messages.ts';
import { translated } from '../project.ts';
import type { Maker, Provenance } from '../provenance/provenance.ts';
import { recorded } from '../provenance/record.ts';
import type { CommonOptions } from './options.ts';

/** What `record` can be told. */
export interface RecordOptions extends CommonOptions {
  made?: string;
  reviewedBy?: string;
}

const MAKERS: readonly Maker[] = ['human', 'machine'];

function makerOf(text: string | undefined): Maker | undefined {
  if (text === undefined) return undefined;
  const maker = MAKERS.find((name) => name === text);
  if (maker) return maker;
  throw new UsageError(`--made wants ${MAKERS.join(' or ')}, not "${text}".`);
}

/** Writes the provenance of a language. */
function writeProvenance(root: string, tag: string, provenance: Provenance): void {
  const folder = ownLanguageFolder(root, tag);
  const $schema = schemaAddress(folder, 'provenance.schema.json', root);
  const text = JSON.stringify({ $schema, ...provenance }, null, 2);
  writeFileSync(join(folder, 'provenance.json'), `${text}\n`);
}

const DAY_LENGTH = 'yyyy-mm-dd'.length;

/** `record`: says that translations are made from what the source says now, how, and who has reviewed them. */
export function record(
  tag: string,
  names: readonly string[],
  { root, made, reviewedBy }: RecordOptions,
  io: Io,
): Exit {
  const { source, language } = translated(root, tag);
  const known = new Set(source.messages.flatMap((message) => [message.namespace, idOf(message)]));
  const strange = names.filter((name) => !known.has(name));
  if (strange.length > 0) {
    throw new UsageError(...strange.map((name) => `There is no namespace or message "${name}".`));
  }
  const maker = makerOf(made);
  const day = io.now().toISOString().slice(0, DAY_LENGTH);
  const next = recorded(language.provenance, language.all, source.baseline, {
    names,
    ...(maker && { made: maker }),
    ...(reviewedBy !== undefined && { review: `${day} ${reviewedBy}` }),
  });
  writeProvenance(root, tag, next);
  io.out(`languages/${tag}/provenance.json written.`);
  return EXIT.fine;
}
