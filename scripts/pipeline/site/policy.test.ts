import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { testBrand } from '../brand.fixture.ts';
import { contentSecurityPolicy, scriptSources } from './policy.ts';

const inline = { scripts: ['go()', 'go()'], styles: ['a{}'] };
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The sources of a directive. */
function sources(policy: string, name: string): string[] {
  const found = policy.split('; ').find((directive) => directive.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

describe('the content security policy', () => {
  it('allows inline code only by its hash, each once', () => {
    const policy = contentSecurityPolicy(testBrand(), inline);
    expect(sources(policy, 'script-src')).toEqual(["'strict-dynamic'", hashOf('go()')]);
    expect(sources(policy, 'style-src')).toEqual(["'self'", hashOf('a{}')]);
    expect(policy).not.toContain('unsafe');
  });

  it('has no findings in CSP Evaluator', () => {
    const { csp } = new CspParser(contentSecurityPolicy(testBrand(), inline));
    expect(new CspEvaluator(csp).evaluate()).toEqual([]);
  });

  it('accepts script addresses only from the default Trusted Types policy', () => {
    const policy = contentSecurityPolicy(testBrand(), inline);
    expect(sources(policy, 'require-trusted-types-for')).toEqual(["'script'"]);
    expect(sources(policy, 'trusted-types')).toEqual(['default']);
  });

  it('is the same with links to networks, app stores, a live chat and a status page: a link needs no permission', () => {
    const linked = testBrand({
      support: {
        networks: [{ name: 'Chat', url: 'https://chat.example/brand' }],
        liveChat: { vendor: 'livechat', account: '1234567' },
        statusPage: 'https://status.example/',
      },
      apps: [{ store: 'google-play', url: 'https://store.example/apps/one' }],
    });
    const policy = contentSecurityPolicy(linked, inline);
    expect(policy).toBe(contentSecurityPolicy(testBrand(), inline));
  });

  it('allows nothing that it does not list', () => {
    const policy = contentSecurityPolicy(testBrand(), inline);
    for (const name of ['default-src', 'base-uri', 'object-src', 'frame-ancestors']) {
      expect(sources(policy, name)).toEqual(["'none'"]);
    }
  });

  it('lets games be framed from the site’s own origin only if the platform is there and no other origin is named (S2.8)', () => {
    const policy = contentSecurityPolicy(testBrand(), inline);
    expect(sources(policy, 'frame-src')).toEqual(["'self'"]);
  });

  it('allows the manifest’s origins of pictures and games (S9.5)', () => {
    const platform = {
      baseUrl: 'https://api.zephyr.example/',
      imageCDNs: ['https://img.zephyr.example'],
      launchGameCDNs: ['https://play.zephyr.example'],
      payloadKeys: 'https://keys.zephyr.example/jwks',
    };
    const policy = contentSecurityPolicy(testBrand({ platform }), inline);
    expect(sources(policy, 'img-src')).toContain('https://img.zephyr.example');
    expect(sources(policy, 'frame-src')).toEqual([
      'https://api.zephyr.example',
      'https://play.zephyr.example',
    ]);
    expect(sources(policy, 'connect-src')).toEqual([
      "'self'",
      'blob:',
      'https://api.zephyr.example',
      'wss://api.zephyr.example',
      'https://keys.zephyr.example',
    ]);
  });

  it('allows reCAPTCHA only if it is the manifest’s human check (S3.6)', () => {
    const humanCheck = { provider: 'recaptcha', siteKey: 'key-of-zephyr' } as const;
    const policy = contentSecurityPolicy(testBrand({ humanCheck }), inline);
    expect(scriptSources(testBrand({ humanCheck })).addresses).toEqual([
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ]);
    expect(scriptSources(testBrand()).addresses).toEqual([]);
    expect(sources(policy, 'trusted-types')).toEqual([]);
    expect(sources(policy, 'frame-src')).toContain('https://www.google.com/recaptcha/');
    expect(contentSecurityPolicy(testBrand(), inline)).not.toContain('google');
  });

  it('allows Firebase and its reCAPTCHA if the manifest names Firebase for codes (S7.32)', () => {
    const phone = {
      provider: 'firebase',
      apiKey: 'public-key-of-the-web-app',
      ...{ projectId: 'zephyr-players', appId: '1:1234567890:web:0a1b2c3d' },
    };
    const policy = contentSecurityPolicy(testBrand({ signIn: { phone } }), inline);
    expect(sources(policy, 'connect-src')).toContain('https://identitytoolkit.googleapis.com');
    expect(scriptSources(testBrand({ signIn: { phone } })).addresses).toContain(
      'https://www.google.com/recaptcha/',
    );
    expect(sources(policy, 'frame-src')).toContain('https://www.google.com/recaptcha/');
  });

  it('allows the Google tag only if the manifest has a tag id', () => {
    const measured = testBrand({ analytics: { gtagId: 'G-ZEPHYR00' } });
    const policy = contentSecurityPolicy(measured, inline);
    expect(scriptSources(measured).addresses).toEqual(['https://www.googletagmanager.com/gtag/']);
    expect(sources(policy, 'connect-src')).toContain('https://*.google-analytics.com');
    expect(sources(policy, 'img-src')).toContain('https://*.google-analytics.com');
    expect(sources(policy, 'frame-src')).toEqual(["'self'"]);
    expect(policy).not.toContain('doubleclick');
    expect(contentSecurityPolicy(testBrand(), inline)).not.toContain('google');
  });

  it('allows the hosts of a tag manager, and scripts from no others', () => {
    const hosts = ['region1.google-analytics.com', 'tags.zephyr.example'];
    const managed = testBrand({ analytics: { tagManager: { id: 'GTM-ZEPHYR0', hosts } } });
    const [policy = '', scripts = ''] = contentSecurityPolicy(managed, inline).split(', ');
    const origins = ['https://www.googletagmanager.com', ...hosts.map((host) => `https://${host}`)];
    expect(sources(policy, 'connect-src')).toEqual(["'self'", 'blob:', ...origins]);
    expect(sources(policy, 'img-src')).toEqual(["'self'", 'data:', 'blob:', ...origins]);
    expect(sources(scripts, 'script-src')).toEqual(["'self'", ...origins, hashOf('go()')]);
    expect(scriptSources(managed).addresses).toEqual(origins.map((origin) => `${origin}/`));
  });

  it('allows no provider of social sign-in, whose pages open in their own windows (S7.32)', () => {
    const signIn = { social: { google: { clientId: 'client-of-zephyr' } } };
    expect(contentSecurityPolicy(testBrand({ signIn }), inline)).toBe(
      contentSecurityPolicy(testBrand(), inline),
    );
  });
});
