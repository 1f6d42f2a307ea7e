import { describe, expect, it } from 'vitest';
import { partsApi } from '#scripts/codegen/openapi/partsApi.ts';
import { ROOT } from '#scripts/roots/roots.ts';

const api = partsApi(ROOT);

/** The snapshot's text for one component. */
const entry = (name: string): string =>
  api.split(/^### /m).find((each) => each.startsWith(`${name}\n`)) ?? '';

describe('the snapshot of component props', () => {
  it('contains the props of a component with their resolved types', () => {
    expect(entry('Button')).toContain("size?: 'l' | 'm' | 's'");
    expect(entry('Button')).toContain('busy?: boolean\n');
  });

  it('names the elements whose attributes a component accepts, without listing them', () => {
    expect(entry('Button')).toContain('`ButtonHTMLAttributes`');
    expect(entry('Button')).not.toContain('aria-label');
  });

  it('lists props of each variant of a component separately', () => {
    expect(entry('Dialog')).toMatch(/^\| \{ .*onClose: \(\) => void.* \}$/m);
    expect(entry('Dialog')).toMatch(/^title: string$/m);
  });

  it('is the same for the same types', () => {
    expect(partsApi(ROOT)).toBe(api);
  });
});
