import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { servedSite } from './siteApp.fixture.ts';

const { ask } = servedSite();

describe('the folder of a served site', () => {
  it('is never left, and does not expose its rules', async () => {
    const paths = [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/assets/../../secret.txt',
      '/assets/..%5c..%5csecret.txt',
      '//etc/passwd',
      '/link.txt',
      '/%00',
      '/%zz',
      '/_headers',
      '/_redirects',
      '/%5fheaders',
      '/nginx.conf',
      '/nginx%2econf',
    ];
    for (const path of paths) {
      const { status, body } = await ask(path);
      expect([path, status]).toEqual([path, 404]);
      expect(body.toString()).not.toContain('secret');
    }
  });

  it('serves only its own files, for any path', async () => {
    const part = fc.constantFrom(
      '..',
      '.',
      '%2e%2e',
      '%2f',
      '%5c',
      'secret.txt',
      'site',
      'assets',
      '%c0%ae',
      'link.txt',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 6 }), async (parts) => {
        const { status, body } = await ask(`/${parts.join('/')}`);
        expect(status).toBeLessThan(500);
        expect(body.toString()).not.toContain('secret');
      }),
      { numRuns: 80 },
    );
  });
});
