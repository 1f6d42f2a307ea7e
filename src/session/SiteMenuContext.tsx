import { createContext, useContext } from 'react';
import type { MessageTree } from '#src/i18n/messages.generated.ts';
import type { IconName } from '#src/ui/icons/names.generated.ts';

/** A screen of the site, as a feature shows it that leads there. */
export interface SiteEntry {
  id: string;
  route: string;
  /** The file of the screen, by which it is fetched ahead. */
  screen: string;
  label: `modules:${keyof MessageTree['modules']}`;
  icon: IconName;
  /** It is drawn above the page on show. */
  popup?: true;
  /** Where it has an entry. */
  places: readonly string[];
}

/** Screens that are there for the same; the message `menu.<id>` of the shell names all but the way out. */
export interface SiteGroup {
  id: keyof MessageTree['app']['menu'] | 'leave';
  rows: readonly SiteEntry[];
}

/** The screens that menus lead to now, for who is looking. */
export interface SiteMenu {
  groups: readonly SiteGroup[];
  /** Fetches a screen ahead of a navigation. */
  preload: (screen: string) => void;
}

export const SiteMenuContext = createContext<SiteMenu | null>(null);

/** The screens to lead to. Throws outside a `SiteMenuContext`. */
export function useSiteMenu(): SiteMenu {
  const menu = useContext(SiteMenuContext);
  if (!menu) throw new Error('useSiteMenu needs a SiteMenuContext above it');
  return menu;
}
