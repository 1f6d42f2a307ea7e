import { lazy } from 'react';
import type { Screen, ScreenModule } from '#src/modules/screenModule.ts';
import { componentName } from '#src/modules/select.ts';

/** Finds the component of a screen, `lobby/LobbyScreen`. Throws if there is no such file. */
export type Screens = (screen: string) => Screen;

const pathOf = (screen: string) => `../features/${screen}.tsx`;

function pick(screen: string, module: ScreenModule): Screen {
  const component = module[componentName(screen)];
  if (!component) throw new Error(`${pathOf(screen)} exports no ${componentName(screen)}`);
  return component;
}

/** Screens that are loaded at once, by the paths of a glob beside this folder. For prerendering and stories. */
export function eagerScreens(modules: Record<string, ScreenModule>): Screens {
  return (screen) => pick(screen, modules[pathOf(screen)] ?? {});
}

/** The time after which a chunk is given up (S9.6), in milliseconds. */
const CHUNK_TIMEOUT_MS = 120_000;

/** Part of the site did not load (S8.8). */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
  /** It timed out rather than failed (S9.6). */
  readonly slow: boolean;

  constructor(screen: string, cause: unknown) {
    super(`${screen} did not load`, { cause });
    this.slow = cause instanceof DOMException && cause.name === 'TimeoutError';
  }
}

/** All but those of `memberScreens.ts`. */
const loaders = import.meta.glob<ScreenModule>([
  '../features/*/*Screen.tsx',
  '!../features/{agentContracts,agentHome,agentIncome,agentRecords,agentRegistration,agentTeam,bets,bonuses,chatRoom,contractPopup,deposit,feedback,inbox,lineTransfer,lottery,member,missions,profit,protection,rebates,rewards,security,statement,termsChange,transactions,transfers,verification,waitingDeposit,withdrawals}/*Screen.tsx',
  '!../features/games/{Favourites,Recent}Screen.tsx',
]);

async function loadChunk(screen: string): Promise<Screen> {
  const path = pathOf(screen);
  const loader = loaders[path] ?? (await import('./memberScreens.ts')).memberScreens[path];
  if (!loader) throw new Error(`there is no screen ${screen}`);
  return pick(screen, await loader());
}

/** Rejects if loading takes too long (S9.6). */
async function inTime<Value>(coming: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    const late = new DOMException('no answer', 'TimeoutError');
    timer = setTimeout(() => reject(late), CHUNK_TIMEOUT_MS);
  });
  return Promise.race([coming, tooLong]).finally(() => clearTimeout(timer));
}

/**
 * Screens that load in chunks of their own. `companion` is fetched along with a chunk: the messages of the feature. After a failed load
 * `recover` runs, which may reload the page; then, or at once after a timeout, it throws a `ChunkError`.
 */
export function lazyScreens(
  companion: (screen: string) => Promise<unknown>,
  recover: () => Promise<void>,
): { screens: Screens; load: (screen: string) => Promise<Screen> } {
  const made = new Map<string, Screen>();
  const load = async (screen: string): Promise<Screen> => {
    try {
      const [component] = await inTime(Promise.all([loadChunk(screen), companion(screen)]));
      // A preloaded screen needs no fallback, not even for a moment.
      if (!made.has(screen)) made.set(screen, component);
      return component;
    } catch (cause) {
      throw new ChunkError(screen, cause);
    }
  };
  const screens: Screens = (screen) => {
    const known = made.get(screen);
    if (known) return known;
    const component: Screen = lazy(async () => {
      const loaded = await load(screen).catch(async (error) => {
        if (!(error instanceof ChunkError && error.slow)) await recover();
        throw error;
      });
      return { default: loaded };
    });
    made.set(screen, component);
    return component;
  };
  return { screens, load };
}
