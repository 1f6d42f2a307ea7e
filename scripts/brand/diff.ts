import { EXIT, type Exit } from '#scripts/command/exit.ts';
import { asJson, type Io } from '#scripts/command/io.ts';
import { readNamed } from '#scripts/pipeline/brands.ts';
import type { BrandSource } from '#scripts/pipeline/readBrand.ts';
import { resolveBrand } from '#scripts/pipeline/resolve.ts';
import { buildTheme } from '#scripts/pipeline/theme/buildTheme.ts';
import { measuresOf } from '#scripts/pipeline/validate/look.ts';
import { report } from '#scripts/pipeline/validate/report.ts';
import { syntaxDiagnostics } from '#scripts/pipeline/validate/syntax.ts';
import { themesOf } from '#scripts/pipeline/validate/themes.ts';
import { comparison, type WholeBrand, worded } from './comparison.ts';
import type { CommonOptions } from './options.ts';

async function wholeOf(source: BrandSource): Promise<WholeBrand> {
  const brand = resolveBrand(source.manifest.value ?? {});
  const { values } = await buildTheme(source.tokens, themesOf(brand), measuresOf(brand));
  const locales = Object.entries(source.locales).map(([language, file]) => [language, file.value]);
  return { brand, tokens: { ...values }, messages: Object.fromEntries(locales) };
}

/** `diff A B`: how two resolved brands, their tokens and messages differ. */
export async function diff(a: string, b: string, options: CommonOptions, io: Io): Promise<Exit> {
  const left = await readNamed(options.brands, a);
  const right = await readNamed(options.brands, b);
  const broken = [left, right].flatMap(({ manifest }) => syntaxDiagnostics(manifest));
  if (broken.length > 0) {
    io.err(report(broken));
    return EXIT.invalid;
  }
  const found = comparison(await wholeOf(left), await wholeOf(right));
  if (options.json) io.out(asJson({ a, b, ...found }));
  else io.out(worded(found, a, b) || `${a} and ${b} do not differ.`);
  return EXIT.fine;
}
