import fc from 'fast-check';
import { type Node, parse, parseTree } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import { ROOT } from '#scripts/roots/roots.ts';
import { readCatalogue } from '../messages.ts';
import { lookup } from '../validate/check.ts';
import { carry, MANIFEST } from './carry.ts';
import names from './steps/messageNames.json' with { type: 'json' };
import { newestOf, STEPS } from './steps.ts';

const MESSAGES = 'locales/en.json';
const UP = { from: 1, to: newestOf(STEPS) };
const DOWN = { from: newestOf(STEPS), to: 1 };

const up = (path: string, text: string): string => carry(path, text, UP, STEPS).text;
const back = (path: string, text: string): string =>
  carry(path, carry(path, text, UP, STEPS).text, DOWN, STEPS).text;

/** Text as people write it: indented, and with a comment before each value and behind some. */
const commented = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(/^( +)"/gm, '$1// note\n$1"');

/** Sets a value at a path of keys. */
function put(object: Record<string, unknown>, [key = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) object[key] = value;
  else {
    const child = typeof object[key] === 'object' && object[key] !== null ? object[key] : {};
    object[key] = child;
    put(child as Record<string, unknown>, rest, value);
  }
}

/** Messages of the first version: some of those that have another name now, beside others. */
const firstMessages = (leaf: fc.Arbitrary<unknown> = fc.string()) =>
  fc
    .subarray([...Object.keys(names), 'lobby.heading', 'notFound.title'])
    .chain((keys) => fc.tuple(...keys.map((key) => leaf.map((value) => [key, value] as const))))
    .map((entries) => {
      const messages = {};
      for (const [key, value] of entries) put(messages, key.split('.'), value);
      return messages;
    });

/** The text with a number of its own for each comment. */
function numbered(text: string): string {
  let last = 0;
  return text.replaceAll('// note', () => {
    last += 1;
    return `// note ${last}.`;
  });
}

const notesIn = (text: string): string[] => (text.match(/\/\/ note \d+\./g) ?? []).sort();

/** The values of a file that are no objects. */
function leavesIn(text: string, node = parseTree(text)): Node[] {
  if (node?.type === 'property') return leavesIn(text, node.children?.[1]);
  return node?.type === 'object'
    ? (node.children ?? []).flatMap((child) => leavesIn(text, child))
    : node
      ? [node]
      : [];
}

const valuesIn = (text: string): unknown[] =>
  leavesIn(text)
    .map(({ value }) => JSON.stringify(value))
    .sort();

/** Manifests of the first version, whose platforms had the keys at one address of their own. */
const firstManifest = fc.record(
  {
    $schema: fc.constant('../../schemas/brand.schema.json'),
    id: fc.constant('zephyr'),
    platform: fc.record(
      {
        baseUrl: fc.constant('/'),
        payloadKeys: fc.constantFrom('/wps/system/keys', 'https://keys.example/payload'),
      },
      { requiredKeys: [] },
    ),
    market: fc.record({ minimumAge: fc.integer({ min: 18, max: 25 }) }),
  },
  { requiredKeys: ['id'] },
);

describe('the way back from the current version to the first', () => {
  it('restores the text of a manifest with one value per line, including comments', () => {
    fc.assert(
      fc.property(firstManifest, fc.constantFrom('\n', '\r\n'), (manifest, eol) => {
        for (const written of [JSON.stringify(manifest, null, 2), commented(manifest)]) {
          const text = written.replaceAll('\n', eol);
          expect(back(MANIFEST, text)).toBe(text);
        }
      }),
    );
  });

  it('restores the values of a manifest in one line', () => {
    fc.assert(
      fc.property(firstManifest, (manifest) => {
        expect(parse(back(MANIFEST, JSON.stringify(manifest)))).toEqual(manifest);
      }),
    );
  });

  it('restores the messages, in any order', () => {
    fc.assert(
      fc.property(firstMessages(), (messages) => {
        expect(parse(back(MESSAGES, JSON.stringify(messages, null, 2)))).toEqual(messages);
        expect(parse(back(MESSAGES, commented(messages)))).toEqual(messages);
      }),
    );
  });

  it('restores the tokens, except those that were removed', () => {
    const leading = { body: { $value: 1.5 }, bengali: { $value: 1.7 } };
    const text = JSON.stringify({ font: { leading } }, null, 2);
    expect(parse(back('tokens/base.json', text))).toEqual({
      font: { leading: { body: { $value: 1.5 } } },
    });
  });
});

describe('the way forward', () => {
  it('changes nothing that has been carried already', () => {
    fc.assert(
      fc.property(firstMessages(), firstManifest, (messages, manifest) => {
        for (const [path, value] of [
          [MESSAGES, messages] as const,
          [MANIFEST, manifest] as const,
        ]) {
          const once = up(path, commented(value));
          expect(up(path, once)).toBe(once);
        }
      }),
    );
  });

  it('does not change a manifest that is not an object', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.array(fc.jsonValue()), fc.constant(null), fc.integer(), fc.string()),
        (value) => {
          const text = JSON.stringify(value);
          expect(up(MANIFEST, text)).toBe(text);
          expect(back(MANIFEST, text)).toBe(text);
        },
      ),
    );
  });

  it('moves objects as they are written, with the comments in them', () => {
    fc.assert(
      fc.property(
        firstMessages(fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.string())),
        fc.constantFrom('\n', '\r\n'),
        (messages, eol) => {
          const text = numbered(commented(messages)).replaceAll('\n', eol);
          const carried = up(MESSAGES, text);
          expect(notesIn(carried)).toEqual(notesIn(text));
          expect(valuesIn(carried)).toEqual(valuesIn(text));
        },
      ),
    );
  });

  it('indents what it moves for its new place', () => {
    const text = `{
  "agentTeam": {
    "member": {
      "rebate": {
        // as agreed
        "a": "b"
      },
      "balance": "c" // of today
    }
  }
}`;
    expect(up(MESSAGES, text)).toBe(`{
  "agentTeam": {
    "member": {
      // of today
    },
    "balance": "c",
    "rebate": {
      "title": {
        // as agreed
        "a": "b"
      }
    }
  }
}`);
  });

  it('shows where a value was that has another parent', () => {
    fc.assert(
      fc.property(
        firstMessages(fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer())),
        fc.boolean(),
        (messages, isOneLine) => {
          const text = numbered(isOneLine ? JSON.stringify(messages) : commented(messages));
          const { text: carried, originOf } = carry(MESSAGES, text, UP, STEPS);
          for (const { offset, length } of leavesIn(carried)) {
            const from = originOf(offset);
            expect(text.slice(from, originOf(offset + length))).toBe(
              carried.slice(offset, offset + length),
            );
          }
        },
      ),
    );
  });

  it('keeps every comment, and the order of what stays', () => {
    fc.assert(
      fc.property(firstMessages(), (messages) => {
        const text = commented(messages);
        const carried = up(MESSAGES, text);
        expect(carried.match(/\/\/ note/g)?.length).toBe(text.match(/\/\/ note/g)?.length);
        const kept = Object.keys(parse(carried)).filter((key) => key in messages);
        expect(kept).toEqual(Object.keys(messages).filter((key) => kept.includes(key)));
      }),
    );
  });

  it('leaves both messages where a folder has the old name and the new one', () => {
    const text = '{ "deposit": { "tell": { "submit": "a" }, "report": { "submit": "b" } } }';
    expect(up(MESSAGES, text)).toBe(text);
  });

  it('writes what it adds in the style of the file', () => {
    expect(up(MANIFEST, '{\r\n\t"$schema": "x",\r\n\t"id": "a"\r\n}\r\n')).toBe(
      '{\r\n\t"$schema": "x",\r\n\t"schemaVersion": 2,\r\n\t"id": "a"\r\n}\r\n',
    );
  });
});

it('each message of the table has its new name in the catalogue, and not its old one', () => {
  const catalogue = readCatalogue(ROOT)[SOURCE];
  const has = (name: string) => lookup(catalogue, name.split('.')) !== undefined;
  expect(Object.values(names).filter((name) => !has(name))).toEqual([]);
  expect(Object.keys(names).filter(has)).toEqual([]);
});
