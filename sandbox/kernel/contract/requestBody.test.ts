import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '#sandbox/testing/client.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { SERVE_MS, serveScratch } from './scratch.fixture.ts';

const call = (id: string, more: string) => `
  /wps/scratch/${id}:
    post: { operationId: ${id}, summary: A, description: A, x-value: { type: object }, x-example: {}, x-body-example: { text: a }, ${more} }`;

const CONTRACT = `
x-area: { name: scratch, description: Calls of a test. }
paths: ${call('note', 'x-body: { $ref: "#/components/schemas/Note" }')}
  ${call('form', 'x-body-type: form, x-body: { $ref: "#/components/schemas/Note" }')}
  ${call('files', 'x-body-type: multipart, x-body: { $ref: "#/components/schemas/Files" }')}
components:
  schemas:
    Note:
      type: object
      additionalProperties: false
      required: [text]
      properties:
        text: { type: string }
        count: { type: integer, default: 7 }
    Files:
      type: object
      additionalProperties: false
      required: [text, images]
      properties:
        text: { type: string }
        images: { type: array, maxItems: 3, items: { type: string, format: binary } }
`;

const echo = ({ body }: { body: unknown }) => body;
const sizes = ({ body: { text, images } }: { body: { text: string; images: File[] } }) => ({
  text,
  images: images.map(({ name, size }) => [name, size]),
});

const platform = testPlatform();
let client: TestClient;
beforeAll(async () => {
  const clientWith = await serveScratch(platform, CONTRACT, {
    note: echo,
    form: echo,
    files: sizes,
  });
  client = clientWith();
}, SERVE_MS);

const MEGABYTE = 1024 * 1024;
const file = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name);
function formOf(fields: [string, string | File][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}
const raw = async (type: string, body: string) => {
  const answer = await client.post('/wps/scratch/note', new Blob([body], { type }));
  return [answer.status, answer.body.code, answer.body.value];
};

describe('a JSON body', () => {
  it('is parsed by the contract, with its defaults', async () => {
    const { body } = await client.post('/wps/scratch/note', { text: 'হ্যালো' });
    expect(body.value).toEqual({ text: 'হ্যালো', count: 7 });
  });

  it.each([
    ['', 'must be JSON', ''],
    ['{"text":', 'must be JSON', ''],
    ['null', 'must be an object', ''],
    ['"text"', 'must be an object', ''],
    ['[]', 'must be an object', ''],
    ['{}', expect.stringContaining('required'), 'text'],
    ['{"text":5}', 'must be string', 'text'],
    ['{"text":"a","count":"5"}', 'must be integer', 'count'],
    ['{"text":"a","__proto__":{"x":1}}', 'is not known', '__proto__'],
    ['{"text":"a","more":1}', 'is not known', 'more'],
  ])('of %s is rejected by name', async (text, reason, name) => {
    expect(await raw('application/json', text)).toEqual([
      400,
      'invalid_parameter',
      { parameters: [{ in: 'body', name, reason }] },
    ]);
  });

  it('of another content type is rejected', async () => {
    expect(await raw('text/plain', '{"text":"a"}')).toEqual([415, 'media_type_unsupported', null]);
    expect((await client.post('/wps/scratch/note')).body.code).toBe('media_type_unsupported');
  });

  it('over 1 MB is rejected', async () => {
    const { status } = await client.post('/wps/scratch/note', { text: 'a'.repeat(MEGABYTE - 20) });
    expect(status).toBe(200);
    const { body } = await client.post('/wps/scratch/note', { text: 'a'.repeat(MEGABYTE) });
    expect(body.code).toBe('payload_too_large');
  });

  it('never returns a 5xx status, for any content', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), async (text) => {
        const [status] = await raw('application/json', text);
        expect([200, 400]).toContain(status);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a form body', () => {
  it('is parsed into its fields', async () => {
    const { body } = await client.post('/wps/scratch/form', new URLSearchParams({ text: 'a&b' }));
    expect(body.value).toEqual({ text: 'a&b', count: 7 });
  });

  it('is rejected for an additional field', async () => {
    const fields = new URLSearchParams([
      ['text', 'a'],
      ['text', 'b'],
    ]);
    const { body } = await client.post('/wps/scratch/form', fields);
    expect(body.value).toMatchObject({ parameters: [{ name: 'text', reason: 'must be string' }] });
  });
});

describe('a multipart body', () => {
  it.each([1, 3])('with %i files is parsed into a list', async (count) => {
    const images = Array.from({ length: count }, (_, index): [string, File] => [
      'images',
      file(`${index}.png`, 10 + index),
    ]);
    const { body } = await client.post('/wps/scratch/files', formOf([['text', 'a'], ...images]));
    expect(body.value).toEqual({
      text: 'a',
      images: images.map(([, { name, size }]) => [name, size]),
    });
  });

  it('is rejected for a missing file, a text instead of a file, or too many files', async () => {
    const images = Array.from({ length: 4 }, (): [string, File] => ['images', file('a', 1)]);
    for (const [fields, reason] of [
      [[], 'must have required property'],
      [[['images', 'text']], 'must be a file'],
      [images, 'must NOT have more than 3 items'],
    ] satisfies [[string, string | File][], string][]) {
      const { body } = await client.post('/wps/scratch/files', formOf([['text', 'a'], ...fields]));
      expect(body.code).toBe('invalid_parameter');
      expect(JSON.stringify(body.value)).toContain(reason);
    }
  });

  it('is at most 16 MB large', async () => {
    const large = async (bytes: number) => {
      const form = new Response(
        formOf([
          ['text', 'a'],
          ['images', file('a', bytes)],
        ]),
      );
      return client.post('/wps/scratch/files', await form.blob());
    };
    expect((await large(15 * MEGABYTE)).status).toBe(200);
    expect((await large(16 * MEGABYTE)).body.code).toBe('payload_too_large');
  });
});
