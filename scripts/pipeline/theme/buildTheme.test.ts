import { describe, expect, it } from 'vitest';
import { parseJsonFile } from '../jsonFile.ts';
import type { TokenFile } from '../readBrand.ts';
import { diagnosticLine } from '../validate/diagnostic.ts';
import { buildTheme } from './buildTheme.ts';
import { THEMES } from './layers.ts';
import { USUAL_MEASURES } from './measures.ts';
import { type TokenLeaf, tokenTree } from './tokenTree.ts';

const both = { default: 'dark' as const, available: [...THEMES] };

/** Token files from dotted paths and values. */
const files = (given: Partial<Record<TokenFile, Record<string, unknown>>>) =>
  Object.fromEntries(
    Object.entries(given).map(([name, tokens]) => {
      const leaves = Object.entries(tokens).map(([path, $value]): [string, TokenLeaf] => [
        path,
        { $value },
      ]);
      return [name, parseJsonFile(`tokens/${name}.json`, JSON.stringify(tokenTree(leaves)))];
    }),
  );

describe('buildTheme', () => {
  it('writes every role of the default theme, and only the differences of the other', async () => {
    const { css, values } = await buildTheme({}, both);
    const [first = '', second = ''] = css.split('[data-theme="light"]');
    expect(first).toMatch(/^:root,\[data-theme="dark"\]\{color-scheme:dark;/);
    expect(first.match(/--lv-/g)).toHaveLength(
      Object.keys(values.dark ?? {}).filter((path) => !path.startsWith('gradient.')).length,
    );
    expect(second).toContain('--lv-color-surface-canvas:');
    expect(second).not.toContain('--lv-space-');
  });

  it('starts with the light theme for a brand that defaults to it', async () => {
    const { css } = await buildTheme({}, { ...both, default: 'light' });
    expect(css).toMatch(/^:root,\[data-theme="light"\].*\}\[data-theme="dark"\]/);
  });

  it('writes one block for a brand with one theme', async () => {
    const { css, values } = await buildTheme({}, { default: 'dark', available: ['dark'] });
    expect(css).not.toContain('[data-theme="light"]');
    expect(values.light).toBeUndefined();
  });

  it('takes the measures of the density, where the brand states none', async () => {
    const tokens = files({ base: { 'gap.grid': '30px' } });
    const { values } = await buildTheme(tokens, both, { ...USUAL_MEASURES, density: 'compact' });
    expect(values.dark?.['size.header.phone']).toBe('48px');
    expect(values.dark?.['gap.grid']).toBe('30px');
    const usual = await buildTheme(tokens, both);
    expect(usual.values.dark?.['size.header.phone']).toBe('56px');
  });

  it('takes the height of the header over the density’s, where the brand states none', async () => {
    const tokens = files({ base: { 'size.header.phone': '60px' } });
    const look = { density: 'compact', headerHeight: 'tall' } as const;
    const { values } = await buildTheme(tokens, both, look);
    expect(values.dark?.['size.header.phone']).toBe('60px');
    expect(values.dark?.['size.header.desktop']).toBe('80px');
    expect(values.dark?.['gap.grid']).toBe('8px');
  });

  it('keeps the header of the density, where the manifest chooses no height', async () => {
    const { values } = await buildTheme({}, both, { ...USUAL_MEASURES, density: 'compact' });
    expect(values.dark?.['size.header.desktop']).toBe('56px');
  });

  it('writes the gradients that a brand has, and resets those that its other theme lacks', async () => {
    const tokens = files({
      base: { 'gradient.hero.angle': 45 },
      dark: { 'gradient.hero.to': '#102030' },
    });
    const { css, values } = await buildTheme(tokens, both);
    const from = values.dark?.['gradient.hero.from'];
    expect(css).toContain(
      `@media (forced-colors:none){:root,[data-theme="dark"]{--lv-gradient-hero:linear-gradient(45deg,${from},#102030);}` +
        '[data-theme="light"]{--lv-gradient-hero:initial;}}',
    );
    expect((await buildTheme({}, both)).css).not.toContain('gradient');
  });

  it('reverses the gradient of the main action under the pointer', async () => {
    const tokens = files({
      light: { 'gradient.primary.from': '#111111', 'gradient.primary.to': '#222222' },
    });
    const { css } = await buildTheme(tokens, { default: 'light', available: ['light'] });
    expect(css).toContain('--lv-gradient-primary:linear-gradient(135deg,#111111,#222222);');
    expect(css).toContain('--lv-gradient-primaryHover:linear-gradient(135deg,#222222,#111111);');
  });

  it('writes no primitives', async () => {
    const { css } = await buildTheme({}, both);
    expect(css).not.toMatch(/--lv-(palette|scale|breakpoint)/);
  });

  it('applies an override of the palette to every role that refers to it', async () => {
    const tokens = files({ base: { 'palette.accent.600': '#123456' } });
    const { values } = await buildTheme(tokens, both);
    expect(values.dark?.['color.accent.base']).toBe('#123456');
    expect(values.light?.['color.accent.base']).toBe('#123456');
  });

  it('resolves a reference between roles of a theme', async () => {
    const tokens = files({
      dark: { 'color.focus': '{color.accent.marker}', 'color.accent.marker': '#00ff00' },
    });
    const { values } = await buildTheme(tokens, both);
    expect(values.dark?.['color.focus']).toBe('#00ff00');
    expect(values.light?.['color.focus']).not.toBe('#00ff00');
  });

  it('reads DTCG objects and plain values alike', async () => {
    const tokens = files({
      base: { 'radius.card': '3px', 'stroke.card': { value: 2, unit: 'px' } },
      light: { 'color.focus': { colorSpace: 'srgb', components: [1, 0, 0] } },
    });
    const { values, diagnostics } = await buildTheme(tokens, both);
    expect(diagnostics).toEqual([]);
    expect(values.light).toMatchObject({
      'radius.card': '3px',
      'stroke.card': '2px',
      'color.focus': '#ff0000',
    });
  });

  it('writes the same bytes for any order of tokens', async () => {
    const one = files({ base: { 'radius.card': '3px', 'radius.control': '5px' } });
    const other = files({ base: { 'radius.control': '5px', 'radius.card': '3px' } });
    expect((await buildTheme(one, both)).css).toBe((await buildTheme(other, both)).css);
  });

  it('resolves references to overridden tokens, including in shadows', async () => {
    const tokens = files({
      base: { 'palette.black': '#010203' },
      dark: {
        'shadow.card': {
          color: '{palette.black}',
          offsetX: '0px',
          offsetY: '{scale.width.1}',
          blur: '2px',
          spread: '0px',
        },
      },
    });
    const { values, diagnostics } = await buildTheme(tokens, both);
    expect(diagnostics).toEqual([]);
    expect(values.dark?.['shadow.card']).toBe('0px 1px 2px 0px #010203');
  });
});

