import { describe, expect, it } from 'vitest';
import { pack, unpack } from './pack.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

const FILES = new Map([
  ['index.html', bytes('<p>hello</p>')],
  ['assets/empty.txt', bytes('')],
  ['assets/app.js', bytes('go();\n{"not":"the head"}\n')],
]);

/** Whether a packed file of this path is accepted. */
const accepts = async (path: string) =>
  unpack(await pack(new Map([[path, bytes('text')]])), 'it').then(
    () => true,
    () => false,
  );

describe('a pack', () => {
  it('unpacks to the files that were packed', async () => {
    const files = await unpack(await pack(FILES), 'it');
    const texts = [...files].map(([path, found]) => [path, new TextDecoder().decode(found)]);
    expect(Object.fromEntries(texts)).toEqual({
      'index.html': '<p>hello</p>',
      'assets/empty.txt': '',
      'assets/app.js': 'go();\n{"not":"the head"}\n',
    });
  });

  it('does not depend on the order of the files', async () => {
    expect(await pack(new Map([...FILES].reverse()))).toEqual(await pack(FILES));
  });

  it('is rejected by name if a part of it is missing or changed', async () => {
    const whole = await pack(FILES);
    const message = 'builds/sites/1 is damaged. Remove it';
    await expect(unpack(whole.subarray(0, 40), 'builds/sites/1')).rejects.toThrow(message);
    const changed = Uint8Array.from(whole);
    changed.fill(0x20, whole.length - 12, whole.length - 8);
    await expect(unpack(changed, 'builds/sites/1')).rejects.toThrow(message);
    await expect(unpack(bytes(''), 'builds/sites/1')).rejects.toThrow(message);
  });

  it.each([
    '../outside.html',
    '/etc/outside',
    'assets/../../outside',
    'a\\..\\..\\outside',
    'C:\\outside',
    'a//b',
    './a',
    'a\nb',
    '',
  ])('is rejected with the path %s', async (path) => {
    expect(await accepts('assets/..inside.html')).toBe(true);
    expect(await accepts(path)).toBe(false);
  });
});
