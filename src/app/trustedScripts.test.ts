import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { trustedScriptsScript } from '#src/app/trustedScripts.ts';

/** The policy's verdict on an address, in a page of `https://site.test/bn/live`. */
function verdict(url: string, addresses: string[] = []): string | null {
  let decide: (text: string) => string | null = () => null;
  const trustedTypes = {
    createPolicy(_name: string, rules: { createScriptURL: typeof decide }) {
      decide = rules.createScriptURL;
    },
  };
  const world = { trustedTypes, URL, location: { origin: 'https://site.test' } };
  const sources = { paths: ['/assets/', '/sw.js'], addresses };
  runInNewContext(trustedScriptsScript(sources), world);
  return decide(url);
}

describe('the Trusted Types policy of a page', () => {
  it.each(['/assets/client.js', 'https://site.test/assets/a/b.js', '/sw.js'])(
    'allows %s',
    (url) => {
      expect(verdict(url)).toBe(url);
    },
  );

  it.each([
    '/art/upload.js',
    '/assets/../wps/upload',
    '/sw.js/more',
    '//evil.test/assets/client.js',
    'https://evil.test/assets/client.js',
    'https://site.test.evil.test/assets/client.js',
    'data:text/javascript,alert(1)',
    'blob:https://site.test/1',
    'javascript:alert(1)',
  ])('refuses %s', (url) => {
    expect(verdict(url)).toBeNull();
  });

  it('allows the addresses of a third party that the manifest brings in, and no others', () => {
    const third = ['https://www.google.com/recaptcha/'];
    expect(verdict('https://www.google.com/recaptcha/api.js?render=x', third)).not.toBeNull();
    expect(verdict('https://www.google.com/complete/search?jsonp=x', third)).toBeNull();
    expect(verdict('https://www.google.com/recaptcha/api.js')).toBeNull();
  });

  it('leaves a browser without Trusted Types as it is', () => {
    const world = { URL, location: { origin: 'https://site.test' } };
    expect(() =>
      runInNewContext(trustedScriptsScript({ paths: [], addresses: [] }), world),
    ).not.toThrow();
  });
});
