import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { trustedScriptsScript } from '#src/app/trustedScripts.ts';

const PAGE = 'https://site.test/bn/live';

/** The policy's verdict on an address, in a page of `https://site.test`. */
function verdict(url: string, addresses: string[] = [], baseURI = PAGE): string | null {
  let decide: (text: string) => string | null = () => null;
  const trustedTypes = {
    createPolicy(_name: string, rules: { createScriptURL: typeof decide }) {
      decide = rules.createScriptURL;
    },
  };
  const world = {
    trustedTypes,
    URL,
    location: { origin: 'https://site.test' },
    document: { baseURI },
  };
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
    'https://',
    'https://[',
    'assets/client.js',
    './assets/client.js',
    'sw.js',
    '/assets/%2e%2e/wps/upload',
    '/assets/%2e%2e%2fwps/upload',
    '/assets/..%2Fwps/upload',
    '/assets/..%5cwps/upload',
    '/assets/%252e%252e%252fwps/upload',
    String.raw`/assets\..\wps/upload`,
    String.raw`\\evil.test\assets/client.js`,
    '/assets/.\t./wps/upload',
    '/ASSETS/client.js',
    'https://site.test@evil.test/assets/client.js',
    'http://site.test/assets/client.js',
    'https://site.test:8443/assets/client.js',
    'blob:https://site.test/assets/client.js',
  ])('refuses %s', (url) => {
    expect(verdict(url)).toBeNull();
  });

  it('resolves a relative URL against the base of the document, as the browser does', () => {
    const base = 'https://site.test/assets/deep/';
    expect(verdict('client.js', [], base)).toBe('client.js');
    expect(verdict('../client.js', [], base)).toBe('../client.js');
    expect(verdict('../../client.js', [], base)).toBeNull();
    expect(verdict('/assets/client.js', [], 'https://evil.test/')).toBeNull();
  });

  it('allows other encoded letters, and percent signs in the query', () => {
    for (const url of ['/assets/%E0%A6%95.js', '/assets/client.js?from=%2F..%2F']) {
      expect(verdict(url)).toBe(url);
    }
  });

  it('allows the third-party URLs that the manifest enables, and no others', () => {
    const third = ['https://www.google.com/recaptcha/'];
    expect(verdict('https://www.google.com/recaptcha/api.js?render=x', third)).not.toBeNull();
    expect(verdict('https://www.google.com/complete/search?jsonp=x', third)).toBeNull();
    expect(verdict('https://www.google.com/recaptcha/api.js')).toBeNull();
    expect(verdict('https://www.google.com/recaptcha/..%2fcomplete/search', third)).toBeNull();
    expect(verdict('https://www.google.com/recaptcha/../complete/search', third)).toBeNull();
  });

  it('does nothing in a browser without Trusted Types', () => {
    const world = { URL, location: { origin: 'https://site.test' } };
    expect(() =>
      runInNewContext(trustedScriptsScript({ paths: [], addresses: [] }), world),
    ).not.toThrow();
  });
});
