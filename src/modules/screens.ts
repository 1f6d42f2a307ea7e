import { type ComponentType, lazy } from 'react';
import type { GameCategory } from '#src/brand/gameCategory.ts';
import { componentName } from '#src/modules/select.ts';

/** What the router hands to a screen. */
export interface ScreenProps {
  /** The game category, for the screens of one. */
  category?: GameCategory;
}

type Screen = ComponentType<ScreenProps>;
type ScreenModule = Record<string, Screen>;

/** Finds the component of a screen, `lobby/LobbyScreen`. Throws where no such file is. */
export type Screens = (screen: string) => Screen;

const pathOf = (screen: string) => `../features/${screen}.tsx`;

function pick(screen: string, module: ScreenModule): Screen {
  const component = module[componentName(screen)];
  if (!component) throw new Error(`${pathOf(screen)} exports no ${componentName(screen)}`);
  return component;
}

/** Screens that are there at once, for prerendering and stories. */
export function eagerScreens(modules: Record<string, ScreenModule>): Screens {
  return (screen) => pick(screen, modules[pathOf(screen)] ?? {});
}

const loaders = import.meta.glob<ScreenModule>('../features/*/*Screen.tsx');

/**
 * Screens that come in chunks of their own. `load` fetches a chunk ahead; `companion` is fetched along with it,
 * the messages of the feature for one.
 */
export function lazyScreens(companion: (screen: string) => Promise<unknown>): {
  screens: Screens;
  load: (screen: string) => Promise<Screen>;
} {
  const load = async (screen: string): Promise<Screen> => {
    const loader = loaders[pathOf(screen)];
    if (!loader) throw new Error(`there is no screen ${screen}`);
    const [module] = await Promise.all([loader(), companion(screen)]);
    return pick(screen, module);
  };
  const made = new Map<string, Screen>();
  const screens: Screens = (screen) => {
    const known = made.get(screen);
    if (known) return known;
    const component: Screen = lazy(async () => ({ default: await load(screen) }));
    made.set(screen, component);
    return component;
  };
  return { screens, load };
}
