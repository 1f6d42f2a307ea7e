import type { Cached } from './cache.ts';
import { type BuiltFont, cssString } from './font.ts';

/** A face that devices have, set to the measures of another. */
interface MatchedFace {
  /** The name that stacks list it by. */
  name: string;
  /** Its `@font-face` rule. */
  css: string;
}

/** The names behind a face in the stacks of a style sheet, generic ones left out. */
function namesBehind(css: string, lead: string): string[] {
  const stacks = css.split(`${lead}, `).slice(1);
  const names = stacks.flatMap((rest) => {
    const [stack = ''] = /^[^;}]*/.exec(rest) ?? [];
    return [...stack.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
  });
  return [...new Set(names)];
}

/**
 * Where an installed face is found. Systems know a face by its full name or its PostScript name, never by its family, so the
 * two that regular faces go by stand beside it.
 */
const sourceOf = (family: string): string =>
  [family, `${family} Regular`, `${family.replaceAll(' ', '')}-Regular`]
    .map((name) => `local(${cssString(name)})`)
    .join(', ');

/** Sets each installed face whose measures are known to those of the brand's own: its widths, its lines. */
async function matched(
  { family, weight, bytes }: BuiltFont,
  installed: readonly string[],
): Promise<MatchedFace[]> {
  const [{ fromBuffer }, { generateFontFace, getMetricsForFamily }] = await Promise.all([
    import('@capsizecss/unpack'),
    import('fontaine'),
  ]);
  const own = await fromBuffer(Buffer.from(bytes));
  const faces = installed.map(async (font): Promise<MatchedFace[]> => {
    const metrics = await getMetricsForFamily(font);
    if (!metrics) return [];
    const name = `${family} fallback: ${font}`;
    const further = { src: sourceOf(font), 'font-weight': weight };
    const rule = generateFontFace(own, { name, font, metrics, ...further });
    return [{ name, css: rule.replace(/\n\s*/g, '') }];
  });
  return (await Promise.all(faces)).flat();
}

/**
 * A theme's style sheet in which the brand's own face is followed, wherever a stack lists it, by the installed faces of that
 * stack in its measures. They stand in until it has come, so that nothing moves when it does.
 */
export async function withMatchedFaces(
  css: string,
  font: BuiltFont,
  cached: Cached,
): Promise<string> {
  const lead = cssString(font.family);
  const installed = namesBehind(css, lead);
  const { family, weight } = font;
  const recipe = { step: 'matched faces', family, weight, sources: installed.map(sourceOf) };
  const made = await cached(font.bytes, recipe, async () =>
    Buffer.from(JSON.stringify(await matched(font, installed))),
  );
  const faces: MatchedFace[] = JSON.parse(Buffer.from(made).toString('utf8'));
  const rules = faces.map((face) => face.css).join('');
  const names = [lead, ...faces.map(({ name }) => cssString(name))].join(', ');
  return rules + css.replaceAll(`${lead}, `, () => `${names}, `);
}
