import type { Cached } from './cache.ts';
import { cssString } from './cssString.ts';
import type { BuiltFont } from './font.ts';
import { unicodeRange } from './unicodeRange.ts';

/** An installed font, scaled to the metrics of another. */
interface MatchedFace {
  /** Its name in font stacks. */
  name: string;
  /** Its `@font-face` rule. */
  css: string;
}

/** The names after a font in the stacks of a style sheet, without generic ones. */
function namesBehind(css: string, lead: string): string[] {
  const stacks = css.split(`${lead}, `).slice(1);
  const names = stacks.flatMap((rest) => {
    const [stack = ''] = /^[^;}]*/.exec(rest) ?? [];
    return [...stack.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
  });
  return [...new Set(names)];
}

/**
 * The sources of an installed font. Systems know a font by its full name or its PostScript name, never by its family, so the two usual
 * names of regular fonts are listed too.
 */
const sourceOf = (family: string): string =>
  [family, `${family} Regular`, `${family.replaceAll(' ', '')}-Regular`]
    .map((name) => `local(${cssString(name)})`)
    .join(', ');

/** A rule on one line, in hundredths of a percent: less than a fiftieth of a pixel in the widest word. */
const short = (rule: string): string => rule.replace(/\n\s*/g, '').replace(/(\.\d\d)\d+%/g, '$1%');

/**
 * Scales each installed font with known metrics to the brand's own font: its widths, its lines. Characters that the brand's font lacks,
 * those of another script, are left to the installed fonts as they are.
 */
async function matched(
  { family, weight, bytes }: BuiltFont,
  installed: readonly string[],
): Promise<MatchedFace[]> {
  const [{ fromBuffer }, { generateFontFace, getMetricsForFamily }] = await Promise.all([
    import('@capsizecss/unpack'),
    import('fontaine'),
  ]);
  const own = await fromBuffer(Buffer.from(bytes));
  const range = unicodeRange(bytes);
  const faces = installed.map(async (font): Promise<MatchedFace[]> => {
    const metrics = await getMetricsForFamily(font);
    if (!metrics) return [];
    const name = `${family} fallback: ${font}`;
    const further = { src: sourceOf(font), 'font-weight': weight, 'unicode-range': range };
    const rule = generateFontFace(own, { name, font, metrics, ...further });
    return [{ name, css: short(rule) }];
  });
  return (await Promise.all(faces)).flat();
}

/**
 * A theme's style sheet in which the brand's own font is followed, in every stack that lists it, by that stack's installed fonts in its
 * metrics. They replace it until it loads, so that nothing moves when it does.
 */
export async function withMatchedFaces(
  css: string,
  font: BuiltFont,
  cached: Cached,
): Promise<string> {
  const lead = cssString(font.family);
  const installed = namesBehind(css, lead);
  const { family, weight } = font;
  const recipe = {
    step: 'matched faces',
    family,
    weight,
    sources: installed.map(sourceOf),
    form: 'short, in its range',
  };
  const made = await cached(font.bytes, recipe, async () =>
    Buffer.from(JSON.stringify(await matched(font, installed))),
  );
  const faces: MatchedFace[] = JSON.parse(Buffer.from(made).toString('utf8'));
  const rules = faces.map((face) => face.css).join('');
  const names = [lead, ...faces.map(({ name }) => cssString(name))].join(', ');
  return rules + css.replaceAll(`${lead}, `, () => `${names}, `);
}
