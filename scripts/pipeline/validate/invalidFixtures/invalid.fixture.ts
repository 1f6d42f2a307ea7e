import { expect, it } from 'vitest';
import type { Diagnostic } from '../diagnostic.ts';
import { diagnosticsIn, ID, type Scratch, scratch } from './scratch.fixture.ts';

/** A diagnostic that an invalid fixture must give. */
interface Expected {
  /** The file in the brand's folder; `brand.json` by default. */
  file?: string;
  /** The text at the diagnostic's place, in the broken file. The start of the file if left out. */
  at?: string;
  /** Where to start looking for `at`. */
  after?: string;
  /** The offending text; by default that of `at`. */
  text?: string;
  rule: string;
  reason: RegExp;
  suggestion?: RegExp;
}

/** One way to make a valid brand invalid, and all expected diagnostics. */
export interface InvalidFixture {
  what: string;
  change: (brand: Scratch) => Promise<void>;
  finds: [Expected, ...Expected[]];
}

/** Line and column of a text, counted without the code under test. */
function placeOf(text: string, needle: string, after: string): { line: number; column: number } {
  const at = text.indexOf(needle, text.indexOf(after));
  if (at < 0) throw new Error(`The file has no ${needle}`);
  const lines = text.slice(0, at).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

async function expected(brand: Scratch, wanted: Expected) {
  const { file = 'brand.json', at, after = '', text = at ?? '', rule, reason, suggestion } = wanted;
  const place =
    at === undefined ? { line: 1, column: 1 } : placeOf(await brand.read(file), at, after);
  return expect.objectContaining({
    file: `${brand.brandsDir}/${ID}/${file}`,
    ...place,
    rule,
    text,
    reason: expect.stringMatching(reason),
    ...(suggestion && { suggestion: expect.stringMatching(suggestion) }),
  });
}

/** Expects exactly these diagnostics, in any order: the third stage's order does not matter. */
const sameDiagnostics = async (brand: Scratch, diagnostics: Diagnostic[], wanted: Expected[]) => {
  const each = await Promise.all(wanted.map((one) => expected(brand, one)));
  expect(diagnostics).toEqual(expect.arrayContaining(each));
  expect(diagnostics).toHaveLength(wanted.length);
};

/** Adds a test for each invalid fixture: exactly these diagnostics, at these places, with these words. */
export function testInvalidFixtures(fixtures: readonly InvalidFixture[]): void {
  it.each(fixtures)('reports $what', async ({ change, finds }) => {
    const brand = await scratch();
    await change(brand);
    await sameDiagnostics(brand, await diagnosticsIn(brand.brandsDir), finds);
  });
}
