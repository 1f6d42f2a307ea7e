import { describe, expect, it } from 'vitest';
import { PAGE_DATA_ID, type PageData } from '#src/brand/page.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { testBrand } from '../brand.fixture.ts';
import { type DocumentInput, documentHtml } from './document.ts';

const picture = { src: '/assets/logo.svg', width: 10, height: 10, sources: [] };
const banners = { w_home: [], w_login: [], w_register: [], w_forget: [], w_leftmenu: [] };

function input(brand: ResolvedBrand, over: Partial<DocumentInput> = {}): DocumentInput {
  const { branding, seo, markets, ...rest } = brand;
  const page: PageData = {
    brand: {
      ...rest,
      ...{ languages: { ...brand.languages, facts: {} }, look: branding.look },
      ...{ logo: picture, banners, otherSites: [] },
    },
    language: 'bn',
    direction: 'ltr',
    title: brand.name,
    prerendered: '/',
    messages: {},
    messageFiles: {},
  };
  return {
    brand,
    language: 'bn',
    direction: 'ltr',
    title: brand.name,
    description: 'A site.',
    icons: {
      svg: '/i.svg',
      apple: '/a.png',
      png192: '/192.png',
      png512: '/512.png',
      maskable: '/m.png',
    },
    shareImage: '/assets/share.jpg',
    themeColors: { dark: '#000001', light: '#fffffe' },
    style: 'body{margin:0}',
    boot: 'boot()',
    scripts: { run: ['/assets/libraries.js', '/assets/client.js'], follow: ['/assets/lobby.js'] },
    route: '/',
    html: '<main>Hi</main>',
    page,
    ...over,
  };
}

describe('an HTML document', () => {
  it('states its language, direction and theme', () => {
    expect(documentHtml(input(testBrand()))).toContain(
      '<html lang="bn" dir="ltr" data-theme="dark">',
    );
  });

  it('has its own canonical address, those of its translations, and the default', () => {
    const html = documentHtml(input(testBrand()));
    expect(html).toContain('<link rel="canonical" href="https://zephyr.example/bn/">');
    expect(html).toContain('<link rel="alternate" hreflang="en" href="https://zephyr.example/">');
    expect(html).toContain(
      '<link rel="alternate" hreflang="bn" href="https://zephyr.example/bn/">',
    );
    expect(html).toContain(
      '<link rel="alternate" hreflang="x-default" href="https://zephyr.example/">',
    );
    expect(html).toContain('<meta property="og:url" content="https://zephyr.example/bn/">');
    expect(html).toContain('<meta property="og:locale" content="bn_BD">');
  });

  it('has no canonical address if it serves several, and is not indexed if it is the not-found page', () => {
    const { route, ...rest } = input(testBrand());
    const html = documentHtml({ ...rest, unlisted: true });
    expect(html).not.toMatch(/canonical|hreflang|og:url/);
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it('states the colour of each theme before the script that selects one', () => {
    const html = documentHtml(input(testBrand()));
    const colour =
      '<meta name="theme-color" content="#000001" data-dark="#000001" data-light="#fffffe">';
    expect(html.indexOf(colour)).toBeGreaterThan(0);
    expect(html.indexOf(colour)).toBeLessThan(html.indexOf('<script>boot()</script>'));
  });

  it('requests the page’s first list after the script that may redirect', () => {
    const html = documentHtml(
      input(testBrand(), {
        ask: {
          script: 'ask()',
          list: { list: '/list?a=1&b=2', entries: 'list', picture: 'image', unless: [] },
        },
      }),
    );
    expect(html).toContain(
      '<script>boot()</script>\n<script data-list="{&quot;list&quot;:&quot;/list?a=1&amp;b=2&quot;,&quot;entries&quot;:&quot;list&quot;,&quot;picture&quot;:&quot;image&quot;,&quot;unless&quot;:[]}">ask()</script>',
    );
    expect(documentHtml(input(testBrand()))).not.toContain('ask()');
  });

  it('fetches the fonts of its first view, after the script that knows whether data is saved', () => {
    const fonts = { script: 'fetchFonts()', addresses: ['/a.woff2', '/b.woff2'] };
    expect(documentHtml(input(testBrand(), { fonts }))).toContain(
      '<script>boot()</script>\n<script data-fonts="/a.woff2 /b.woff2">fetchFonts()</script>',
    );
    expect(documentHtml(input(testBrand()))).not.toContain('data-fonts');
  });

  it('lists the scripts of the first view for the boot script, the earliest first', () => {
    expect(documentHtml(input(testBrand()))).toContain(
      '<meta name="livery-scripts" content="/assets/libraries.js /assets/client.js,/assets/lobby.js">',
    );
  });

  it('starts no app if it has none: no script and no data', () => {
    const { scripts, page, ...rest } = input(testBrand());
    const html = documentHtml(rest);
    expect(html).not.toContain('livery-scripts');
    expect(html).not.toContain(PAGE_DATA_ID);
    expect(html.match(/<script/g)).toHaveLength(1);
  });

  it('preloads the largest picture in the format that the page displays', () => {
    const lcp = { href: '/b.jpg', srcset: '/b.avif 480w', sizes: '100vw', type: 'image/avif' };
    expect(documentHtml(input(testBrand(), { lcp }))).toContain(
      '<link rel="preload" as="image" href="/b.jpg" imagesrcset="/b.avif 480w" imagesizes="100vw" type="image/avif" fetchpriority="high">',
    );
  });

  it('renders a hostile name as text and data, never as markup', () => {
    const name = '"><script>alert(1)</script><!-- </title></style>';
    const html = documentHtml(input(testBrand({ name })));
    expect(html).not.toContain('<script>alert');
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html.match(/<\/title>/g)).toHaveLength(1);
    const data = html.split(`id="${PAGE_DATA_ID}">`)[1]?.split('</script>')[0] ?? '';
    expect(JSON.parse(data).brand.name).toBe(name);
  });
});
