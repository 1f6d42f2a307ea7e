import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { PlayerRole } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { closeAnnouncements } from '#scripts/bench/closeAnnouncements.ts';
import { TOKEN_KEY } from '#src/session/sessionStore.ts';
import { tokenOf } from '../player.ts';
import { routeOf } from '../screenAddresses.ts';
import { pathIn, type Site } from '../sites.ts';
import { type Shot, SIZES } from './plan.ts';

/** The player for a screen's audience. */
const VIEWERS: Record<Shot['row']['audience'], PlayerRole | undefined> = {
  everyone: undefined,
  visitor: undefined,
  player: 'player',
  member: 'player',
  agent: 'agent1',
};

/** The time without a request after which a screen is at rest, in milliseconds. */
const SETTLED_MS = 800;
const PATIENCE_MS = 30_000;
const QUALITY = 70;

/** How pictures are taken. */
interface Taking {
  /** Whether announcements may open over a page. When they do depends on how busy the machine is. */
  announced?: boolean;
  /** The session of the player who sees the screen. */
  token?: string | undefined;
}

/** Takes one picture into a folder. */
async function take(
  browser: Browser,
  site: Site,
  shot: Shot,
  folder: string,
  { announced = true, token }: Taking,
) {
  const context = await browser.newContext({
    viewport: SIZES[shot.size],
    hasTouch: shot.size !== 'desktop',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(
    ({ theme, key, token: own }) => {
      localStorage.setItem('livery.theme', theme);
      if (own !== undefined) sessionStorage.setItem(key, own);
    },
    { theme: shot.theme, key: TOKEN_KEY, token },
  );
  if (!announced) await context.addInitScript(closeAnnouncements);
  const page = await context.newPage();
  await page.goto(site.origin + pathIn(site, shot.language, await routeOf(site, shot.row)));
  // A screen that keeps calling the platform is taken as it is.
  await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS }).catch(() => {});
  await page.waitForTimeout(SETTLED_MS);
  const path = join(folder, shot.file);
  await page.screenshot({ path, type: 'jpeg', quality: QUALITY });
  await context.close();
}

/** Takes all pictures of a site, a few side by side. */
export async function takeAll(
  browser: Browser,
  site: Site,
  shots: readonly Shot[],
  folder: string,
  { announced }: Pick<Taking, 'announced'> = {},
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const roles = new Set(shots.flatMap(({ row }) => VIEWERS[row.audience] ?? []));
  const tokens = new Map<PlayerRole, string>();
  for (const role of roles) tokens.set(role, await tokenOf(site, role));
  const waiting = [...shots];
  const lane = async () => {
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
      const role = VIEWERS[shot.row.audience];
      await take(browser, site, shot, folder, {
        ...(announced !== undefined && { announced }),
        token: role && tokens.get(role),
      });
    }
  };
  await Promise.all([lane(), lane()]);
}
