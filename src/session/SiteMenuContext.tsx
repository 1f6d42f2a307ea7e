import { createContext, useContext } from 'react';
import type { MessageTree } from '#src/i18n/messages.generated.ts';
import type { IconName } from '#src/ui/icons/names.generated.ts';

/** A screen of the site, as features link to it. */
export interface SiteEntry {
  id: string;
  route: string;
  /** The file of the screen, used to prefetch it. */
  screen: string;
  label: `modules:${keyof MessageTree['modules']}`;
  icon: IconName;
  /** Shown above the current page. */
  popup?: true;
  /** Menus with an entry for it. */
  places: readonly string[];
}

/** Screens grouped by purpose; the shell's message `menu.<id>` names each group but log out. */
export interface SiteGroup {
  id: keyof MessageTree['app']['menu'] | 'leave';
  rows: readonly SiteEntry[];
}

/** The screens in the menus for the current viewer. */
export interface SiteMenu {
  groups: readonly SiteGroup[];
  /** Prefetches a screen. */
  preload: (screen: string) => void;
}

export const SiteMenuContext = createContext<SiteMenu | null>(null);

/** The menu's screens. Throws outside a `SiteMenuContext`. */
export function useSiteMenu(): SiteMenu {
  const menu = useContext(SiteMenuContext);
  if (!menu) throw new Error('useSiteMenu needs a SiteMenuContext above it');
  return menu;
}
