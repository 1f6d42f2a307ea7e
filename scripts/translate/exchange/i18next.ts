import { UsageError } from '#scripts/command/exit.ts';
import { isObject } from '#scripts/pipeline/jsonFile.ts';
import { allTexts } from '#scripts/pipeline/validate/check.ts';
import type { ExportedText } from './exported.ts';

/** The texts as JSON of i18next: namespace → nested keys → text; those without a translation are left out. */
export function toJson(texts: readonly ExportedText[]): string {
  const namespaces: Record<string, object> = {};
  for (const { namespace, key, target } of texts) {
    if (target === undefined) continue;
    const path = key.split('.');
    let here: Record<string, unknown> = { ...namespaces[namespace] };
    namespaces[namespace] = here;
    for (const part of path.slice(0, -1)) {
      const below: Record<string, unknown> = isObject(here[part]) ? here[part] : {};
      here[part] = below;
      here = below;
    }
    here[path.at(-1) ?? ''] = target;
  }
  return `${JSON.stringify(namespaces, null, 2)}\n`;
}

/**
 * The translations of such JSON: namespace → dotted key → text.
 * @throws UsageError if the text is not such a file
 */
export function fromJson(text: string): Record<string, Record<string, string>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`The file is no JSON: ${error instanceof Error ? error.message : error}`);
  }
  if (!isObject(value)) throw new UsageError('The file must be an object of namespaces.');
  return Object.fromEntries(
    Object.entries(value).map(([namespace, messages]) => [
      namespace,
      Object.fromEntries(allTexts(messages).map(({ path, value: own }) => [path.join('.'), own])),
    ]),
  );
}
