import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codesDocs } from './codesDocs.ts';
import { mergeFragments } from './merge.ts';
import { parseFragment } from './readFragments.ts';
import { failuresTable, operationsTable } from './tables.ts';

const common = readFileSync(
  new URL('../../../schemas/platform/common.yaml', import.meta.url),
  'utf8',
);

/** A fragment of an area with one call, described by its shorthands. */
const fragment = (area: string, call: string, more = '') => `
x-area: { name: ${area}, description: Calls of a test. }
paths:
  /wps/${area}:
    post: { operationId: ${area}Call, summary: A call, description: It does something., ${call} }
components:
  schemas:
    Body_${area}: { type: object, description: A body. }
${more}
`;

const merged = (...sources: [file: string, text: string][]) =>
  mergeFragments([
    parseFragment('common.yaml', common),
    ...sources.map(([file, text]) => parseFragment(file, text)),
  ]);

/** The call of the area `pay`, expanded. */
const written = (call: string, more?: string) =>
  merged(['pay.yaml', fragment('pay', call, more)]).document;

const responses = (described: Record<string, string>) => ({
  paths: {
    '/wps/pay': {
      post: {
        responses: Object.fromEntries(
          Object.entries(described).map(([status, description]) => [
            status,
            { $ref: '#/components/responses/Failure', description },
          ]),
        ),
      },
    },
  },
});
const call = (part: object) => ({ paths: { '/wps/pay': { post: part } } });
const BODY = 'x-body: { $ref: "#/components/schemas/Body_pay" }, x-body-example: { a: 1 }';
const CODE = 'x-codes: { pay_refused: { status: 422, message: No. } }';

describe('a bundled call', () => {
  it('responds in the envelope, with null if it has no value', () => {
    const schemaOf = (value: object) =>
      call({
        responses: {
          200: { content: { 'application/json': { schema: { properties: { value } } } } },
        },
      });
    expect(written('x-value: { type: integer }, x-example: 7')).toMatchObject(
      schemaOf({ type: 'integer' }),
    );
    expect(written('x-writes: true')).toMatchObject(schemaOf({ type: 'null' }));
  });

  it('declares the failures of every call, and its own', () => {
    expect(written('x-failures: [pay_refused]', CODE)).toMatchObject(
      responses({
        400: '`invalid_parameter`',
        403: '`region_restricted`',
        404: '`merchant_unknown`',
        422: '`pay_refused`',
        429: '`too_many_requests`',
        500: '`unexpected_error`',
        503: '`overloaded` or `system_maintenance`',
      }),
    );
  });

  it.each([
    ['session', [{ bearer: [] }], '`region_restricted`'],
    ['anyone', [{}, { bearer: [] }], '`region_restricted`'],
    ['member', [{ bearer: [] }], '`region_restricted` or `real_account_needed`'],
    ['agent', [{ bearer: [] }], '`region_restricted` or `agent_needed`'],
  ])('requires a session for the audience %s', (audience, security, forbidden) => {
    const document = written(`x-audience: ${audience}`);
    expect(document).toMatchObject(call({ security }));
    expect(document).toMatchObject(responses({ 401: '`not_logged_in`', 403: forbidden }));
  });

  it('describes the content of an encrypted body (S7.1)', () => {
    const document = written(`${BODY}, x-encrypted: true`);
    expect(document).toMatchObject(
      responses({
        400: '`invalid_parameter` or `payload_undecodable` or `payload_expired`',
        409: '`payload_replayed`',
        413: '`payload_too_large`',
        415: '`encryption_needed`',
      }),
    );
    const schema = { contentSchema: { $ref: '#/components/schemas/Body_pay' } };
    expect(document).toMatchObject(
      call({ requestBody: { required: true, content: { 'application/jose': { schema } } } }),
    );
  });

  it('requires a key if it is idempotent', () => {
    expect(written(`${BODY}, x-idempotent: true`)).toMatchObject(
      call({
        parameters: [
          { $ref: '#/components/parameters/MerchantCode' },
          { $ref: '#/components/parameters/IdempotencyKey' },
        ],
      }),
    );
  });

  it('includes its codes for the client, the platform and the docs', () => {
    const contract = merged(['pay.yaml', fragment('pay', 'x-failures: [pay_refused]', CODE)]);
    const Code = { enum: expect.arrayContaining(['invalid_parameter', 'pay_refused']) };
    expect(contract.document).toMatchObject({ components: { schemas: { Code } } });
    expect(failuresTable(contract)).toContain('pay_refused: {"status":422,"message":"No."},');
    expect(codesDocs(contract)).toContain('| `pay_refused` | 422 | No. |');
    expect(operationsTable(contract)).toMatch(
      /payCall: \{"area":"pay","method":"post".*pay_refused/,
    );
  });
});

describe('contract fragments', () => {
  const other = fragment('other', 'x-writes: true');
  it.each([
    [
      'the call post /wps/other is in a.yaml and in b.yaml',
      other,
      other.replace('name: other', 'name: more'),
    ],
    ['the operationId otherCall is in a.yaml and in b.yaml', other, other.replace('/wps/', '/x/')],
    ['the area other is in a.yaml and in b.yaml', other, other],
    [
      'the component schemas/Body_other is in a.yaml and in b.yaml',
      other,
      fragment('more', 'x-writes: true').replace('Body_more', 'Body_other'),
    ],
    [
      'the code pay_refused is in a.yaml and in b.yaml',
      fragment('pay', 'x-failures: [pay_refused]', CODE),
      fragment('more', 'x-failures: [pay_refused]', CODE),
    ],
    [
      'b.yaml: moreCall: no fragment describes the code unknown_code',
      other,
      fragment('more', 'x-failures: [unknown_code]'),
    ],
    [
      'b.yaml: no call fails with the code pay_refused',
      other,
      fragment('more', 'x-writes: true', CODE),
    ],
    ['b.yaml has calls and no x-area', other, other.replace(/x-area:.*/, '')],
  ])('are all rejected if %s', (finding, first, second) => {
    expect(() => merged(['a.yaml', first], ['b.yaml', second])).toThrow(finding);
  });

  it.each([
    ['x-audiense: member', 'audiense'],
    ['x-audience: members', 'visitor'],
    ['x-encrypted: true', 'x-body'],
    ['x-body: { $ref: "#/components/schemas/Body_pay" }', 'x-body-example'],
    [`${BODY}, x-body-type: multipart, x-encrypted: true`, 'x-encrypted'],
    ['x-rate: { limit: 0, seconds: 1, per: ip }', 'limit'],
    ['x-value: { type: object }, x-example: {}, responses: { 200: {} }', 'x-value'],
    ['x-value: { type: object }', 'x-example'],
  ])('are rejected if a call has %s', (shorthand, place) => {
    const parse = () => parseFragment('pay.yaml', fragment('pay', shorthand));
    expect(parse).toThrow(/^pay\.yaml: /);
    expect(parse).toThrow(place);
  });

  it('are rejected if a comma has split a text', () => {
    const cut = fragment(
      'pay',
      'x-value: { type: string, description: Plain, no words }, x-example: a',
    );
    expect(() => parseFragment('pay.yaml', cut)).toThrow(
      'pay.yaml: /paths//wps/pay/post/x-value/no words says nothing',
    );
  });

  it('are rejected as invalid YAML, with the position', () => {
    expect(() => parseFragment('pay.yaml', 'paths: [')).toThrow(/^pay\.yaml: .*line 1/s);
  });
});
