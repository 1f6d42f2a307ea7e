import { describe, expect, it } from 'vitest';
import { type Scan, verdictOn } from './verdict.ts';

const scanOf = (
  score: number,
  ...tests: [name: string, pass: boolean, points: number][]
): Scan => ({
  scan: { score, grade: 'A+' },
  tests: Object.fromEntries(
    tests.map(([name, pass, scoreModifier]) => [
      name,
      { pass, scoreModifier, result: `${name}-found` },
    ]),
  ),
});

describe('the verdict on a scan', () => {
  it('passes a site with the minimum score', () => {
    expect(verdictOn(scanOf(120, ['csp', true, 10]))).toMatchObject({ passed: true });
  });

  it('fails a site one point below it, and names the tests without points', () => {
    const verdict = verdictOn(scanOf(119, ['csp', true, 10], ['cookies', true, 0]));
    expect(verdict.passed).toBe(false);
    expect(verdict.text).toContain('cookies: cookies-found (0)');
    expect(verdict.text).not.toContain('csp-found');
  });

  it('fails a site with a failed test, whatever its score', () => {
    expect(verdictOn(scanOf(125, ['csp', false, -5])).passed).toBe(false);
  });

  it('fails a site that could not be scanned', () => {
    expect(verdictOn({ error: 'The site seems to be down.' })).toEqual({
      passed: false,
      text: 'not scanned: The site seems to be down.',
    });
  });
});