describe('the tokens of a brand cannot', () => {
  const complaints = async (given: Parameters<typeof files>[0]) =>
    (await buildTheme(files(given), both)).diagnostics.map(diagnosticLine);

  it.each<[string, Parameters<typeof files>[0], RegExp[]]>([
    [
      'name an unknown token',
      { base: { 'radius.cart': '1px' } },
      [/radius\.cart.*did you mean "radius\.card"/],
    ],
    [
      'name an unknown group',
      { base: { 'palete.accent.50': '#fff', 'palete.accent.100': '#eee' } },
      [/palete.*did you mean "palette"/],
    ],
    ['give a group a value', { base: { radius: '1px' } }, [/radius is a group/]],
    [
      'set a colour role in the base',
      { base: { 'color.focus': '#fff' } },
      [/dark\.json and tokens\/light\.json/],
    ],
    [
      'move a breakpoint',
      { base: { 'breakpoint.tablet': '700px' } },
      [/media queries are compiled once/],
    ],
    [
      'refer to a missing token',
      { dark: { 'color.focus': '{palette.acent.300}' } },
      [/no token palette\.acent\.300.*did you mean "\{palette\.accent\.300\}"/],
    ],
    [
      'refer to a token of another type',
      { base: { 'radius.card': '{palette.white}' } },
      [/A dimension is needed here, and palette\.white is a color/],
    ],
    [
      'refer from the base to a theme',
      { base: { 'palette.accent.50': '{color.focus}' } },
      [/no token color\.focus/],
    ],
    [
      'refer to themselves',
      { base: { 'radius.card': '{radius.card}' } },
      [/refers to itself: radius\.card → radius\.card/],
    ],
    [
      'have circular references',
      {
        base: {
          'palette.accent.50': '{palette.accent.100}',
          'palette.accent.100': '{palette.accent.50}',
        },
      },
      [
        /palette\.accent\.50 → palette\.accent\.100 → palette\.accent\.50/,
        /palette\.accent\.100 → /,
      ],
    ],
    [
      'give a value of another type',
      { base: { 'radius.card': '#fff', 'palette.accent.50': '3px' } },
      [
        /palette\.accent\.50.*A colour is written|radius\.card.*A length/,
        /A colour is written|A length is written/,
      ],
    ],
  ])('%s', async (_what, given, expected) => {
    const found = await complaints(given);
    expect(found).toHaveLength(expected.length);
    for (const [index, pattern] of expected.entries()) expect(found[index]).toMatch(pattern);
  });

  it('change the type of a base token', async () => {
    const text = '{"radius":{"card":{"$type":"number","$value":3}}}';
    const { diagnostics } = await buildTheme(
      { base: parseJsonFile('tokens/base.json', text) },
      both,
    );
    expect(diagnostics).toMatchObject([{ rule: 'token-type', line: 1, column: 12 }]);
  });

  it('prevent the other tokens from being built', async () => {
    const tokens = files({ base: { 'radius.cart': '1px', 'radius.card': '3px' } });
    expect((await buildTheme(tokens, both)).values.dark?.['radius.card']).toBe('3px');
  });
});
