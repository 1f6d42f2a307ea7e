/** A story's claim by text about a message as it is written. */
export interface WrittenText {
  file: string;
  line: number;
  key: string;
}

const BY_TEXT = /(?:ByText|toHaveTextContent)\(\s*t\(\s*'([^']+)'/g;

/** The plural forms of a message are one message in code. */
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

const SPACE = /\s/g;

/** The messages, `namespace:key`, that have spaces other than the plain one, such as those at which no line breaks. */
export function withOtherSpaces(namespace: string, messages: object, path = ''): string[] {
  return Object.entries(messages).flatMap(([name, message]) => {
    const key = path ? `${path}.${name}` : name;
    if (typeof message !== 'string') return withOtherSpaces(namespace, message, key);
    const others = message.match(SPACE)?.some((space) => space !== ' ');
    return others ? [`${namespace}:${key.replace(PLURAL, '')}`] : [];
  });
}

/** Where a story looks for one of these messages by text with `t`: queries by text read every space as a plain one, so it is not found. */
export function writtenTexts(
  file: string,
  source: string,
  messages: ReadonlySet<string>,
): WrittenText[] {
  return [...source.matchAll(BY_TEXT)].flatMap(({ 1: key = '', index }) =>
    messages.has(key) ? [{ file, line: source.slice(0, index).split('\n').length, key }] : [],
  );
}
