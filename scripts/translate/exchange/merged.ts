import { parseJsonFile } from '#scripts/pipeline/jsonFile.ts';
import type { Messages } from '#src/brand/page.ts';
import type { Source } from '../checkMessages.ts';
import { keysOfMessage } from '../messages.ts';
import { type LanguageTexts, languageTexts } from '../readLanguage.ts';

/** Puts a text at a path. */
function put(messages: Messages, path: readonly string[], text: string): void {
  const [first = '', ...rest] = path;
  if (rest.length === 0) {
    messages[first] = text;
    return;
  }
  const known = messages[first];
  const below: Messages = typeof known === 'object' ? known : {};
  messages[first] = below;
  put(below, rest, text);
}

/** A language with imported texts over its own, in the order of the source. Imported keys that are unknown come last, to be reported. */
export function merged(
  language: LanguageTexts,
  imported: Readonly<Record<string, Readonly<Record<string, string>>>>,
  { messages }: Source,
): LanguageTexts {
  const names = new Set([...language.files.keys(), ...Object.keys(imported)]);
  const files = [...names].map((namespace) => {
    const own = [...language.texts(namespace)].map(([key, { text }]): [string, string] => [
      key,
      text,
    ]);
    const texts = new Map([...own, ...Object.entries(imported[namespace] ?? {})]);
    const order = messages
      .filter((message) => message.namespace === namespace)
      .flatMap((message) => keysOfMessage(language.tag, message));
    const tree: Messages = {};
    for (const key of new Set([...order, ...texts.keys()])) {
      const text = texts.get(key);
      if (text !== undefined) put(tree, key.split('.'), text);
    }
    const path = `languages/${language.tag}/${namespace}.json`;
    return [namespace, parseJsonFile(path, `${JSON.stringify(tree, null, 2)}\n`)] as const;
  });
  return languageTexts(language.tag, new Map(files));
}
