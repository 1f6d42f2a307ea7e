import { writeFileSync } from 'node:fs';
import { EXIT, type Exit, UsageError } from '#scripts/command/exit.ts';
import type { Io } from '#scripts/command/io.ts';
import { exportedTexts } from '../exchange/exported.ts';
import { toJson } from '../exchange/i18next.ts';
import { toXliff } from '../exchange/xliff.ts';
import { readGlossary } from '../glossary.ts';
import { translated } from '../project.ts';
import type { CommonOptions } from './options.ts';

/** Whether a file is XLIFF or JSON of i18next, by its name. */
export function formatOf(file: string): 'xliff' | 'json' {
  if (/\.(xlf|xliff)$/.test(file)) return 'xliff';
  if (file.endsWith('.json')) return 'json';
  throw new UsageError(`The file must end in .xlf, .xliff or .json, not "${file}".`);
}

/** `export`: writes the texts of a language to a file for a translator. */
export async function exportLanguage(
  tag: string,
  file: string,
  { root }: CommonOptions,
  io: Io,
): Promise<Exit> {
  const { source, language } = translated(root, tag);
  const texts = exportedTexts(tag, language.all, source.notes, readGlossary(root, tag));
  const text = formatOf(file) === 'xliff' ? await toXliff(tag, texts) : toJson(texts);
  writeFileSync(file, text);
  io.out(`${file} written: ${texts.length} texts.`);
  return EXIT.fine;
}
