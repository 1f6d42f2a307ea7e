import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { PlayerRole } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import type { ModuleRow } from '#src/modules/types.ts';
import { atRest } from '../scripts/bench/atRest.ts';
import { control } from './faultFlow.ts';
import { gamesShown } from './journey.ts';
import { expect, test } from './ownSite.ts';
import { beginPage, STEADY } from './pageJumps.ts';
import { enter } from './player.ts';
import { addressOf } from './screenAddresses.ts';
import { type Call, type Notes, noteCalls, QUIET, READING, SAID_BY } from './screenCalls.ts';
import { TROUBLES, type Troubled, trouble } from './screenTrouble.ts';
import type { Site } from './sites.ts';

/** The faults of calls that a page works without: a failure, another shape, or one wrong field. */
const ORNAMENT_TROUBLES = ['error', 'misshapen', 'wrongField'] as const;

/** The duration of a slow call, in milliseconds. */
const SLOW_MS = 1500;

/** The time in which a page must be loaded, even on a busy machine, in milliseconds. */
const PATIENCE_MS = 30_000;

/** The call for the player's data: screens for everyone are shown without its response. */
const WHO: Call = 'getMemberInfo';

/** The game host shows one game, and nothing without it. */
const ALL_IN_ONE = 'play';

/** The element of a screen: the main part, or the popup above it. */
const screenOf = (page: Page, { popup }: ModuleRow): Locator =>
  popup ? page.getByRole('dialog') : page.locator('main');

/** The headings that a screen shows, in order. */
const headingsOf = (page: Page, row: ModuleRow): Promise<string[]> =>
  screenOf(page, row).getByRole('heading').filter({ visible: true }).allTextContents();

interface Seen {
  row: ModuleRow;
  address: string;
  calls: Call[];
  /** The headings of its parts, once all are loaded. */
  headings: string[];
}

/** Finds the calls of a screen while all of them are slow, and checks that it shows skeletons and does not shift. */
async function see(page: Page, notes: Notes, row: ModuleRow, address: string): Promise<Seen> {
  await page.goto(address, { waitUntil: 'commit' });
  const busy = screenOf(page, row).locator('[aria-busy=true]').first();
  const shape = busy.waitFor({ state: 'attached', timeout: PATIENCE_MS }).then(
    () => true,
    () => false,
  );
  await atRest(page);
  // A cached script needs no request, so a screen may still be waiting for its own.
  await expect(busy, `${row.id} is there`).not.toBeAttached({ timeout: PATIENCE_MS });
  await atRest(page);
  const calls = await notes.take();
  const shown = calls.some((call) => call !== WHO && !(call in QUIET));
  if (shown && !row.popup) expect.soft(await shape, `${row.id} shows what is coming`).toBe(true);
  const jumped = Number(await page.locator('html').getAttribute('data-jumped'));
  expect.soft(jumped, `${row.id} does not jump`).toBeLessThan(STEADY);
  return { row, address, calls, headings: await headingsOf(page, row) };
}

/** The calls of each screen of a site. The page below a popup is the lobby. */
async function seeAll(
  page: Page,
  site: Site,
  rows: readonly ModuleRow[],
  request: APIRequestContext,
): Promise<Seen[]> {
  const notes = await noteCalls(page);
  await page.goto(site.origin);
  await gamesShown(page);
  await atRest(page);
  const beneath = await notes.take();
  for (const operation of READING) {
    if (!(operation in QUIET)) {
      await control(request, site, {
        fault: { operation, kind: 'latency', milliseconds: SLOW_MS },
      });
    }
  }
  const seen: Seen[] = [];
  for (const row of rows) {
    const address = await addressOf(site, row);
    seen.push(await test.step(row.id, () => see(page, notes, row, address)));
  }
  await control(request, site, { reset: true });
  return seen.map(({ calls, ...rest }) => ({
    ...rest,
    calls: rest.row.popup ? calls.filter((call) => !beneath.includes(call)) : calls,
  }));
}

/** Retries everything that a screen reports as failed. Sections of one kind fail together, and one retry may reload others. */
async function askAgain(alerts: Locator): Promise<void> {
  for (let left = await alerts.count(); left > 0; left = await alerts.count()) {
    await alerts.first().getByRole('button').last().click();
    await expect.poll(() => alerts.count()).toBeLessThan(left);
  }
}

/** A page with its platform, and the player who is logged in. */
export interface Visit extends Troubled {
  role: PlayerRole;
}

/** Checks screens while their calls are slow, fail and are retried. Returns the calls that were checked. */
export async function meetStates(visit: Visit, rows: readonly ModuleRow[]) {
  const { page, site, request, role } = visit;
  await page.addInitScript(beginPage);
  await enter(page, site, role);
  const seen = await seeAll(page, site, rows, request);
  const first = (call: Call, fits: (row: ModuleRow) => boolean) =>
    seen.find(({ row, calls }) => fits(row) && calls.includes(call))?.row;

  const whose = first(WHO, ({ audience }) => audience !== 'everyone');
  const needed = seen.flatMap(({ calls, ...screen }) =>
    calls
      .filter((call) => !(call in QUIET) && (call !== WHO || screen.row === whose))
      .map((call) => ({ ...screen, call })),
  );
  /** The headings of each screen, and those that were left when a single call failed. */
  const stood = new Map<ModuleRow, { headings: string[]; left: string[][] }>();

  for (const [index, { row, address, call, headings }] of needed.entries()) {
    const kind = TROUBLES[index % TROUBLES.length] ?? 'error';
    await test.step(`${row.id}: ${call} ${kind}`, async () => {
      const heal = await trouble(visit, call, kind);
      await page.goto(address);
      const alerts = screenOf(page, row).getByRole('alert');
      const said = await alerts
        .first()
        .waitFor({ timeout: PATIENCE_MS })
        .then(
          () => true,
          () => false,
        );
      expect.soft(said, `${row.id} says that ${call} failed`).toBe(true);
      await expect(page.getByRole('banner').first()).toBeAttached();
      // Waits until every failure has been reported: a section that failed later would not be retried.
      await atRest(page);
      const { left } = stood.get(row) ?? { left: [] };
      stood.set(row, { headings, left: [...left, await headingsOf(page, row)] });
      await heal();
      await askAgain(alerts);
    });
  }
  for (const [row, { headings, left }] of stood) {
    if (left.length < 2 || row.id === ALL_IN_ONE) continue;
    const fallen = headings.filter((heading) => left.every((shown) => !shown.includes(heading)));
    expect.soft(fallen, `${row.id} keeps its other parts whenever one call fails`).toEqual([]);
  }

  for (const { row, address, calls } of seen.filter(({ row }) => !row.popup)) {
    const ornaments = calls.filter(
      (call) => call in QUIET && first(call, ({ id }) => !SAID_BY[call]?.includes(id)) === row,
    );
    if (ornaments.length === 0) continue;
    for (const kind of ORNAMENT_TROUBLES)
      await test.step(`${row.id} without ${ornaments.join(', ')}: ${kind}`, async () => {
        const heals = [];
        for (const call of ornaments) heals.push(await trouble(visit, call, kind));
        await page.goto(address);
        await atRest(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        await expect
          .soft(page.locator('main').getByRole('alert'), `${row.id} goes on`)
          .toHaveCount(0);
        for (const heal of heals) await heal();
      });
  }
  const asked = seen.flatMap(({ calls }) => calls);
  return { asked, needed: needed.map(({ call }) => call) };
}
