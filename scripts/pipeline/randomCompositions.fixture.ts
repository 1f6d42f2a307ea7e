import fc from 'fast-check';
import schema from '#schemas/brand.schema.json' with { type: 'json' };
import { lotOf } from '#scripts/test/draw.ts';
import type { BrandManifest } from '#src/brand/manifest.ts';
import type { FrameEntry, ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { registry } from '#src/modules/registry.ts';
import { brandRows, viewerRows } from '#src/modules/select.ts';
import { GAME_SECTIONS } from '#src/platform/endpoints/games/gameSections.ts';
import { looksOf, type RandomLook } from './randomLooks.fixture.ts';

/** The composition of a brand: what of its manifest orders pages and menus, and its look, with the files and tokens that it needs. */
export interface Composition extends Pick<RandomLook, 'files' | 'tokens'> {
  manifest: Required<Pick<BrandManifest, 'pages' | 'frame' | 'branding'>>;
}

type Parts = Composition['manifest'];

type Block = NonNullable<NonNullable<BrandManifest['pages']>['home']>[number];
type Entry = FrameEntry;

/** Words that wrap at 320 px, in each language. */
const LONG = {
  en: 'A considerably longer heading than anyone would ever write here',
  bn: 'এখানে যে কেউ লিখতে পারত তার চেয়ে অনেক বেশি লম্বা একটি শিরোনাম',
};
const SHORT = { en: 'Offers', bn: 'অফার' };
const text = fc.constantFrom(LONG, SHORT);
const { size, rows, sort } = schema.$defs.gamesBlock.properties;
const { style } = schema.$defs.bannerBlock.properties;
const { type } = schema.$defs.promotionsBlock.properties;

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

/** Any text that is not given is left out, as in a file. */
const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

const show = maybe(
  fc.record({
    audience: fc.constantFrom('everyone' as const, 'visitor' as const, 'player' as const),
    from: maybe(fc.constant('2020-01-01T00:00:00Z')),
    until: maybe(fc.constantFrom('2021-01-01T00:00:00Z', '2900-01-01T00:00:00Z')),
  }),
);

/** Any block that the brand can show. */
function blocksOf(brand: ResolvedBrand): fc.Arbitrary<Block> {
  const { modules, categories } = brand;
  const routes = brandRows(registry, brand)
    .filter(({ places, audience }) => places.length > 0 && audience === 'everyone')
    .map(({ route }) => route);
  const sections = Object.keys(GAME_SECTIONS).filter((one) =>
    categories.some((each) => each === one),
  );
  const card = fc.record({ title: text, text: maybe(text), to: fc.constantFrom(...routes) });
  const look = {
    rows: fc.integer({ min: rows.minimum, max: rows.maximum }),
    size: fc.constantFrom(...size.enum),
  };
  const kinds: Record<string, { options?: Record<string, fc.Arbitrary<unknown>>; on?: boolean }> = {
    banner: { options: { style: fc.constantFrom(...style.enum) } },
    gameMenu: {},
    notices: { on: modules.announcements },
    continuePlaying: { on: modules.recents },
    favourites: { on: modules.favourites },
    winners: { on: modules.winnerBoard },
    promotions: {
      on: modules.promotions,
      options: { ...look, type: maybe(fc.constantFrom(...type.enum)), title: maybe(text) },
    },
    vip: { on: modules.vip, options: { title: maybe(text) } },
    games: {
      options: {
        ...look,
        section: maybe(fc.constantFrom(...sections)),
        sort: fc.constantFrom(...sort.enum),
        title: maybe(text),
      },
    },
    text: { options: { title: maybe(text), text } },
    cards: {
      options: { title: maybe(text), cards: fc.array(card, { minLength: 1, maxLength: 5 }) },
    },
    faq: {
      options: {
        title: text,
        questions: fc.array(fc.record({ question: text, answer: text }), {
          minLength: 1,
          maxLength: 3,
        }),
      },
    },
    partners: {
      options: {
        title: text,
        partners: fc.uniqueArray(
          fc.record({
            name: text,
            image: fc.constant(brand.branding.icon),
            url: maybe(fc.webUrl({ validSchemes: ['https'] })),
          }),
          { minLength: 1, maxLength: 5, selector: ({ name, url }) => `${name.en} ${url}` },
        ),
      },
    },
  };
  const each = Object.entries(kinds)
    .filter(([, { on = true }]) => on)
    .map(([block, { options = {} }]) => fc.record({ block: fc.constant(block), show, ...options }));
  // The schema, which the tests check these against, says it more closely than the types of the records can.
  return fc.oneof(...each).map((block) => plain(block) as Block);
}

/** Entries of a list, each once, with groups of the site and of the brand's own among them. */
function entriesOf(
  ids: readonly string[],
  groups: readonly NonNullable<Entry['group']>[],
  most: number,
): fc.Arbitrary<Entry[]> {
  const link: Entry = { link: 'https://blog.example.com/', label: SHORT };
  return fc
    .record({
      modules: fc.shuffledSubarray([...ids], { maxLength: most }),
      groups: fc.shuffledSubarray([...groups]),
      own: fc.nat({ max: 2 }),
      linked: fc.boolean(),
      title: text,
    })
    .map(({ modules, groups: named, own, linked, title }) => {
      const entries = modules.map((module): Entry => ({ module }));
      const grouped = own > 0 ? entries.splice(0, own) : [];
      return [
        ...entries,
        ...(grouped.length > 0 ? [{ title, entries: grouped } as Entry] : []),
        ...named.map((group): Entry => ({ group })),
        ...(linked ? [link] : []),
      ];
    });
}

/** The bar of phones opens the menu, and nobody sees more than five entries. */
const barOf = (ids: readonly string[]): fc.Arbitrary<Entry[]> =>
  fc
    .shuffledSubarray([...ids], { minLength: 1, maxLength: 4 })
    .chain((modules) => fc.nat({ max: modules.length }).map((at) => ({ modules, at })))
    .map(({ modules, at }) =>
      modules.map((module): Entry => ({ module })).toSpliced(at, 0, { group: 'games' }),
    );

const contentKinds: readonly unknown[] = schema.$defs.contentBlock.properties.block.enum;

/** Blocks on any of the pages. */
function pagesOf(brand: ResolvedBrand): fc.Arbitrary<Parts['pages']> {
  const content = blocksOf(brand).filter(({ block }) => contentKinds.includes(block));
  const blocks = maybe(fc.array(content, { minLength: 1, maxLength: 3 }));
  const around = fc.record({ above: blocks, below: blocks });
  const games = fc.record(Object.fromEntries(brand.categories.map((one) => [one, blocks])));
  const home = fc.array(blocksOf(brand), { minLength: 1, maxLength: 8 });
  return fc
    .record({ home, games, help: around, promotions: around, login: blocks, register: blocks })
    .map((pages) => plain(pages) as Parts['pages']);
}

/** Any composition of a brand. */
function compositionOf(brand: ResolvedBrand): fc.Arbitrary<Composition> {
  const own = brandRows(registry, brand).filter(({ places }) => places.length > 0);
  const ids = own.map(({ id }) => id);
  const open = viewerRows(own, 'visitor', undefined).map(({ id }) => id);
  const any = fc.record({
    look: looksOf(brand),
    pages: pagesOf(brand),
    frame: fc.record({
      layout: fc.constantFrom(...schema.properties.frame.properties.layout.enum),
      header: entriesOf(open, ['games'], 5),
      menu: entriesOf(ids, ['wallet', 'rewards', 'account', 'agent', 'games', 'help', 'leave'], 8),
      bottomBar: barOf(open),
      footer: entriesOf(open, ['games', 'help', 'contact'], 8),
    }),
  });
  // The menu at the top takes the place of the header's list.
  return any.map(({ frame: { header, ...frame }, pages, look: { branding, ...rest } }) => ({
    manifest: {
      branding,
      pages,
      frame: (frame.layout === 'top' ? frame : { ...frame, header }) as Parts['frame'],
    },
    ...rest,
  }));
}

/** Compositions of a brand drawn by the run's seed. */
export const randomCompositions = (brand: ResolvedBrand, count: number): Composition[] =>
  fc.sample(compositionOf(brand), { numRuns: count, seed: lotOf('random compositions') | 0 });
