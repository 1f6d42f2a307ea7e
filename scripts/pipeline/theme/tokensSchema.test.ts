import { describe, expect, it } from 'vitest';
import contrastSchema from '#schemas/contrast.schema.json' with { type: 'json' };
import schema from '#schemas/tokens.schema.json' with { type: 'json' };
import base from '#tokens/base.json' with { type: 'json' };
import breakpoints from '#tokens/breakpoints.json' with { type: 'json' };
import contrast from '#tokens/contrast.json' with { type: 'json' };
import dark from '#tokens/dark.json' with { type: 'json' };
import light from '#tokens/light.json' with { type: 'json' };
import { compileSchema } from '../validate/schema.ts';

const validate = compileSchema(schema);
const token = ($type: string, $value: unknown) => ({ group: { name: { $type, $value } } });

const ACCEPTED: [type: string, value: unknown][] = [
  ['color', '#abc'],
  ['color', '#abcd'],
  ['color', '#aabbcc'],
  ['color', '#AABBCCDD'],
  ['color', '{palette.accent.600}'],
  ['color', { colorSpace: 'srgb', components: [0, 0.5, 1] }],
  ['color', { colorSpace: 'oklch', components: [0.5, 0.1, 'none'], alpha: 0.5, hex: '#aabbcc' }],
  ['color', { colorSpace: 'display-p3', components: [1, 0, 0] }],
  ['dimension', '12px'],
  ['dimension', '-0.5rem'],
  ['dimension', { value: 12, unit: 'px' }],
  ['dimension', '{scale.space.12}'],
  ['duration', '120ms'],
  ['duration', { value: 0.2, unit: 's' }],
  ['cubicBezier', [0.2, -1, 0, 2]],
  ['cubicBezier', '{scale.easing.out}'],
  ['fontFamily', 'Noto Serif'],
  ['fontFamily', ['Noto Serif', '{scale.family.serif}']],
  ['fontWeight', 450],
  ['fontWeight', 'semi-bold'],
  ['number', 1.5],
  ['number', '{scale.leading.normal}'],
  ['shadow', { color: '#0008', offsetX: '0px', offsetY: '1px', blur: '2px', spread: '0px' }],
  [
    'shadow',
    [
      '{shadow.card}',
      {
        color: '{palette.black}',
        offsetX: { value: 0, unit: 'px' },
        offsetY: '1px',
        blur: '2px',
        spread: '0px',
        inset: true,
      },
    ],
  ],
];

const REJECTED: [why: string, file: unknown][] = [
  ['a name that is no colour', token('color', 'rebeccapurple')],
  ['hex with five digits', token('color', '#12345')],
  ['an unknown colour space', token('color', { colorSpace: 'cmyk', components: [0, 0, 0] })],
  ['two components', token('color', { colorSpace: 'srgb', components: [0, 0] })],
  ['alpha above 1', token('color', { colorSpace: 'srgb', components: [0, 0, 0], alpha: 2 })],
  [
    'an unknown key of a colour',
    token('color', { colorSpace: 'srgb', components: [0, 0, 0], a: 1 }),
  ],
  ['a number for a colour', token('color', 12)],
  ['a length without unit', token('dimension', 12)],
  ['a length in em', token('dimension', '1em')],
  ['a length object in em', token('dimension', { value: 1, unit: 'em' })],
  ['a time that goes back', token('duration', { value: -1, unit: 'ms' })],
  ['a curve of three', token('cubicBezier', [0, 0, 1])],
  ['a curve that leaves its range', token('cubicBezier', [2, 0, 1, 1])],
  ['a typeface that ends the rule', token('fontFamily', 'x; } body { display: none')],
  ['a typeface that ends the style', token('fontFamily', '</style>')],
  ['no typeface', token('fontFamily', [])],
  ['a weight of 0', token('fontWeight', 0)],
  ['a weight that is no word for one', token('fontWeight', 'fat')],
  ['text for a number', token('number', '1.5')],
  ['a shadow without blur', token('shadow', { color: '#000', offsetX: '0px', offsetY: '0px' })],
  ['an unknown type', token('gradient', [])],
  ['an unknown key of a token', { group: { name: { $type: 'number', $value: 1, note: 'x' } } }],
  ['an unknown key of a group', { group: { $kind: 'x' } }],
  ['a bare value for a token', { group: { name: '#fff' } }],
  ['a name with a dot', { 'group.name': { $type: 'number', $value: 1 } }],
  ['a list', []],
];

describe('the token schema', () => {
  it.each([
    ['base', base],
    ['dark', dark],
    ['light', light],
    ['breakpoints', breakpoints],
  ])("accepts the platform's own %s tokens", (_name, file) => {
    expect(validate(file) || validate.errors).toBe(true);
  });

  it.each(ACCEPTED)('accepts a %s of %j', (type, value) => {
    expect(validate(token(type, value)) || validate.errors).toBe(true);
  });

  it.each(REJECTED)('rejects %s', (_why, file) => {
    expect(validate(file)).toBe(false);
  });
});

describe('the schema of contrast pairs', () => {
  const check = compileSchema(contrastSchema);

  it("accepts the platform's own table", () => {
    expect(check(contrast) || check.errors).toBe(true);
  });

  it('rejects a waiver without an end date or a reason', () => {
    const waiver = {
      brand: 'x',
      theme: 'dark',
      foreground: 'color.focus',
      background: 'color.focus',
    };
    expect(check({ ...contrast, waivers: [waiver] })).toBe(false);
  });
});
