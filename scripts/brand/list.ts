import { commandLine } from '#scripts/command/commandLine.ts';
import { EXIT, type Exit } from '#scripts/command/exit.ts';
import { asJson, columns, type Io, paint } from '#scripts/command/io.ts';
import { brandIds } from '#scripts/pipeline/brands.ts';
import { siteIdOf, siteSources } from '#scripts/pipeline/markets.ts';
import { type BrandSource, readManifest } from '#scripts/pipeline/readBrand.ts';
import { resolveBrand } from '#scripts/pipeline/resolve.ts';
import { asTexts, lookup } from '#scripts/pipeline/validate/check.ts';
import type { CommonOptions } from './options.ts';

type Listed = Pick<BrandSource, 'id' | 'market' | 'manifest'>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The sites of a brand: its own, and those of its further markets. */
async function sitesOf(brandsDir: string, id: string) {
  const manifest = await readManifest(brandsDir, id);
  return siteSources<Listed>({ id, manifest }).map(summary);
}

function summary({ id, market, manifest }: Listed) {
  const brand = resolveBrand(manifest.value ?? {});
  return {
    id: siteIdOf({ id, ...(market && { market }) }),
    readable: manifest.errors.length === 0,
    name: text(lookup(brand, ['name'])),
    merchantCode: text(lookup(brand, ['merchantCode'])),
    domain: text(lookup(brand, ['domains', 'main'])),
    languages: asTexts(lookup(brand, ['languages', 'supported'])),
    themes: asTexts(lookup(brand, ['themes', 'available'])),
    mode: text(lookup(brand, ['compliance', 'mode'])),
  };
}

/** `list`: the brands of the folder and their further markets, one per line. */
export async function list(options: CommonOptions, io: Io): Promise<Exit> {
  const ids = await brandIds(options.brands);
  const brands = (await Promise.all(ids.map((id) => sitesOf(options.brands, id)))).flat();
  const broken = brands.filter((brand) => !brand.readable);
  if (options.json) io.out(asJson({ brands }));
  else if (brands.length === 0)
    io.out(`No brands yet. Make one with \`${commandLine('brand')} new NAME\`.`);
  else {
    const head = ['BRAND', 'NAME', 'MERCHANT', 'DOMAIN', 'LANGUAGES', 'THEMES', 'MODE'];
    const rows = brands.map((brand) => [
      brand.id,
      brand.name,
      brand.merchantCode,
      brand.domain,
      brand.languages.join(' '),
      brand.themes.join(' '),
      brand.mode,
    ]);
    const [first, ...rest] = columns([head, ...rows]).split('\n');
    io.out([paint('dim', first ?? ''), ...rest].join('\n'));
  }
  for (const { id } of broken)
    io.err(`${id} cannot be read: see \`${commandLine('brand')} check ${id}\``);
  return broken.length > 0 ? EXIT.invalid : EXIT.fine;
}
