import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ROOT } from '#scripts/roots/roots.ts';
import { uiWeight } from './uiWeight.ts';

const BUDGET = 25_000;

describe('the design system in the first load of the lobby', () => {
  beforeEach(() => {
    vi.stubEnv('NODE_ENV', 'production');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('is at most 25 KB after gzip', { timeout: 120_000 }, async () => {
    const { script, style, icons } = await uiWeight(ROOT);
    expect(script).toBeGreaterThan(1000);
    expect(style).toBeGreaterThan(1000);
    expect({ script, style, icons, all: script + style + icons }).toSatisfy(
      ({ all }) => all <= BUDGET,
    );
  });
});
