import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const SECRET = 'SECRET99';

/** What was pushed to the data layer: commands as lists, messages as they are. */
const pushed = () =>
  (globalThis.dataLayer ?? []).map((each) =>
    Object.prototype.toString.call(each) === '[object Arguments]' ? [...(each as unknown[])] : each,
  );

describe('the tag manager', () => {
  let script: { src?: string; referrerPolicy?: string };

  beforeEach(() => {
    vi.resetModules();
    script = {};
    vi.stubGlobal('dataLayer', undefined);
    vi.stubGlobal('location', { origin: 'https://brand.example', hostname: 'brand.example' });
    vi.stubGlobal('document', {
      referrer: `https://search.example/?q=${SECRET}`,
      title: SECRET,
      cookie: '',
      createElement: () => script,
      head: { append: vi.fn() },
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('forbids code of the container and advertising before the container loads', async () => {
    const { startTagManager } = await import('./tagManager.ts');
    startTagManager('GTM-TEST00');
    const [block, byDefault] = pushed();
    expect(block).toEqual({ 'gtm.blocklist': ['customScripts', 'customPixels'] });
    expect(byDefault).toEqual([
      'consent',
      'default',
      expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'denied' }),
    ]);
    expect(script).toMatchObject({
      src: 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST00',
      referrerPolicy: 'no-referrer',
    });
  });

  it('receives pages by their routes and events by their names', async () => {
    const { startTagManager } = await import('./tagManager.ts');
    const provider = startTagManager('GTM-TEST00');
    provider.page('/help');
    provider.event('registration_method', { method: 'mobile' });
    expect(pushed().slice(-2)).toEqual([
      {
        event: 'page_view',
        page_location: 'https://brand.example/help',
        page_title: '/help',
        page_referrer: 'https://search.example/',
      },
      { event: 'registration_method', method: 'mobile' },
    ]);
    expect(JSON.stringify(pushed())).not.toContain(SECRET);
  });

  it('is told that measuring is no longer allowed, and resumes without loading again', async () => {
    const { startTagManager } = await import('./tagManager.ts');
    startTagManager('GTM-TEST00').stop();
    const denied = expect.objectContaining({ analytics_storage: 'denied' });
    expect(pushed().at(-1)).toEqual(['consent', 'update', denied]);
    startTagManager('GTM-TEST00');
    const granted = expect.objectContaining({ analytics_storage: 'granted' });
    expect(pushed().at(-1)).toEqual(['consent', 'update', granted]);
  });
});
