import type { JSONPath } from 'jsonc-parser';
import { ownPageNamespace } from '#src/brand/ownPage.ts';
import { registry } from '#src/modules/registry.ts';
import { viewerRows } from '#src/modules/select.ts';
import { asList, type BrandCheck, inManifest, lookup, type Rule } from './check.ts';
import type { Complaint, Diagnostic } from './diagnostic.ts';
import { missingTexts } from './languages.ts';
import { FRAME_LISTS, offReason } from './links.ts';
import { didYouMean } from './nearest.ts';

type List = (typeof FRAME_LISTS)[number];

/** The groups of the site that a list can have. */
const GROUPS: Record<List, readonly string[]> = {
  header: ['games'],
  menu: ['wallet', 'rewards', 'account', 'agent', 'games', 'help', 'leave'],
  bottomBar: ['games'],
  footer: ['games', 'help', 'contact'],
};

/** What fits beside each other in 320 px. */
const MOST_IN_BAR = 5;

/** What makes an entry one of a kind. */
const KINDS = ['module', 'link', 'group', 'title'];

/** The screens that can be opened by themselves; others need to know what of. */
const PAGES = registry.filter(({ places }) => places.length > 0);

/** An entry of a list with its path. */
interface PlacedEntry {
  entry: unknown;
  path: JSONPath;
}

const complain = (check: BrandCheck, path: JSONPath, complaint: Omit<Complaint, 'rule'>) => [
  inManifest(check, path, { rule: 'frame', ...complaint }),
];

/** The entries of a list, each before those of its group. */
function entriesOf(check: BrandCheck, list: List): PlacedEntry[] {
  const at = (path: JSONPath): PlacedEntry[] =>
    asList(lookup(check.manifest.value, path)).flatMap((entry, index) => [
      { entry, path: [...path, index] },
      ...at([...path, index, 'entries']),
    ]);
  return at(['frame', list]);
}

/** An entry is of one kind, so that it is clear where it leads. */
function ofOneKind(check: BrandCheck, { entry, path }: PlacedEntry): Diagnostic[] {
  const [first, second] = KINDS.filter((key) => lookup(entry, [key]) !== undefined);
  if (first === undefined) {
    const reason = 'This entry leads nowhere.';
    return complain(check, path, { reason, suggestion: 'add "module"' });
  }
  if (second === undefined) return [];
  const reason = `An entry is one thing: this one has \`${first}\` and \`${second}\`.`;
  return complain(check, [...path, second], { reason, suggestion: 'make two entries of it' });
}

/** The ids of the brand's own pages. */
const ownPageIds = ({ manifest }: BrandCheck): string[] =>
  asList(lookup(manifest.value, ['pages', 'own'])).map((page) =>
    ownPageNamespace(String(lookup(page, ['slug']))),
  );

/** A module must be a page of the brand. */
function ofBrand(check: BrandCheck, { entry, path }: PlacedEntry): Diagnostic[] {
  const id = lookup(entry, ['module']);
  if (typeof id !== 'string') return [];
  const own = ownPageIds(check);
  if (own.includes(id)) return [];
  const row = PAGES.find((each) => each.id === id);
  if (!row) {
    const suggestion = didYouMean(id, [...PAGES.map((each) => each.id), ...own]);
    return complain(check, [...path, 'module'], { reason: 'No page has this id.', suggestion });
  }
  const reason = offReason(check, row);
  return reason ? complain(check, [...path, 'module'], { reason }) : [];
}

/** Nothing comes twice in a list. */
function once(check: BrandCheck, entries: readonly PlacedEntry[]): Diagnostic[] {
  const seen = new Set<string>();
  return entries.flatMap(({ entry, path }) =>
    ['module', 'group', 'link'].flatMap((key) => {
      const value = lookup(entry, [key]);
      if (typeof value !== 'string') return [];
      const isNew = !seen.has(`${key} ${value}`);
      seen.add(`${key} ${value}`);
      const reason = 'This list has the same entry further up.';
      return isNew ? [] : complain(check, [...path, key], { reason });
    }),
  );
}

/** A group must be one of its list, and a bar has none of the brand's own. */
function groupFits(check: BrandCheck, list: List, { entry, path }: PlacedEntry): Diagnostic[] {
  const group = lookup(entry, ['group']);
  if (typeof group === 'string' && !GROUPS[list].includes(group)) {
    const reason = `This list has no group "${group}".`;
    const suggestion = `choose from ${GROUPS[list].map((name) => `"${name}"`).join(', ')}`;
    return complain(check, [...path, 'group'], { reason, suggestion });
  }
  if (list !== 'bottomBar' || lookup(entry, ['title']) === undefined) return [];
  const reason = 'The bar of phones has no room for a group.';
  return complain(check, [...path, 'title'], { reason, suggestion: 'put the group into `menu`' });
}

/** The bar of phones must open the menu, and have room for what anyone sees in it. */
function barFits(check: BrandCheck, entries: readonly PlacedEntry[]): Diagnostic[] {
  if (lookup(check.manifest.value, ['frame', 'bottomBar']) === undefined) return [];
  const path = ['frame', 'bottomBar'];
  const has = (key: string, value: string) =>
    entries.some(({ entry }) => lookup(entry, [key]) === value);
  if (!has('group', 'games')) {
    const reason = 'Without the group `games` nothing opens the menu on phones.';
    return complain(check, path, { reason, suggestion: 'add { "group": "games" }' });
  }
  const most = (['visitor', 'member', 'agent'] as const).map((viewer) => {
    const ids = viewerRows(registry, viewer, undefined).map(({ id }) => id);
    return entries.filter(({ entry }) => {
      const id = lookup(entry, ['module']);
      return id === undefined || ids.some((each) => each === id);
    }).length;
  });
  if (Math.max(...most) <= MOST_IN_BAR) return [];
  const reason = `The bar would show ${Math.max(...most)} entries at once; ${MOST_IN_BAR} fit.`;
  return complain(check, path, { reason });
}

/** A list that the layout does not show. */
function unseenHeader(check: BrandCheck): Diagnostic[] {
  const stated = lookup(check.manifest.value, ['frame', 'header']) !== undefined;
  if (!stated || lookup(check.resolved, ['frame', 'layout']) !== 'top') return [];
  const reason = 'The layout `top` has the menu in the header: it shows no entries of `header`.';
  const suggestion = 'put them into `menu`';
  return complain(check, ['frame', 'header'], { reason, suggestion, text: '"header"' });
}

/** The lists of the frame lead to pages of the brand, each once, in all its languages. */
export const frame: Rule = (check) => [
  ...unseenHeader(check),
  ...FRAME_LISTS.flatMap((list) => {
    const entries = entriesOf(check, list);
    return [
      ...entries.flatMap((placed) => [
        ...ofOneKind(check, placed),
        ...ofBrand(check, placed),
        ...groupFits(check, list, placed),
        ...missingTexts(check, [...placed.path, 'label'], 'label of the link'),
        ...missingTexts(check, [...placed.path, 'title'], 'title of the group'),
      ]),
      ...once(check, entries),
      ...(list === 'bottomBar' ? barFits(check, entries) : []),
    ];
  }),
];
