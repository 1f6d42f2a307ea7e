import type { FirstListRequest } from '#src/app/firstListRequest.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import type { Icons } from '../assets/icons.ts';
import { SHARE_SIZE } from '../assets/shareImage.ts';
import { element, tag } from './escape.ts';
import { addressIn, alternates, pathIn } from './languages.ts';
import type { LcpImage } from './lcp.ts';

type Theme = ResolvedBrand['themes']['default'];

/** The addresses of the scripts of the first view, which the boot script loads. */
export interface PageScripts {
  /** Those to run, each in its own task, in this order; the last one is the entry. */
  run: readonly string[];
  /** Those that these import. */
  follow: readonly string[];
}

/** The addresses as the boot script reads them. */
const scriptList = ({ run, follow }: PageScripts): string =>
  [run, follow]
    .filter(({ length }) => length > 0)
    .map((addresses) => addresses.join(' '))
    .join(',');

/** The common head data of all documents in a brand's language. */
export interface HeadInput {
  brand: ResolvedBrand;
  language: string;
  title: string;
  description: string;
  icons: Icons;
  /** The address of the picture for shared links, relative to the site. */
  shareImage: string;
  /** The colour of the browser's own bars, for each theme of the brand. */
  themeColors: Partial<Record<Theme, string>>;
  /** The whole style sheet of the page, escaped. */
  style: string;
  /** The script before the first paint, escaped. */
  boot: string;
  /** The script that requests the page's first list, escaped, and the list. */
  ask?: { script: string; list: FirstListRequest };
  /** The script that fetches the fonts of the first view, escaped, and their addresses. */
  fonts?: { script: string; addresses: readonly string[] };
  /** Undefined if the app does not start in the page. */
  scripts?: PageScripts;
  /** The document's route, which search engines may list; undefined for the shell and for 404. */
  route?: string;
  /** The likely largest picture of the first view. */
  lcp?: LcpImage;
  /** Search engines must not list the document. */
  unlisted?: boolean;
}

/** Converts BCP 47 to Open Graph's form, with the brand's country: `bn` → `bn_BD`. */
const ogLocale = (language: string, brand: ResolvedBrand): string =>
  `${language}_${brand.market.country}`;

function openGraph(input: HeadInput): string[] {
  const { brand, language, route } = input;
  const property = (name: string, content: string) =>
    tag('meta', { property: `og:${name}`, content });
  const others = brand.languages.supported.filter((other) => other !== language);
  return [
    property('type', 'website'),
    property('site_name', brand.name),
    property('title', input.title),
    property('description', input.description),
    property('image', `https://${brand.domains.main}${input.shareImage}`),
    property('image:width', String(SHARE_SIZE.width)),
    property('image:height', String(SHARE_SIZE.height)),
    ...(route === undefined ? [] : [property('url', addressIn(brand, language, route))]),
    property('locale', ogLocale(language, brand)),
    ...others.map((other) => property('locale:alternate', ogLocale(other, brand))),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

function addresses({ brand, language, route }: HeadInput): string[] {
  if (route === undefined) return [];
  return [
    tag('link', { rel: 'canonical', href: addressIn(brand, language, route) }),
    ...alternates(brand, route).map(([hreflang, href]) =>
      tag('link', { rel: 'alternate', hreflang, href }),
    ),
  ];
}

/** The largest picture is requested before the rest of the page is parsed. */
const preload = ({ href, srcset, sizes, type }: LcpImage): string =>
  tag('link', {
    rel: 'preload',
    as: 'image',
    href,
    imagesrcset: srcset,
    imagesizes: sizes,
    type,
    fetchpriority: 'high',
  });

/** The `<head>` of a document, everything in it escaped. */
export function head(input: HeadInput): string {
  const { brand, language, icons, themeColors } = input;
  const manifest = pathIn(brand.languages, language, '/manifest.webmanifest');
  const lines = [
    tag('meta', { charset: 'utf-8' }),
    tag('meta', {
      name: 'viewport',
      content: 'width=device-width, initial-scale=1, viewport-fit=cover',
    }),
    element('title', {}, input.title),
    tag('meta', { name: 'description', content: input.description }),
    ...(input.unlisted ? [tag('meta', { name: 'robots', content: 'noindex' })] : []),
    tag('meta', {
      name: 'theme-color',
      content: themeColors[brand.themes.default],
      'data-dark': themeColors.dark,
      'data-light': themeColors.light,
    }),
    tag('meta', { name: 'color-scheme', content: brand.themes.available.join(' ') }),
    `<script>${input.boot}</script>`,
    ...(input.fonts
      ? [
          `${tag('script', { 'data-fonts': input.fonts.addresses.join(' ') })}${input.fonts.script}</script>`,
        ]
      : []),
    ...(input.ask
      ? [
          `${tag('script', { 'data-list': JSON.stringify(input.ask.list) })}${input.ask.script}</script>`,
        ]
      : []),
    ...(input.lcp ? [preload(input.lcp)] : []),
    `<style>${input.style}</style>`,
    ...(input.scripts
      ? [tag('meta', { name: 'livery-scripts', content: scriptList(input.scripts) })]
      : []),
    ...addresses(input),
    ...openGraph(input),
    tag('link', { rel: 'manifest', href: manifest }),
    tag('link', { rel: 'icon', href: icons.svg, type: 'image/svg+xml' }),
    tag('link', { rel: 'alternate icon', href: icons.png192, type: 'image/png', sizes: '192x192' }),
    tag('link', { rel: 'apple-touch-icon', href: icons.apple }),
    tag('meta', { name: 'apple-mobile-web-app-title', content: brand.pwa.shortName ?? brand.name }),
  ];
  return lines.join('\n');
}
