import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { PageFault } from './pageFault.ts';

/** The head of a page's file: its texts for search engines, and where the Markdown begins. */
export interface FrontMatter {
  title: string;
  description: string;
  /** The offset of the first character after the head. */
  end: number;
  faults: PageFault[];
}

/** The longest texts: search engines cut longer ones. */
const LONGEST = { title: 60, description: 160 } as const;

const KEYS = Object.keys(LONGEST) as (keyof typeof LONGEST)[];

const isKey = (name: string): name is keyof typeof LONGEST => name in LONGEST;

const HEAD = /^---\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

const EXAMPLE = 'begin the file with ---, title: …, description: … and ---, each on its line';

/** Reads the YAML head of a page's file, which has a title and a description. Never throws: faults are listed. */
export function readFrontMatter(text: string): FrontMatter {
  const found = HEAD.exec(text);
  const yaml = found?.[1];
  if (found?.index !== 0 || yaml === undefined) {
    const reason = 'The page has no head with its title and description.';
    const fault = {
      offset: 0,
      length: 0,
      rule: 'page-title',
      reason,
      suggestion: EXAMPLE,
    } as const;
    return { title: '', description: '', end: 0, faults: [fault] };
  }
  const start = found[0].indexOf('\n') + 1;
  const faults: PageFault[] = [];
  const complain = (offset: number, length: number, reason: string, suggestion?: string) =>
    faults.push({
      ...{ offset: start + offset, length, rule: 'page-title', reason },
      ...(suggestion !== undefined && { suggestion }),
    });
  const document = parseDocument(yaml, { lineCounter: new LineCounter(), prettyErrors: false });
  for (const { pos, message } of document.errors) complain(pos[0], pos[1] - pos[0], `${message}.`);
  const texts = { title: '', description: '' };
  for (const { key, value } of isMap(document.contents) ? document.contents.items : []) {
    if (!isScalar(key) || !key.range) continue;
    const name = String(key.value);
    const [from, to] = key.range;
    if (!isKey(name)) {
      complain(from, to - from, 'The head of a page has a title and a description only.');
      continue;
    }
    const own = isScalar(value) && typeof value.value === 'string' ? value.value.trim() : '';
    if (own === '') complain(from, to - from, `The ${name} must be a text.`);
    else if (own.length > LONGEST[name])
      complain(from, to - from, `The ${name} is longer than ${LONGEST[name]} characters.`);
    texts[name] = own;
  }
  const stated = isMap(document.contents) ? document.contents : undefined;
  for (const name of KEYS.filter((each) => !stated?.has(each)))
    complain(0, 0, `The page has no ${name}.`, `add ${name}: … to its head`);
  return { ...texts, end: found[0].length, faults };
}
