import { benchMerchants, merchantWith } from './benchMerchants.ts';
import { buildBench } from './buildBench.ts';
import { benchChange } from './changeBench.ts';
import { benchLanguages } from './languageBench.ts';
import { benchOverload } from './overloadBench.ts';
import type { PartName, Section } from './page.ts';
import { benchPresses } from './pressBench.ts';
import { benchRecords } from './recordsBench.ts';
import { benchReleases } from './releaseBench.ts';
import { changeRows, releaseRows } from './releaseRows.ts';
import {
  buildRows,
  languageRows,
  overloadRows,
  pressRows,
  recordsRows,
  sandboxRows,
  scrollRows,
  teamRows,
} from './rows.ts';
import { benchSandbox } from './sandboxBench.ts';
import { benchScroll } from './scrollBench.ts';
import { type ShardOptions, shardSections } from './shardBench.ts';
import { type SiteOptions, siteSections } from './siteSections.ts';
import { styleSections } from './styleSections.ts';
import { benchTeam } from './teamBench.ts';

const BRANDS = 300;
const MANY = 1000;
const JOBS = 2;

/** The options that change what is measured. */
export interface BenchOptions extends SiteOptions, ShardOptions {}

/** How each part is measured. Some parts are several sections of the page. */
export const PARTS: Record<PartName, (options: BenchOptions) => Promise<Section[]>> = {
  build: async () => [
    {
      title: 'The build',
      text:
        `Brands made by \`npm run brand -- new\` with seeded variety, on ${JOBS} worker threads, nothing cached but the ` +
        'compiled app; the comparison is measured in the same run.',
      rows: buildRows(await buildBench({ brands: BRANDS, many: MANY, jobs: JOBS })),
    },
  ],
  languages: async () => [
    {
      title: 'Many languages',
      text:
        'The home page’s document after gzip, which is all that differs of a first load, and the build of one brand with its pictures ' +
        'encoded before. Drafts of languages count too.',
      rows: languageRows(await benchLanguages()),
    },
  ],
  release: async () => [
    {
      title: 'Releases',
      text:
        'Generated sites of ten files, eight of them shared, in two revisions, in a store that is a folder of this machine. What brands share may take one and ' +
        'a half times the ten largest sites.',
      rows: releaseRows(await benchReleases(MANY)),
    },
  ],
  change: async ({ brands = MANY }) => [
    {
      title: 'A changed colour',
      text:
        `One brand of ${brands.toLocaleString('en-GB')} made by \`npm run brand -- new\`, with the app compiled and the pictures encoded before; the store has a live site of each brand, small generated ones of the others. ` +
        'Whole commands, one after another; the median of five changes.',
      rows: changeRows(await benchChange(brands)),
    },
  ],
  shards: shardSections,
  sites: siteSections,
  styles: ({ runs }) => styleSections(runs),
  presses: async () => {
    const sections: Section[] = [];
    for (const merchant of await benchMerchants()) {
      sections.push({
        title: `Presses in ${merchant.brand.id}`,
        text: 'On a phone with the processor at a quarter of its speed, what a visitor went through once before; the longest of three rounds.',
        rows: pressRows(await benchPresses(merchant)),
      });
    }
    return sections;
  },
  scroll: async () => {
    const merchant = await merchantWith('brand with slots', ({ categories }) =>
      categories.includes('RNG'),
    );
    const figures = await benchScroll(merchant);
    return [
      {
        title: 'A list of all slots',
        text: `${figures.games.toLocaleString('en-GB')} games on a phone, scrolled from the top to the end with the processor at a quarter of its speed.`,
        rows: scrollRows(figures),
      },
    ];
  },
  records: async () => {
    const merchant = await merchantWith(
      'brand with a single wallet',
      ({ wallet }) => wallet.single,
    );
    const figures = await benchRecords(merchant);
    return [
      {
        title: 'A very long record',
        text: `The transactions of a player with ${figures.rows.toLocaleString('en-GB')} movements, on a phone that was there before; what follows the opening with the processor at a quarter of its speed.`,
        rows: recordsRows(figures),
      },
    ];
  },
  team: async () => {
    const merchant = await merchantWith('brand with agents', ({ modules }) => modules.agent);
    const figures = await benchTeam(merchant);
    return [
      {
        title: 'A very large team',
        text: `The answers that an agent with ${figures.members.toLocaleString('en-GB')} members below gets, who made ${figures.bets.toLocaleString('en-GB')} bets in 30 days: the median of each on the embedded database, over HTTP, client and server on the same machine.`,
        rows: teamRows(figures),
      },
    ];
  },
  sandbox: async () => {
    const merchant = await merchantWith('brand', () => true);
    return [
      {
        title: 'The sandbox',
        text: 'On the embedded database, over HTTP, client and server on the same machine.',
        rows: sandboxRows(await benchSandbox(merchant)),
      },
    ];
  },
  overload: async () => {
    const merchant = await merchantWith(
      'brand with a single wallet',
      ({ wallet }) => wallet.single,
    );
    const figures = await benchOverload(merchant);
    return [
      {
        title: 'The sandbox under overload',
        text: `${figures.connections} connections that bet without a pause, on the embedded database, client and server on the same machine.`,
        rows: overloadRows(figures),
      },
    ];
  },
};
