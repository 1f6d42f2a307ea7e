import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commandLine } from '#scripts/command/commandLine.ts';
import { EXIT, type Exit, UsageError } from '#scripts/command/exit.ts';
import type { Io } from '#scripts/command/io.ts';
import { ownLanguageFolder } from '#scripts/languages/languagePlaces.ts';
import { messageFindings } from '../checkMessages.ts';
import { fromJson } from '../exchange/i18next.ts';
import { merged } from '../exchange/merged.ts';
import { fromXliff } from '../exchange/xliff.ts';
import { readGlossary } from '../glossary.ts';
import { translated } from '../project.ts';
import type { LanguageTexts } from '../readLanguage.ts';
import { findingsReport } from './check.ts';
import { formatOf } from './exportLanguage.ts';
import type { CommonOptions } from './options.ts';

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`${file} cannot be read.`);
  }
}

/** Replaces the folder of a language at once: a copy beside it is completed first. */
function replaceFolder(root: string, { tag, files }: LanguageTexts): void {
  const folder = ownLanguageFolder(root, tag);
  const [next, old] = ['next', 'old'].map((name) => join(root, 'languages', `.${tag}.${name}`));
  if (next === undefined || old === undefined) return;
  for (const left of [next, old]) rmSync(left, { recursive: true, force: true });
  cpSync(folder, next, { recursive: true });
  for (const [namespace, { text }] of files) {
    const path = join(next, `${namespace}.json`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  renameSync(folder, old);
  renameSync(next, folder);
  rmSync(old, { recursive: true });
}

/** `import`: takes the texts of a file over into a language, all of them or, if one is wrong, none. */
export async function importLanguage(
  tag: string,
  file: string,
  { root }: CommonOptions,
  io: Io,
): Promise<Exit> {
  const { source, language } = translated(root, tag);
  const content = contentOf(file);
  const texts = formatOf(file) === 'xliff' ? await fromXliff(tag, content) : fromJson(content);
  const next = merged(language.texts, texts, source);
  const { facts, provenance } = language;
  const about = { tier: facts.tier, provenance, glossary: readGlossary(root, tag) };
  // What was not made from the present text yet is what the import is for.
  const findings = messageFindings(about, next, source).filter(
    ({ rule }) => rule !== 'stale' && rule !== 'unreviewed',
  );
  if (findings.length > 0) io.out(findingsReport(findings));
  const left = findings.filter(
    ({ severity, rule }) =>
      (severity === 'error' && rule !== 'message-missing') || rule === 'message-unknown',
  );
  if (left.length > 0) {
    io.err('Nothing was imported.');
    return EXIT.invalid;
  }
  replaceFolder(root, next);
  const count = Object.values(texts).reduce((sum, own) => sum + Object.keys(own).length, 0);
  io.out(
    `${count} texts imported. Say how they were made with \`${commandLine('languages')} record ${tag}\`.`,
  );
  return EXIT.fine;
}
