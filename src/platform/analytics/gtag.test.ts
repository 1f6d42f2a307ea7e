import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const SECRET = 'SECRET99';

/** A page whose address and referrer contain data that must not leak. */
function stubPage(referrer: string) {
  const script: { src?: string; referrerPolicy?: string } = {};
  vi.stubGlobal('location', {
    origin: 'https://brand.example',
    hostname: 'brand.example',
    href: `https://brand.example/reset?code=${SECRET}#${SECRET}`,
    pathname: '/reset',
    search: `?code=${SECRET}`,
    hash: `#${SECRET}`,
  });
  vi.stubGlobal('document', {
    referrer,
    title: SECRET,
    cookie: '',
    createElement: () => script,
    head: { append: vi.fn() },
  });
  return script;
}

/** Every command passed to the Google tag. */
const commands = () => (globalThis.dataLayer ?? []).map((each) => [...(each as unknown[])]);

describe('the Google tag', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('dataLayer', undefined);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('receives a page by its route, without query, hash and title, before its first event', async () => {
    stubPage(`https://brand.example/invite?referralCode=${SECRET}#${SECRET}`);
    const { startGtag } = await import('./gtag.ts');
    const provider = startGtag('G-TEST', 'en');
    const described = (route: string) => ({
      page_location: `https://brand.example${route}`,
      page_title: route,
      page_referrer: 'https://brand.example/',
    });
    expect(commands()).toContainEqual(['set', expect.objectContaining(described('/'))]);
    provider.page('/reset');
    expect(commands()).toContainEqual(['event', 'page_view', described('/reset')]);
    provider.event('registration_opened', {});
    expect(JSON.stringify(commands())).not.toContain(SECRET);
  });

  it.each([
    ['the origin of another site', 'https://search.example/?q=secret', 'https://search.example/'],
    ['the site itself without a referrer', '', 'https://brand.example/'],
    ['the site itself for an app', 'android-app://com.example.mail/', 'https://brand.example/'],
  ])('receives as the referrer %s', async (_, referrer, sent) => {
    stubPage(referrer);
    const { startGtag } = await import('./gtag.ts');
    startGtag('G-TEST', 'en').page('/help');
    expect(commands().at(-1)?.at(2)).toMatchObject({ page_referrer: sent });
  });

  it('is fetched without a referrer', async () => {
    const script = stubPage('');
    const { startGtag } = await import('./gtag.ts');
    startGtag('G-TEST', 'en');
    expect(script).toMatchObject({
      src: 'https://www.googletagmanager.com/gtag/js?id=G-TEST',
      referrerPolicy: 'no-referrer',
    });
  });
});
