import { describe, expect, it } from 'vitest';
import {
  CONSENT_SCREEN,
  CONTRACT_SCREEN,
  registry,
  SYSTEM_SCREENS,
} from '#src/modules/registry.ts';
import { testBrand } from './brand.fixture.ts';
import { brandChunks } from './chunks.ts';
import { type ClientGraph, ENTRY, RETURN_ENTRY, screenFile } from './compile/graph.ts';

const screens = [...new Set([...registry.map((row) => row.screen), ...SYSTEM_SCREENS])];
const GTAG = 'src/platform/analytics/gtag.ts';
const MANAGER = 'src/platform/analytics/tagManager.ts';
const consent = screenFile(CONSENT_SCREEN);
const offers = screenFile(CONTRACT_SCREEN);
const CHOICE = 'src/features/legal/ConsentChoice.tsx';
const EVENTS = 'src/session/analytics/measureByConsent.ts';
const chunkOf = (screen: string) => `assets/${screen.replace('/', '-')}.js`;

const SOCIAL = 'src/session/login/SocialSignIn.tsx';

/** A client with one chunk per screen. */
const graph: ClientGraph = {
  [ENTRY]: {
    file: 'assets/client.js',
    dynamicImports: [...screens.map(screenFile), SOCIAL, consent, offers, CHOICE, EVENTS],
  },
  [RETURN_ENTRY]: { file: 'assets/signedIn.js' },
  [consent]: { file: 'assets/consent.js', dynamicImports: [GTAG, MANAGER] },
  [offers]: { file: 'assets/offers.js' },
  [GTAG]: { file: 'assets/gtag.js' },
  [MANAGER]: { file: 'assets/manager.js' },
  [CHOICE]: { file: 'assets/choice.js' },
  [EVENTS]: { file: 'assets/events.js' },
  [SOCIAL]: { file: 'assets/social.js' },
  ...Object.fromEntries(screens.map((screen) => [screenFile(screen), { file: chunkOf(screen) }])),
};

describe('the chunks of a site', () => {
  it('include every screen for a brand with all modules', () => {
    const on = Object.fromEntries(Object.keys(testBrand().modules).map((name) => [name, true]));
    expect(brandChunks(graph, testBrand({ modules: on }))).toHaveLength(screens.length + 2);
  });

  it('include social sign-in only if the manifest names a provider (S7.32)', () => {
    const own = ['assets/signedIn.js', 'assets/social.js'];
    const signIn = { social: { google: { clientId: 'client-of-site' } } };
    expect(brandChunks(graph, testBrand({ signIn }))).toEqual(expect.arrayContaining(own));
    const plain = brandChunks(graph, testBrand());
    expect(plain.filter((file) => own.includes(file))).toEqual([]);
  });

  it('include the consent bar and the Google tag only if the manifest has a tag id', () => {
    const own = ['consent', 'gtag', 'choice', 'events'].map((name) => `assets/${name}.js`);
    const analytics = { gtagId: 'G-ZEPHYR00' };
    expect(brandChunks(graph, testBrand({ analytics }))).toEqual(expect.arrayContaining(own));
    const plain = brandChunks(graph, testBrand());
    expect(plain.filter((file) => own.includes(file))).toEqual([]);
  });

  it('include one of the Google tag and the tag manager, as the manifest says', () => {
    const tagManager = { id: 'GTM-ZEPHYR0', hosts: ['tags.zephyr.example'] };
    const filesWith = (analytics: object) => brandChunks(graph, testBrand({ analytics }));
    expect(filesWith({ tagManager })).toEqual(
      expect.arrayContaining(['assets/consent.js', 'assets/manager.js']),
    );
    expect(filesWith({ tagManager })).not.toContain('assets/gtag.js');
    expect(filesWith({ gtagId: 'G-ZEPHYR00' })).not.toContain('assets/manager.js');
  });

  it('include the popup for contract offers only if the brand has an agent centre (S2.15)', () => {
    const { modules } = testBrand();
    const filesWith = (agent: boolean) =>
      brandChunks(graph, testBrand({ modules: { ...modules, agent } }));
    expect(filesWith(true)).toContain('assets/offers.js');
    expect(filesWith(false)).not.toContain('assets/offers.js');
  });

  it('leave out screens of other brands, and keep the system’s screens', () => {
    const brand = { ...testBrand(), categories: [] };
    const lost = registry.filter(
      ({ category, screen }) =>
        category !== undefined &&
        !registry.some((row) => row.screen === screen && row.category === undefined),
    );
    const files = brandChunks(graph, brand);
    for (const { screen } of lost) expect(files).not.toContain(chunkOf(screen));
    for (const screen of SYSTEM_SCREENS) expect(files).toContain(chunkOf(screen));
    expect(lost.length).toBeGreaterThan(0);
  });
});
