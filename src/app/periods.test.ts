import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { BuiltBlocks } from '#src/brand/page.ts';
import { periodsScript } from './periods.ts';

const NOW = Date.parse('2026-12-01T00:00:00Z');
const blockOf = (show: { from?: string; until?: string }) => ({
  block: 'banner' as const,
  style: 'picture' as const,
  show: { audience: 'everyone' as const, ...show },
});

function run(pages: BuiltBlocks, sheets: unknown[] | undefined = []) {
  const root: { dataset: Record<string, string> } = { dataset: {} };
  const document = { documentElement: root, adoptedStyleSheets: sheets };
  class CSSStyleSheet {
    css = '';
    replaceSync(css: string) {
      this.css = css;
    }
  }
  runInNewContext(periodsScript(pages), { document, CSSStyleSheet, Date: { now: () => NOW } });
  return { out: root.dataset.out, sheets: document.adoptedStyleSheets };
}

describe('the script of the periods', () => {
  it('hides the blocks that are over, or still to come, before the first paint', () => {
    const { out, sheets } = run({
      home: [
        { block: 'banner', style: 'picture' },
        blockOf({ until: '2026-12-01T00:00:00Z' }),
        blockOf({ from: '2026-12-01T06:00:00+06:00' }),
        blockOf({ from: '2026-12-01T00:00:01Z', until: '2027-01-01T00:00:00Z' }),
      ],
      help: {
        above: [{ block: 'vip', show: { audience: 'player', from: '2027-01-01T00:00:00Z' } }],
      },
    });
    expect(out).toBe('home.1 home.3 help.above.0');
    expect(sheets).toEqual([
      {
        css: out
          ?.split(' ')
          .map((place) => `[data-period="${place}"]{display:none}`)
          .join(''),
      },
    ]);
  });

  it('is nothing for a brand whose blocks have no period', () => {
    expect(periodsScript({ home: [{ block: 'banner', style: 'picture' }, blockOf({})] })).toBe('');
  });
});
