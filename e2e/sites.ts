import { join } from 'node:path';
import { readMerchants } from '#sandbox/kernel/readMerchants.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { ROOT } from '../scripts/setup/packages.mjs';

/** The port that reports when every site is ready; the sites have the following ones. It is below the range of ephemeral ports. */
export const READY_PORT = Number(process.env.E2E_PORT ?? 24_700);

/** A built site with a sandbox behind it. */
export interface Site {
  brand: ResolvedBrand;
  dir: string;
  port: number;
  origin: string;
}

const merchants = await readMerchants(join(ROOT, 'brands'));

function site(brand: ResolvedBrand, port: number): Site {
  return { brand, port, dir: join(ROOT, 'dist', brand.id), origin: `http://localhost:${port}` };
}

/** The site of every brand. Their sandbox stays as it is, so journeys can run side by side. */
export const SITES: readonly Site[] = merchants.map(({ brand }, index) =>
  site(brand, READY_PORT + 1 + index),
);

/** The path of a route in a language of the site: the default language has no prefix. */
export function pathIn({ brand }: Site, language: string, route = '/'): string {
  return language === brand.languages.default ? route : `/${language}${route}`;
}
