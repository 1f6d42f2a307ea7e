import { buildTheme } from '../theme/buildTheme.ts';
import { type BrandCheck, inManifest, lookup } from './check.ts';
import type { Diagnostic } from './diagnostic.ts';
import { measuresOf } from './look.ts';
import { themesOf } from './themes.ts';

const KINDS = ['displayFont', 'textFont'] as const;

const pathOf = (kind: (typeof KINDS)[number]) => ['branding', kind, 'family'];

/** The stacks of the brand's roles of text. */
async function stacksOf({ source, resolved }: BrandCheck): Promise<string[]> {
  const { values } = await buildTheme(source.tokens, themesOf(resolved), measuresOf(resolved));
  return Object.values(values).flatMap((roles) =>
    Object.entries(roles).flatMap(([role, css]) => (role.startsWith('font.family.') ? [css] : [])),
  );
}

/** Each typeface of the brand has a name of its own, and tokens that name it: nothing would be set in it. */
export async function typefaces(check: BrandCheck): Promise<Diagnostic[]> {
  const named = KINDS.flatMap((kind) => {
    const family = lookup(check.resolved, pathOf(kind));
    return typeof family === 'string' ? [{ kind, family }] : [];
  });
  if (named.length === 0) return [];
  const found = (
    kind: (typeof KINDS)[number],
    family: string,
    reason: string,
    suggestion: string,
  ) =>
    inManifest(check, pathOf(kind), { rule: 'typeface', text: `"${family}"`, reason, suggestion });
  const [first, second] = named;
  if (first && second && first.family === second.family) {
    const reason = 'The typeface of headings has this name, too.';
    return [found(second.kind, second.family, reason, 'give each a name of its own')];
  }
  const stacks = await stacksOf(check);
  return named
    .filter(({ family }) => !stacks.some((stack) => stack.includes(`"${family}"`)))
    .map(({ kind, family }) => {
      const reason = 'No token names this typeface, so that nothing is set in it.';
      const role = kind === 'textFont' ? 'body' : 'heading';
      return found(
        kind,
        family,
        reason,
        `begin \`font.family.${role}\` in tokens/base.json with it`,
      );
    });
}
