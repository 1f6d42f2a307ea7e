import fc from 'fast-check';
import { parametersOf } from '#sandbox/kernel/contract/examples.fixture.ts';
import { RULES } from '#sandbox/kernel/contract/operationRule.ts';
import type { OperationsById } from '#sandbox/kernel/contract/operationsById.ts';
import { isObject } from '#scripts/pipeline/jsonFile.ts';
import type { Draft } from './draft.fixture.ts';

/** A corruption of a call into an invalid one. */
type Corruption = (draft: Draft) => void;

/** Texts that are known to break programs. */
export const INJECTIONS = [
  "'; DROP TABLE member; --",
  "' OR '1'='1",
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '{{7*7}}',
  '\u0000',
  'a\u0000b',
  '\u202e',
  '__proto__',
  '০১৭০০০০০০০০',
  '1e999',
  '-0.00',
  '99999999999999999999',
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  '🂡'.repeat(60),
  'x'.repeat(20_000),
];

const text = fc.oneof(
  fc.constantFrom(...INJECTIONS),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.integer().map(String),
);
const value: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.constantFrom(null, true, 0, -1, 0.1, 1e308, [], {}, [null], { length: 1 }),
  fc.jsonValue({ maxDepth: 2 }),
);
/** Generates text that a header can contain. */
const token = fc.oneof(
  fc.constantFrom('', 'x', 'NOBODY99', "' OR 1=1", 'Bearer', 'a'.repeat(300)),
  fc.string({ unit: 'grapheme-ascii', maxLength: 20 }).map((one) => one.trim()),
);

const DEEP = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
const BODIES = [
  '',
  '{',
  '[]',
  'null',
  '"x"',
  '0',
  DEEP,
  '\ufeff{}',
  '{"__proto__":{"admin":true}}',
];
const JWES = ['', 'a.b.c.d.e', '....', 'eyJhbGciOiJub25lIn0....', 'x'.repeat(5000), '{}'];
const TYPES = [
  'application/json',
  'application/jose',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'text/plain',
  'x',
];
const PARTS = [
  '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1',
  '--x\r\n\r\n--x--',
  '--x--\r\n',
  'garbage',
];

/** Replaces the whole body with one of another type. */
const rawBody = fc
  .tuple(fc.constantFrom(...BODIES, ...JWES, ...PARTS), fc.constantFrom(...TYPES))
  .map(([content, type]): Corruption => {
    return (draft) => {
      draft.body = new Blob([content], { type });
      draft.headers['Content-Type'] = type;
    };
  });

/** Sets a known or unknown field of the body to any value, or removes it. */
const field = fc.tuple(fc.nat(), fc.oneof(value, fc.constant(undefined)), text).map(
  ([index, given, unknown]): Corruption =>
    (draft) => {
      if (!isObject(draft.body) || draft.body instanceof Blob) return;
      const names = [...Object.keys(draft.body), unknown];
      draft.body = { ...draft.body, [names[index % names.length] ?? unknown]: given };
    },
);

/** Generates the corruptions that apply to a call. */
export function corruptions(contract: OperationsById, draft: Draft): fc.Arbitrary<Corruption> {
  const parameters = parametersOf(contract, draft.id);
  const namesIn = (place: string) =>
    parameters.filter((one) => one.in === place).map(({ name }) => name);
  const inPath = namesIn('path');
  const { body } = RULES[draft.id];
  const query = fc.tuple(fc.oneof(fc.constantFrom('surprise', ...namesIn('query')), text), text);
  const ways: fc.Arbitrary<Corruption>[] = [
    query.map(([name, given]) => (one) => {
      one.query[name] = given;
    }),
    fc
      .tuple(fc.constantFrom('Merchant-Code', 'Idempotency-Key', 'Client-Key'), token)
      .map(([name, given]) => (one) => {
        one.headers[name] = given;
      }),
  ];
  if (inPath.length > 0) {
    ways.push(
      fc.tuple(fc.constantFrom(...inPath), text).map(([name, given]) => (one) => {
        one.path[name] = given;
      }),
    );
  }
  if (body) ways.push(rawBody);
  if (body && isObject(draft.body)) ways.push(field, field, field);
  return fc.oneof(...ways);
}
