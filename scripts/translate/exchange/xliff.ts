import { js2xliff, xliff2js } from 'xliff';
import { UsageError } from '#scripts/command/exit.ts';
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import { asEntries, lookup } from '#scripts/pipeline/validate/check.ts';
import type { ExportedText } from './exported.ts';

/** Names in XLIFF cannot contain a slash: `sandbox/help` is written `sandbox:help`. */
const idOfNamespace = (namespace: string) => namespace.replace('/', ':');

/** The texts as XLIFF 2.0, a file for each namespace, a unit for each text. */
export async function toXliff(tag: string, texts: readonly ExportedText[]): Promise<string> {
  const resources: Record<string, Record<string, object>> = {};
  for (const { namespace, key, source, target, note } of texts) {
    const id = idOfNamespace(namespace);
    const units = resources[id] ?? {};
    units[key] = { source, ...(target !== undefined && { target }), note };
    resources[id] = units;
  }
  const xml = await js2xliff({ resources, sourceLanguage: SOURCE, targetLanguage: tag });
  return `${xml}\n`;
}

/**
 * The translations of an XLIFF file: namespace → key → text. Units without a target are left out.
 * @throws UsageError if it is no XLIFF, or for another language
 */
export async function fromXliff(
  tag: string,
  xml: string,
): Promise<Record<string, Record<string, string>>> {
  const read = await xliff2js(xml).catch((error: unknown) => {
    throw new UsageError(`The file is no XLIFF: ${error instanceof Error ? error.message : error}`);
  });
  const target = lookup(read, ['targetLanguage']);
  if (target !== tag) throw new UsageError(`The file is for "${target}", not for "${tag}".`);
  const namespaces = asEntries(lookup(read, ['resources'])).map(([id, units]) => {
    const texts = asEntries(units).flatMap(([key, unit]): [string, string][] => {
      const text = lookup(unit, ['target']);
      return typeof text === 'string' && text !== '' ? [[key, text]] : [];
    });
    return [id.replace(':', '/'), Object.fromEntries(texts)];
  });
  return Object.fromEntries(namespaces);
}
