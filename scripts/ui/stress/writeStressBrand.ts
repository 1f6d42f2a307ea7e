import { join } from 'node:path';
import { filesOf } from '#scripts/brand/new/files.ts';
import { json } from '#scripts/brand/new/json.ts';
import { writeFolder } from '#scripts/brand/new/write.ts';
import { boundOf, nearestWithin } from '#scripts/pipeline/theme/bounds.ts';
import base from '#tokens/base.json' with { type: 'json' };
import type { StressBrand } from './stressBrands.ts';

const namesOf = (group: object): string[] =>
  Object.keys(group).filter((key) => !key.startsWith('$'));

/** A text size, a multiple of the default or as near to that as a brand may go. */
function textSize(role: string, step: string, textScale: number): object {
  // A step of the scale is named by its size in px: `{scale.text.16}`.
  const css = `${(Number(step.replace(/\D/g, '')) / 16) * textScale}rem`;
  const bound = boundOf(role);
  const value = Number.parseFloat((bound && nearestWithin(css, bound)) ?? css);
  return { $value: { value, unit: 'rem' } };
}

/** A stress brand's overrides of the base tokens. */
function stressTokens({ radius, textScale }: StressBrand): object {
  const corner = { $value: { value: radius, unit: 'px' } };
  const sizes = Object.entries(base.font.size).flatMap(([name, token]) =>
    typeof token === 'object'
      ? [[name, textSize(`font.size.${name}`, token.$value, textScale)]]
      : [],
  );
  return {
    radius: Object.fromEntries(namesOf(base.radius).map((role) => [role, corner])),
    font: { size: Object.fromEntries(sizes) },
  };
}

/** Writes a stress brand into a folder of brands. It passes every check of an operator's brand. */
export async function writeStressBrand(brandsDir: string, brand: StressBrand): Promise<void> {
  const { id, primary } = brand;
  const dir = join(brandsDir, id);
  const files = filesOf(
    {
      id,
      name: id,
      merchantCode: id.toUpperCase().replaceAll('-', ''),
      primary,
      languages: ['en', 'bn'],
      defaultLanguage: 'en',
      style: undefined,
      logo: undefined,
    },
    dir,
  );
  const tokens = JSON.parse(files.get('tokens/base.json') ?? '{}');
  files.set('tokens/base.json', `${json({ ...tokens, ...stressTokens(brand) })}\n`);
  await writeFolder(dir, files);
}
