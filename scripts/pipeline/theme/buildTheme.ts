import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { isComposed, isRole, variableName } from '#src/theme/shape.ts';
import { type BrandSource, TOKEN_FILES, type TokenFile } from '../readBrand.ts';
import { type Diagnostic, diagnosticAt, diagnosticOn } from '../validate/diagnostic.ts';
import { checkTokens } from './checkTokens.ts';
import { isBroken } from './css.ts';
import { gradientCss } from './gradients.ts';
import { BASE_TOKENS, keyOf, THEMES, type Theme } from './layers.ts';
import { type Measures, USUAL_MEASURES, withMeasures } from './measures.ts';
import { render } from './render.ts';

/** The CSS of every role by its path: `color.text.primary` → `#f5f6f8`. */
export type ThemeValues = Record<string, string>;

/** A brand's themes. */
export interface BuiltTheme {
  /** The custom properties: all of them for the default theme, then what differs in the other. */
  css: string;
  /** Each theme that the brand offers. */
  values: Partial<Record<Theme, ThemeValues>>;
  diagnostics: Diagnostic[];
}

const roles = (file: TokenFile): { file: TokenFile; path: string }[] =>
  [...BASE_TOKENS[file]]
    .filter(([, token]) => isRole(token.path))
    .map(([path]) => ({ file, path }));

const ROLES: Record<Theme, { file: TokenFile; path: string }[]> = {
  dark: [...roles('base'), ...roles('dark')],
  light: [...roles('base'), ...roles('light')],
};

const valuesOf = (theme: Theme, rendered: ReadonlyMap<string, string>): ThemeValues =>
  Object.fromEntries(
    ROLES[theme].map(({ file, path }) => [path, rendered.get(keyOf(file, path)) ?? '']),
  );

const declarations = (values: ThemeValues, except: ThemeValues = {}): string =>
  Object.entries(values)
    .filter(([path, css]) => except[path] !== css && !isComposed(path.split('.')))
    .map(([path, css]) => `--${variableName(path.split('.'))}:${css};`)
    .join('');

/** The two blocks. The default theme applies unless another is chosen; the other only if named. */
function cssOfThemes(values: BuiltTheme['values'], main: Theme): string {
  const first = values[main] ?? {};
  const blocks = [`:root,[data-theme="${main}"]{color-scheme:${main};${declarations(first)}}`];
  for (const theme of THEMES) {
    const other = theme === main ? undefined : values[theme];
    if (!other) continue;
    blocks.push(`[data-theme="${theme}"]{color-scheme:${theme};${declarations(other, first)}}`);
  }
  return blocks.join('') + gradientCss(values, main);
}

/** Invalid rendered values, reported at the token in the brand's file. */
function brokenDiagnostics(
  tokens: BrandSource['tokens'],
  rendered: ReadonlyMap<string, string>,
): Diagnostic[] {
  return TOKEN_FILES.flatMap((file) =>
    [...BASE_TOKENS[file]].flatMap(([path, token]) => {
      const css = rendered.get(keyOf(file, path)) ?? '';
      if (!isBroken(css)) return [];
      const complaint = { rule: 'token-broken', reason: `${path} renders as "${css}".` };
      const source = tokens[file];
      return source
        ? diagnosticAt(source, [...token.path, '$value'], complaint)
        : diagnosticOn(`tokens/${file}.json`, complaint);
    }),
  );
}

async function build(
  tokens: BrandSource['tokens'],
  themes: ResolvedBrand['themes'],
  measures: Measures,
): Promise<BuiltTheme> {
  const { overrides, diagnostics } = checkTokens(tokens);
  const rendered = await render(withMeasures(measures, overrides));
  const offered = [...new Set([themes.default, ...themes.available])];
  const values: BuiltTheme['values'] = Object.fromEntries(
    offered.map((theme) => [theme, valuesOf(theme, rendered)]),
  );
  return {
    css: cssOfThemes(values, themes.default),
    values,
    diagnostics: [...diagnostics, ...brokenDiagnostics(tokens, rendered)],
  };
}

const builds = new WeakMap<BrandSource['tokens'], Map<string, Promise<BuiltTheme>>>();

/**
 * Builds a brand's themes with Style Dictionary: base ← density ← header ← brand, and dark or light ← brand over it. Errors in the brand's files are reported
 * and left out, so that the rest can still be judged. The same files, read once, are built once: a brand's validation and its site share
 * the themes.
 */
export function buildTheme(
  tokens: BrandSource['tokens'],
  themes: ResolvedBrand['themes'],
  measures: Measures = USUAL_MEASURES,
): Promise<BuiltTheme> {
  const known = builds.get(tokens) ?? new Map<string, Promise<BuiltTheme>>();
  builds.set(tokens, known);
  const key = [measures.density, measures.headerHeight, themes.default, ...themes.available].join();
  const built = known.get(key) ?? build(tokens, themes, measures);
  known.set(key, built);
  return built;
}
