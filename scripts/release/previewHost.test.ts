import { describe, expect, it } from 'vitest';
import { previewedRevision, previewName } from './previewHost.ts';

describe('the name of a preview', () => {
  it('leads back to its revision', () => {
    for (const site of ['zephyr', 'zephyr-two', 'zephyr.north']) {
      expect(previewedRevision(previewName(site, 12))).toEqual({ site, revision: 12 });
    }
  });

  it('never names another folder than that of a brand', () => {
    for (const site of ['--', '----', '----zephyr', 'zephyr--', 'zephyr----north', '-']) {
      expect(previewedRevision(`r1--${site}`)).toBeUndefined();
    }
  });
});
