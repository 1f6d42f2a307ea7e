import { describe, expect, it } from 'vitest';
import { below, breakpoints, from } from '#src/theme/breakpoints.ts';
import { roleNames, variableName } from '#src/theme/shape.ts';
import base from '#tokens/base.json' with { type: 'json' };
import dark from '#tokens/dark.json' with { type: 'json' };
import light from '#tokens/light.json' with { type: 'json' };

describe('the theme contract', () => {
  it('binds the same roles in dark and light', () => {
    expect(roleNames(dark)).toEqual(roleNames(light));
  });

  it('names a custom property by the path of its token, in camel case', () => {
    expect(roleNames(dark).color.text.onAccent).toBe('lv-color-text-onAccent');
    expect(variableName(['radius', 'card'])).toBe('lv-radius-card');
  });

  it('has only roles, no primitives', () => {
    expect(roleNames(base)).not.toHaveProperty('palette');
    expect(roleNames(base)).not.toHaveProperty('scale');
  });
});

describe('breakpoints', () => {
  it('divide the widths without gap or overlap', () => {
    expect(from('tablet')).toBe(`(min-width: ${breakpoints.tablet}px)`);
    expect(below('tablet')).toBe('(max-width: 767.98px)');
  });

  it('grow', () => {
    const widths = Object.values(breakpoints);
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
  });
});
