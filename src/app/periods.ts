import { inlineScript } from '#src/app/inlineScript.ts';
import { blockLists } from '#src/brand/blockLists.ts';
import type { BuiltBlock, BuiltBlocks } from '#src/brand/page.ts';

/** The period of a block: its path below `pages`, and its moments in milliseconds since 1970, null for none. */
type Period = [place: string, from: number | null, until: number | null];

/**
 * Runs in the head, before the first paint, as text: it must name nothing outside itself. Hides the prerendered blocks whose period the
 * device's clock is not in, so that nothing moves when the app starts, and notes their places as `data-out` on the root.
 */
function hideOthers(periods: Period[]): void {
  const now = Date.now();
  const out = periods.flatMap(([place, from, until]) =>
    (from !== null && now < from) || (until !== null && now >= until) ? [place] : [],
  );
  // An older browser hides them once the app has started.
  if (!document.adoptedStyleSheets) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(out.map((place) => `[data-period="${place}"]{display:none}`).join(''));
  document.adoptedStyleSheets = [sheet];
  document.documentElement.dataset.out = out.join(' ');
}

const momentOf = (text: string | undefined) => (text === undefined ? null : Date.parse(text));

/** The source of the inline script for a brand's blocks; empty if none has a period. */
export function periodsScript(pages: BuiltBlocks): string {
  const periods = blockLists<BuiltBlock>(pages).flatMap(([list, blocks]) =>
    blocks.flatMap(({ show }, index): Period[] =>
      show?.from || show?.until
        ? [[`${list}.${index}`, momentOf(show.from), momentOf(show.until)]]
        : [],
    ),
  );
  return periods.length > 0 ? inlineScript(hideOthers, periods) : '';
}
