import { EXIT, type Exit } from '#scripts/command/exit.ts';
import { asJson, columns, type Io, paint } from '#scripts/command/io.ts';
import { readNamed } from '#scripts/pipeline/brands.ts';
import { type ExplainedValue, explainBrand, resolveBrand } from '#scripts/pipeline/resolve.ts';
import { shownKey } from '#scripts/pipeline/validate/explain.ts';
import { report } from '#scripts/pipeline/validate/report.ts';
import { manifestDiagnostics } from '#scripts/pipeline/validate/validateBrands.ts';
import { artWords } from './artWords.ts';
import { lookWords } from './lookWords.ts';
import type { CommonOptions } from './options.ts';

export interface ShowOptions extends CommonOptions {
  explain: boolean;
}

const shownOrigin = ({ origin }: ExplainedValue): string =>
  origin.from === 'default' ? paint('dim', 'default') : `${origin.file}:${origin.line}`;

const bare = (value: ExplainedValue): string => shownKey(value.path).replaceAll('`', '');

/** What a value of the look means, in words. */
function wordsOf({ path: [group, part, choice, ...place], value }: ExplainedValue): string[] {
  if (group !== 'branding' || part !== 'look') return [];
  if (choice !== 'categories') return [lookWords(String(choice), String(value))];
  const [section, kind] = place;
  return kind === undefined ? [] : [artWords(String(section), String(kind), String(value))];
}

const explained = (values: readonly ExplainedValue[]): string =>
  columns(
    values.map((value) => [
      bare(value),
      JSON.stringify(value.value),
      shownOrigin(value),
      ...wordsOf(value),
    ]),
  );

/** `show NAME`: the whole brand with defaults; `--explain` shows the origin of each value. */
export async function show(name: string, options: ShowOptions, io: Io): Promise<Exit> {
  const { manifest } = await readNamed(options.brands, name);
  const diagnostics = manifestDiagnostics(manifest);
  if (diagnostics.length > 0) io.err(report(diagnostics));
  if (manifest.errors.length > 0) return EXIT.invalid;
  if (!options.explain) io.out(asJson(resolveBrand(manifest.value)));
  else {
    const values = explainBrand(manifest);
    const rows = values.map((value) => ({ ...value, path: bare(value) }));
    io.out(options.json ? asJson(rows) : explained(values));
  }
  return diagnostics.length > 0 ? EXIT.invalid : EXIT.fine;
}
