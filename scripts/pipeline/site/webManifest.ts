import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import type { Icons } from '../assets/icons.ts';
import { pathIn } from '../page/languages.ts';

const SHORT_NAME_LENGTH = 12;

/** The inputs of an installed app's manifest. */
export interface WebManifestInput {
  brand: ResolvedBrand;
  language: string;
  description: string;
  icons: Icons;
  /** A CSS colour, for the splash screen and the bars. */
  ground: string;
}

/** The name below an icon: the brand's choice, else as many whole words of its name as fit. */
function shortName({ pwa, name }: ResolvedBrand): string {
  if (pwa.shortName !== undefined) return pwa.shortName;
  if (name.length <= SHORT_NAME_LENGTH) return name;
  const cut = name.slice(0, SHORT_NAME_LENGTH + 1).replace(/\s+\S*$/, '');
  return cut.slice(0, SHORT_NAME_LENGTH);
}

/** `manifest.webmanifest` in one language. All languages are one app, so they share its id and scope. */
export function webManifest(input: WebManifestInput): string {
  const { brand, language, icons } = input;
  const png = (src: string, size: number, purpose: string) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: '/',
    scope: '/',
    start_url: pathIn(brand.languages, language, '/'),
    name: brand.name,
    short_name: shortName(brand),
    description: input.description,
    lang: language,
    display: 'standalone',
    orientation: brand.pwa.orientation,
    background_color: input.ground,
    theme_color: input.ground,
    icons: [
      png(icons.png192, 192, 'any'),
      png(icons.png512, 512, 'any'),
      png(icons.maskable, 512, 'maskable'),
      { src: icons.svg, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
