import { createHash } from 'node:crypto';
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import { isObject } from '#scripts/pipeline/jsonFile.ts';
import { lookup } from '#scripts/pipeline/validate/check.ts';
import type { SourceMessage } from '../messages.ts';
import { languageFile } from '../readLanguage.ts';

/** Six characters tell the versions of one message apart. */
const HASH_LENGTH = 6;

/** A short hash of some texts. */
export const hashOf = (texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, HASH_LENGTH);

/** The hash of what the source says. */
export const sourceHash = ({ texts }: Pick<SourceMessage, 'texts'>): string =>
  hashOf(texts.map(({ text }) => text));

/** The hash of each message's text when it was new: namespace → key → hash. */
export type Baseline = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The baseline of a project, which the source language's folder has. */
export function readBaseline(root: string): Baseline {
  const { value } = languageFile(root, SOURCE, 'baseline');
  if (!isObject(value)) return {};
  const namespaces = Object.entries(value).map(([namespace, keys]) => {
    const hashes = Object.entries(isObject(keys) ? keys : {}).map(([key, hash]) => [
      key,
      `${hash}`,
    ]);
    return [namespace, Object.fromEntries(hashes)];
  });
  return Object.fromEntries(namespaces);
}

/** The hash in the baseline of a message, if it has one. */
export function baselineHash(
  baseline: Baseline,
  { namespace, key }: Pick<SourceMessage, 'namespace' | 'key'>,
): string | undefined {
  const hash = lookup(baseline, [namespace, key]);
  return typeof hash === 'string' ? hash : undefined;
}

/**
 * The baseline with the messages that there are: a new one is added as it is, a changed one keeps the hash of its first text, so that the
 * languages that were made from that are known to be out of date.
 */
export function baselineText(messages: readonly SourceMessage[], known: Baseline): string {
  const baseline: Record<string, Record<string, string>> = {};
  for (const message of messages) {
    const keys = baseline[message.namespace] ?? {};
    keys[message.key] = baselineHash(known, message) ?? sourceHash(message);
    baseline[message.namespace] = keys;
  }
  return `${JSON.stringify(baseline, null, 2)}\n`;
}
