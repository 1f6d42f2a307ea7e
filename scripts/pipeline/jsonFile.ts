import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';

/** A syntax error of a file, at an offset of its text. */
interface JsonError {
  offset: number;
  length: number;
  reason: string;
  suggestion?: string;
}

/** A JSON file that can tell the position of each value. */
export interface JsonFile {
  /** The path as diagnostics show it: `brands/x/brand.json`. */
  path: string;
  text: string;
  /** The value, as far as the syntax was readable. */
  value: unknown;
  tree: Node | undefined;
  errors: JsonError[];
}

export type JsonObject = { [key: string]: unknown };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const REASONS: Record<string, string> = {
  InvalidSymbol: 'This is no JSON value; texts stand in double quotes.',
  InvalidNumberFormat: 'This number is not written as JSON asks.',
  PropertyNameExpected: 'A key in double quotes is missing here; a comma before } is not allowed.',
  ValueExpected: 'A value is missing here; a comma before ] is not allowed.',
  ColonExpected: 'A colon is missing here.',
  CommaExpected: 'A comma is missing here.',
  CloseBraceExpected: 'A closing } is missing here.',
  CloseBracketExpected: 'A closing ] is missing here.',
  EndOfFileExpected: 'The file should have ended before this.',
  InvalidCommentToken: 'JSON has no comments.',
  UnexpectedEndOfComment: 'JSON has no comments.',
  UnexpectedEndOfString: 'This text has no closing quote on its line.',
  UnexpectedEndOfNumber: 'This number breaks off.',
  InvalidUnicode: 'This \\u escape is not followed by four hexadecimal digits.',
  InvalidEscapeCharacter: 'This escape is not known to JSON.',
  InvalidCharacter: 'A text stays on one line and holds no control characters.',
};

const syntaxError = (error: ParseError): JsonError => ({
  offset: error.offset,
  length: error.length,
  reason: REASONS[printParseErrorCode(error.error)] ?? 'This is not JSON.',
});

/** The first error of each line: later ones are mostly its consequences. */
function firstOfLines(errors: JsonError[], text: string): JsonError[] {
  const told = new Set<number>();
  return errors.filter(({ offset }) => {
    const line = text.lastIndexOf('\n', offset - 1);
    return !told.has(line) && told.add(line);
  });
}

/** How deep values may be nested, far below what the stack of any reader of the tree allows. */
const DEEPEST = 200;

/**
 * Duplicate keys in one object (JSON lets the last one win silently), and keys that are not data.
 * @throws RangeError if values are nested too deeply
 */
function keyErrors(node: Node, found: JsonError[], depth = 0): void {
  if (depth > DEEPEST) throw new RangeError();
  const seen = new Set<string>();
  for (const child of node.children ?? []) {
    const key = node.type === 'object' ? child.children?.[0] : undefined;
    if (key) {
      const name = String(key.value);
      const at = { offset: key.offset, length: key.length };
      if (seen.has(name)) found.push({ ...at, reason: 'This key stands twice in the object.' });
      if (name === '__proto__') found.push({ ...at, reason: 'This key is not allowed.' });
      seen.add(name);
    }
    // A property is no level of its own.
    keyErrors(child, found, node.type === 'property' ? depth : depth + 1);
  }
}

/** The value of a tree. Without `__proto__`, which would change the object rather than its data. */
export function treeValue(node: Node | undefined): unknown {
  if (node?.type === 'array') return (node.children ?? []).map(treeValue);
  if (node?.type !== 'object') return node?.value;
  const entries = (node.children ?? [])
    .map((property): [string, unknown] => [
      String(property.children?.[0]?.value),
      treeValue(property.children?.[1]),
    ])
    .filter(([key]) => key !== '__proto__');
  return Object.fromEntries(entries);
}

const BYTE_ORDER_MARK = '\ufeff';
const MARKED: JsonError = {
  offset: 0,
  length: 0,
  reason: 'The file begins with a byte order mark (BOM), which JSON does not allow.',
  suggestion: 'save the file as "UTF-8", not as "UTF-8 with BOM"',
};

/** Parses strict JSON and keeps every position. Never throws: faults are listed in `errors`. */
export function parseJsonFile(path: string, text: string): JsonFile {
  if (text.trim() === '') return unreadableFile(path, 'The file is empty.');
  const parseErrors: ParseError[] = [];
  const marked = text.startsWith(BYTE_ORDER_MARK);
  try {
    const read = marked ? text.replace(BYTE_ORDER_MARK, ' ') : text;
    const tree = parseTree(read, parseErrors, { disallowComments: true });
    const errors = firstOfLines(parseErrors.map(syntaxError), text);
    if (marked) errors.unshift(MARKED);
    if (tree) keyErrors(tree, errors);
    return { path, text, value: treeValue(tree), tree, errors };
  } catch {
    const errors = [{ offset: 0, length: 0, reason: 'The file is nested too deeply to be read.' }];
    return { path, text, value: undefined, tree: undefined, errors };
  }
}

/** A file that could not be read, with the reason. */
export function unreadableFile(path: string, reason: string, suggestion?: string): JsonFile {
  const errors = [{ offset: 0, length: 0, reason, ...(suggestion && { suggestion }) }];
  return { path, text: '', value: undefined, tree: undefined, errors };
}
