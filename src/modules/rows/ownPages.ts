import { ownPageNamespace, ownPageRoute } from '#src/brand/ownPage.ts';
import { isInPeriod } from '#src/brand/period.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import type { ModuleRow } from '#src/modules/types.ts';

type OwnPage = ResolvedBrand['pages']['own'][number];

/** The screen of all own pages. */
const OWN_PAGE_SCREEN = 'ownPage/OwnPageScreen';

/** A campaign is decided by the platform's clock, so that its document has a head only. */
const rowOfPage = (page: OwnPage): ModuleRow => ({
  id: ownPageNamespace(page.slug),
  route: ownPageRoute(page.slug),
  screen: OWN_PAGE_SCREEN,
  // The build adds this message to those of the modules, for this brand alone.
  label: `modules:${ownPageNamespace(page.slug)}` as ModuleRow['label'],
  icon: page.icon,
  audience: 'everyone',
  places: page.places,
  document: page.from === undefined && page.until === undefined ? 'whole' : 'head',
  own: page,
});

/**
 * Whether a row's entries are shown at a moment (milliseconds since 1970): always, but for campaigns. Before the moment is known, no
 * campaign is.
 */
export function isCurrent({ own }: ModuleRow, now: number | undefined): boolean {
  if (own?.from === undefined && own?.until === undefined) return true;
  return now !== undefined && isInPeriod(own, now);
}

const made = new WeakMap<readonly OwnPage[], readonly ModuleRow[]>();

/** The rows of a brand's own pages; the same list gives the same rows. */
export function ownPageRows(pages: readonly OwnPage[]): readonly ModuleRow[] {
  const rows = made.get(pages) ?? pages.map(rowOfPage);
  made.set(pages, rows);
  return rows;
}
