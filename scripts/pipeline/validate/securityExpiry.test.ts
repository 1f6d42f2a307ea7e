import { describe, expect, it } from 'vitest';
import { parseJsonFile } from '../jsonFile.ts';
import { securityExpiry } from './securityExpiry.ts';

const manifest = (expires: unknown) =>
  parseJsonFile(
    'brands/x/brand.json',
    `{\n  "security": {\n    "expires": ${JSON.stringify(expires)}\n  }\n}\n`,
  );
const reasons = (expires: unknown, now: string) =>
  securityExpiry(manifest(expires), new Date(now)).map(({ reason }) => reason);

describe('the expiry of security.txt', () => {
  it('is reported with its file and line', () => {
    expect(securityExpiry(manifest('2027-10-31'), new Date('2028-01-01T00:00:00Z'))).toMatchObject([
      {
        ...{ file: 'brands/x/brand.json', line: 3, column: 16, text: '"2027-10-31"' },
        rule: 'security-expiry',
      },
    ]);
  });

  it.each([
    ['2027-11-01T00:00:00Z', '`security.txt` has expired: researchers may no longer trust it.'],
    ['2027-10-31T23:59:58Z', '`security.txt` expires today.'],
    ['2027-10-30T12:00:00Z', '`security.txt` expires in 1 day.'],
    ['2027-10-02T12:00:00Z', '`security.txt` expires in 29 days.'],
  ])('is reported at %s with: %s', (now, reason) => {
    expect(reasons('2027-10-31', now)).toEqual([reason]);
  });

  it('is not reported 30 days in advance', () => {
    expect(reasons('2027-10-31', '2027-10-01T23:59:59Z')).toEqual([]);
  });

  it.each([undefined, 7, 'soon', '2027-13-45'])('is left to the schema if it is %s', (expires) => {
    expect(reasons(expires ?? null, '2030-01-01T00:00:00Z')).toEqual([]);
  });

  it('is not reported if the manifest has no contacts', () => {
    expect(securityExpiry(parseJsonFile('brands/x/brand.json', '{}'), new Date())).toEqual([]);
  });
});
